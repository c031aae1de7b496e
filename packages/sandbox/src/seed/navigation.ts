import type { ConfigFlag } from '@fair/contract/site.ts'
import { load } from '../data/load.ts'
import type { BarItem, TopBar } from '../sent.ts'
import type { Column, Text } from './text.ts'

const data = load('site/navigation')

type Entry = readonly [path: string, label: Text, hiddenBy?: ConfigFlag]

/** The navigation of the full site, in order. */
const FULL_NAVIGATION: readonly Entry[] = data.fullNavigation

interface FooterColumn {
  readonly title: Text
  readonly entries: readonly Entry[]
}

/** The footer of the full site. */
const FULL_FOOTER: readonly FooterColumn[] = data.fullFooter

const barItem = ([path, label, hiddenBy]: Entry, column: Column): BarItem => ({
  label: label[column],
  path,
  ...(hiddenBy && { hiddenBy }),
})

/** Header and footer in one language; `paths` reduces the header, for a tenant that shows less. */
export function topBarIn(column: Column, paths: readonly string[] | null = null): TopBar {
  const items = FULL_NAVIGATION.filter(([path]) => paths?.includes(path) ?? true)
  const footer = FULL_FOOTER.map(({ title, entries }) => ({
    title: title[column],
    items: entries.map((entry) => barItem(entry, column)),
  }))
  return {
    items: items.map((entry) => barItem(entry, column)),
    footer,
  }
}

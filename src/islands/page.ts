import { connect } from '../api/browser.ts'
import type { Call } from '../api/client.ts'
import type { ErrorKey } from '../domain/errors.ts'
import { loadTranslate } from '../lib/i18n/browser-texts.ts'
import type { Namespace } from '../lib/i18n/messages.ts'
import { ISLAND_NAMESPACES } from '../lib/i18n/text-files.ts'
import type { PageContext } from '../lib/page.ts'
import { liveContext } from '../lib/page-context.ts'
import { type PageData, readPageData } from '../stores/page-data.ts'

/** The context shared by all islands of a page. */
export interface IslandPage {
  /** Language, scope, texts, formats and links, as passed to views. */
  page: PageContext
  /** The layout's data for the browser; at build time the part of it that an island may use for rendering. */
  data: PageData
  /** The client (api/client.ts). It throws at build time: an island makes calls only in effects and event handlers. */
  call: Call
  /** A text of the namespace `errors`. */
  text: (key: ErrorKey) => string
}

let current: IslandPage | undefined

/** The page that islands are rendered for: set by the layout at build time, before it renders them. */
export function setBuildPage(page: PageContext, data: PageData): void {
  current = {
    page,
    data,
    call: () => {
      throw new Error('An island asks the platform while it is prerendered.')
    },
    text: (key) => page.t(`errors:${key}`),
  }
}

/** The page that the browser shows, with these namespaces loaded. Rejects if a file of texts cannot be fetched. */
export async function preparePage(namespaces: readonly string[]): Promise<IslandPage> {
  const data = current?.data ?? readPageData()
  const t = await loadTranslate(data.language, [...ISLAND_NAMESPACES, ...(namespaces as Namespace[])])
  const text = (key: ErrorKey) => t(`errors:${key}`)
  current ??= { data, page: liveContext(data, t), call: connect(data, text), text }
  return current
}

/** @throws Error outside of a page */
export function currentPage(): IslandPage {
  if (!current) throw new Error('No page: render islands inside BaseLayout, hydrate them by client:intent.')
  return current
}

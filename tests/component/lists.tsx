// The lists of exhibits and exhibitors on their first page, as prerendered.
import '../../src/styles/list.css'
import { toExhibitorSummary, toExhibitSummary } from '@fair/contract/rules/summaries.ts'
import { page } from 'vitest/browser'
import { exhibitorsBy, exhibitsBy } from '../../src/features/catalogue/catalogue.api.ts'
import { ExhibitItems } from '../../src/features/catalogue/ExhibitItems.tsx'
import { ExhibitList } from '../../src/features/catalogue/ExhibitList.tsx'
import { ExhibitorItems } from '../../src/features/catalogue/ExhibitorItems.tsx'
import { ExhibitorList } from '../../src/features/catalogue/ExhibitorList.tsx'
import { facetGroups, summarisedGroups } from '../../src/features/shared/list/list-facets.ts'
import { defaultQuery, EXHIBITORS, EXHIBITS, type ListConfig } from '../../src/features/shared/list/list-query.ts'
import type { FetchList } from '../../src/features/shared/list/list-store.ts'
import { dataOf } from '../connected.ts'
import { hydrate, openPage } from './island.tsx'

/** A list's first page, from the list's own call. */
async function firstPage<T>(kind: ListConfig, fetchAnswer: FetchList<T>) {
  const { records, total, facets } = dataOf(await fetchAnswer(defaultQuery(kind, 1), new AbortController().signal))
  return { records, list: { pageNum: 1, total, groups: summarisedGroups(facetGroups(facets, kind), kind) } }
}

export async function openExhibits(query = ''): Promise<void> {
  const { call, data } = await openPage(`/en-US/exhibits/${query}`, 'list', 'exhibits')
  const { records, list } = await firstPage(EXHIBITS, exhibitsBy(call, data.search))
  const items = records.flatMap((each) => ('exhibitsId' in each ? [toExhibitSummary(each)] : []))
  await hydrate(
    <ExhibitList {...list}>
      <ExhibitItems items={items} />
    </ExhibitList>,
  )
}

export async function openExhibitors(query = ''): Promise<void> {
  const { call } = await openPage(`/en-US/exhibitor/${query}`, 'list', 'exhibitor')
  const { records, list } = await firstPage(EXHIBITORS, exhibitorsBy(call))
  await hydrate(
    <ExhibitorList {...list}>
      <ExhibitorItems items={records.map(toExhibitorSummary)} />
    </ExhibitorList>,
  )
}

export const count = page.css('.result')
export const chips = () => [...document.querySelectorAll('.chip')].map((each) => each.textContent)
export const names = () =>
  [...document.querySelectorAll('#list :is(.item, .exhibitor-card) h3')].map((each) => each.textContent)
export const box = (facet: string, value: string) => page.css(`input[data-key="${facet}:${value}"]`)
/** The number of items that a value shows. */
export const promised = (facet: string, value: string): number => {
  const label = box(facet, value).element().closest('label')
  return Number(label?.querySelector('.number')?.textContent?.replace(/\D/g, ''))
}
export const address = () => decodeURIComponent(location.pathname + location.search)

/** How much of the site depends on a call. Without a `must` there is no fair to show: contract:check ends with 5. */
export type Level = 'must' | 'should' | 'optional'

export interface Need {
  readonly level: Level
  /** What visitors lose without it. */
  readonly loses: string
  /** An empty list is as bad as none: a fair has at least one record. */
  readonly isFull: boolean
}

const must = (loses: string, isFull = false): Need => ({ level: 'must', loses, isFull })
const should = (loses: string, isFull = false): Need => ({ level: 'should', loses, isFull })
const OPTIONAL: Need = { level: 'optional', loses: '', isFull: false }

const NEEDS: Readonly<Record<string, Need>> = {
  'site.tenantSite': must('the site: its tenant is unknown'),
  'site.languages': must('the site: it has no language', true),
  'exhibition.list': must('every page of an exhibition', true),
  'home.listIds': must(
    'the pages of exhibits, exhibitors, news, streams and meetings: they are read by their ids',
    true,
  ),
  'search.exhibits': must('the exhibits: list, filters and search', true),
  'search.exhibitor': must('the exhibitors: list, filters and search', true),
  'catalogue.exhibit': must('the page of an exhibit that is newer than the build'),
  'catalogue.exhibitor': must('the page of an exhibitor that is newer than the build'),
  'decoration.topBar': should('the header’s menu', true),
  'decoration.homeRender': should('the home page’s blocks'),
  'decoration.themeColor': should('the tenant’s colours'),
  'search.industries': should('the industries as a filter and as pages', true),
  'catalogue.categoryTrees': should('the categories as a filter', true),
  'search.overview': should('the search of the complete site'),
  'search.live': should('the streams'),
  'search.meeting': should('the meetings'),
  'search.offlineActivity': should('the activities'),
  'news.search': should('the news'),
  'agreement.list': should('the agreements, which a registration must show', true),
  'geography.tree': should('countries and places in every form', true),
  'inquiry.units': should('units in inquiries', true),
  'ticket.kinds': should('the tickets'),
  'home.visitsByHour': should('the chart of visits by hour among the fair’s figures'),
}

export const needOf = (call: string): Need => NEEDS[call] ?? OPTIONAL
/** The calls that have a level. @internal */
export const NAMED = Object.keys(NEEDS)

/** Whether an answer's payload is an empty list. */
export function isEmptyList(data: unknown): boolean {
  if (Array.isArray(data)) return data.length === 0
  const { records, list } = Object(data) as { records?: unknown; list?: unknown }
  return [records, list].some((each) => Array.isArray(each) && each.length === 0)
}

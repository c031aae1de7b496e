import type { MicroBlock } from '@fair/contract/decoration.ts'
import type { MicroPageSummary } from '@fair/contract/micro.ts'
import { asId } from '@fair/contract/rules/own-values.ts'
import { summaryOf } from '@fair/contract/rules/summaries.ts'
import type { Translate } from '../../lib/i18n/translator.ts'

/** Features per page of the list. */
export const MICRO_PAGE_SIZE = 40

const toMicroSummary = summaryOf<MicroPageSummary>({
  microPageId: true,
  title: true,
  summary: true,
  cover: true,
  code: true,
  updateTime: true,
})

export type MicroCode = NonNullable<MicroPageSummary['code']>

/** The routes filled by a composed page. The page's own address names the route as canonical. */
export const ROUTE_OF_CODE: Readonly<Record<MicroCode, string>> = {
  PROMOTE: '/promote',
  OPEN_WEEK: '/cainiao-openweek',
  MIXED_LIST: '/mixed-list',
  NEWS_SERVICES: '/news/servics',
  MICRO_SERVICES: '/micro-page/servics',
}

/** The default content of /mixed-list: a little of everything, in the organiser's order. */
export const mixedBlocks = (t: Translate): MicroBlock[] => [
  { type: 'exhibits', blockId: asId('mixed-exhibits'), title: t('micro:mixedExhibits'), count: 9, source: 'random' },
  { type: 'exhibitors', blockId: asId('mixed-exhibitors'), title: t('micro:mixedExhibitors'), count: 6 },
  { type: 'lives', blockId: asId('mixed-lives'), title: t('micro:mixedLives'), count: 3 },
  { type: 'meetings', blockId: asId('mixed-meetings'), title: t('micro:mixedMeetings'), count: 5 },
  { type: 'news', blockId: asId('mixed-news'), title: t('micro:mixedNews'), count: 5 },
]

/** The path of a feature: the route that it fills, or its own address. */
export const microPath = ({ microPageId, code }: Pick<MicroPageSummary, 'microPageId' | 'code'>): string =>
  code ? ROUTE_OF_CODE[code] : `/micro-page/${microPageId}`

export interface MicroListProps {
  pages: MicroPageSummary[]
  /** From 1. */
  pageNum: number
  /** Features on all pages. */
  total: number
  fairName: string
}

/** The list's pages, in the organiser's order; at least one, which shows the empty state. */
export function microPages(all: readonly MicroPageSummary[], fairName: string): MicroListProps[] {
  const last = Math.max(1, Math.ceil(all.length / MICRO_PAGE_SIZE))
  const linked = withRoutes(all)
  return Array.from({ length: last }, (_, n) => ({
    pages: linked.slice(n * MICRO_PAGE_SIZE, (n + 1) * MICRO_PAGE_SIZE).map(toMicroSummary),
    pageNum: n + 1,
    total: all.length,
    fairName,
  }))
}

/** The same pages, with a code only if they fill its route: that is the first page with the code. */
export function withRoutes<T extends Pick<MicroPageSummary, 'code'>>(pages: readonly T[]): T[] {
  const filled = new Set<MicroCode>()
  return pages.map((each) => {
    if (!each.code) return each
    if (filled.has(each.code)) return { ...each, code: null }
    filled.add(each.code)
    return each
  })
}

export const microListPath = (pageNum: number): string =>
  pageNum === 1 ? '/micro-list' : `/micro-list/page/${pageNum}`

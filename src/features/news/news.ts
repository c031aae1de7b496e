import type { Information, InformationSummary } from '@fair/contract/news.ts'
import type { Instant, SafeHtml } from '@fair/contract/rules/brand.ts'
import { msOf } from '@fair/contract/rules/instant.ts'
import { summaryOf } from '@fair/contract/rules/summaries.ts'
import { type NeighbourLinks, neighboursIn } from '../shared/Neighbours.tsx'

/** Stories per page of the list. */
export const NEWS_PAGE_SIZE = 20
/** Number of stories of the same column under a story. */
export const RELATED_NEWS = 4

export const toInformationSummary = summaryOf<InformationSummary>({
  informationId: true,
  title: true,
  summary: true,
  cover: true,
  publishTime: true,
  source: true,
  columnId: true,
  columnName: true,
  updateTime: true,
})

/** Newest first (Spec 7: sorted by publish_time); stories of the same instant keep their order. */
function byPublishTime<T extends { publishTime: Instant }>(stories: readonly T[]): T[] {
  return [...stories].sort((a, b) => msOf(b.publishTime) - msOf(a.publishTime))
}

export interface NewsListProps {
  stories: InformationSummary[]
  /** From 1. */
  pageNum: number
  /** Stories on all pages. */
  total: number
  fairName: string
}

/** The list's pages; at least one, which shows the empty state. */
export function newsPages(stories: readonly InformationSummary[], fairName: string): NewsListProps[] {
  const sorted = byPublishTime(stories)
  const last = Math.max(1, Math.ceil(sorted.length / NEWS_PAGE_SIZE))
  return Array.from({ length: last }, (_, n) => ({
    stories: sorted.slice(n * NEWS_PAGE_SIZE, (n + 1) * NEWS_PAGE_SIZE).map(toInformationSummary),
    pageNum: n + 1,
    total: sorted.length,
    fairName,
  }))
}

export const newsListPath = (pageNum: number): string => (pageNum === 1 ? '/news' : `/news/page/${pageNum}`)

export interface NewsViewProps extends NeighbourLinks {
  story: Information
  /** The sanitised `content`. */
  contentHtml: SafeHtml
  related: InformationSummary[]
}

/** The view of every story, newest first; the content is not sanitised yet. */
export function* newsViews(stories: readonly Information[]): Generator<Omit<NewsViewProps, 'contentHtml'>> {
  const sorted = byPublishTime(stories)
  const neighboursAt = neighboursIn(sorted, (each) => ({ id: each.informationId, name: each.title }))
  for (const [n, story] of sorted.entries()) {
    // The list is newest first, the links are in order of time.
    const { previous: newer, next: older } = neighboursAt(n)
    yield { story, related: relatedNews(story, sorted), previous: older, next: newer }
  }
}

/** The newest other stories of the same column; `sorted` newest first. */
export function relatedNews(story: InformationSummary, sorted: readonly InformationSummary[]): InformationSummary[] {
  return sorted
    .filter((each) => each.columnId === story.columnId && each.informationId !== story.informationId)
    .slice(0, RELATED_NEWS)
    .map(toInformationSummary)
}

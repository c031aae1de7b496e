import { load } from '../../data/load.ts'
import type { Article } from './article.ts'

/** A story that many exhibitors could tell; its slots are filled with one of theirs and one of their exhibits. */
interface Story extends Pick<Article, 'columnId' | 'title' | 'summary' | 'body'> {
  /** Only of exhibitors that come for this edition of theirs or a later one. */
  readonly fewestEditions?: number
  /** Only of exhibitors of these industries: those whose goods can be sent as a free sample. */
  readonly industries?: readonly string[]
}

export const EXHIBITOR_STORIES: readonly Story[] = load('news/exhibitor-stories')

/** Whether an exhibitor can tell a story. */
export const fits = (
  { fewestEditions = 0, industries }: Story,
  { editions, industryId }: { readonly editions: number; readonly industryId: string },
): boolean => editions >= fewestEditions && (industries?.includes(industryId) ?? true)

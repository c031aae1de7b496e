import { load } from '../../data/load.ts'
import type { Article } from './article.ts'

/** A story that applies to many exhibitors; its slots are filled with one of them and one of its exhibits. */
interface Story extends Pick<Article, 'columnId' | 'title' | 'summary' | 'body'> {
  /** Only for exhibitors that have taken part at least this many times. */
  readonly fewestEditions?: number
  /** Only for exhibitors in these industries: those whose goods can be sent as a free sample. */
  readonly industries?: readonly string[]
}

export const EXHIBITOR_STORIES: readonly Story[] = load('news/exhibitor-stories')

/** Whether a story applies to an exhibitor. */
export const fits = (
  { fewestEditions = 0, industries }: Story,
  { editions, industryId }: { readonly editions: number; readonly industryId: string },
): boolean => editions >= fewestEditions && (industries?.includes(industryId) ?? true)

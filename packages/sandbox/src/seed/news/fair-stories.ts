import { load } from '../../data/load.ts'
import type { Media, Motif } from '../../media/address.ts'
import type { Text } from '../text.ts'
import type { ColumnId } from './article.ts'

/** An article by the organiser, from the weeks before the fair. `picture`: by its motif, or as in its address. */
export interface FairStory {
  readonly columnId: ColumnId
  readonly exhibitionId: string
  readonly picture: Motif | Media
  readonly title: Text
  readonly summary: Text
  readonly body: readonly Text[]
}

/** Newest first. */
export const FAIR_STORIES: readonly FairStory[] = load('news/fair-stories')

import { load } from '../../data/load.ts'
import type { Motif } from '../../media/address.ts'
import type { Text } from '../text.ts'
import type { ColumnId } from './article.ts'

/** An article of the organiser, of the weeks before the fair. `motif` picks its picture, null a view into a hall. */
export interface FairStory {
  readonly columnId: ColumnId
  readonly exhibitionId: string
  readonly motif: Motif | null
  readonly title: Text
  readonly summary: Text
  readonly body: readonly Text[]
}

/** Newest first. */
export const FAIR_STORIES: readonly FairStory[] = load('news/fair-stories')

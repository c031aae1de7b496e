import { load } from '../../data/load.ts'
import type { MediaPicture } from '../../media/address.ts'
import type { Text } from '../text.ts'

export const COLUMNS = load('news/headlines').columns

export type ColumnId = keyof typeof COLUMNS

/** The organiser's name as a source. */
export const COMMITTEE: Text = ['组委会', 'Organizing committee', '組織委員会', '조직위원회']

/** The same for the second tenant. */
export const NOVA_OFFICE: Text = ['诺瓦展览', 'Nova Trade Fairs', 'ノヴァ見本市', '노바 무역전시']

/** An article in four languages, before it has an id. Slots of all its texts are filled with the same values. */
export interface Article {
  readonly columnId: ColumnId
  readonly title: Text
  readonly summary: Text
  /** Paragraphs; a heading begins with '## '. */
  readonly body: readonly Text[]
  readonly cover: MediaPicture
  readonly source: Text
}

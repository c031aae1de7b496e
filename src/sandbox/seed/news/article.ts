import type { MediaPicture } from '../../media/address.ts'
import type { Text } from '../text.ts'

export const COLUMNS = {
  fair: ['展会动态', 'The fair', '博覧会', '박람회 소식'],
  exhibitor: ['展商新闻', 'Exhibitors', '出展者', '참가업체 소식'],
  industry: ['行业观察', 'Industry', '業界', '산업 동향'],
  guide: ['观展指南', 'Visitor guide', '来場案内', '관람 안내'],
  traffic: ['交通服务', 'Travel', '交通', '교통'],
} as const satisfies Record<string, Text>

export type ColumnId = keyof typeof COLUMNS

/** Who is named as the source. */
export const COMMITTEE: Text = ['组委会', 'Organising committee', '組織委員会', '조직위원회']

/** The same of the second tenant. */
export const NOVA_OFFICE: Text = ['诺瓦展览', 'Nova Trade Fairs', 'ノヴァ見本市', '노바 무역전시']

/** An article in four languages, before it has an id. Slots of all its texts are filled by the same values. */
export interface Article {
  readonly columnId: ColumnId
  readonly title: Text
  readonly summary: Text
  /** Paragraphs; one that begins with '## ' is a heading. */
  readonly body: readonly Text[]
  readonly cover: MediaPicture
  readonly source: Text
}

import type { Text } from '../../text.ts'

/** What is said of a guest beside name, title and company. */
export interface Portrait {
  /** One paragraph of plain text. */
  readonly summary: Text
  readonly introduction: readonly Text[]
}

import type { Text } from '../../text.ts'

/** The details of a guest besides name, title and company. */
export interface Portrait {
  /** One paragraph of plain text. */
  readonly summary: Text
  readonly introduction: readonly Text[]
}

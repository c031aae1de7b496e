import type { Text } from '../text.ts'

/** A section of an agreement: its heading and its paragraphs. `{site}` is the organiser's name. */
interface Section {
  readonly heading: Text
  readonly paragraphs: readonly Text[]
}

export interface AgreementText {
  readonly agreementType: string
  readonly title: Text
  readonly version: string
  readonly updateTime: string
  /** The text before the first section. */
  readonly preamble: Text
  readonly sections: readonly Section[]
}

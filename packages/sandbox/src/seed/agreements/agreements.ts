import { load } from '../../data/load.ts'
import type { Agreement } from '../../sent.ts'
import { escaped, fill } from '../template.ts'
import type { Column, Text } from '../text.ts'

/** A section of an agreement: its heading and its paragraphs. `{site}` is the organiser's name. */
interface Section {
  readonly heading: Text
  readonly paragraphs: readonly Text[]
}

interface AgreementText {
  readonly agreementType: string
  readonly title: Text
  readonly version: string
  readonly updateTime: string
  /** The text before the first section. */
  readonly preamble: Text
  readonly sections: readonly Section[]
}

const AGREEMENTS: readonly AgreementText[] = [
  load('agreements/user'),
  load('agreements/privacy'),
  load('agreements/ticket'),
  load('agreements/accessibility'),
  load('agreements/cookie'),
]

/** "1. Heading" with its paragraphs, as the platform's HTML. */
function htmlOf({ preamble, sections }: AgreementText, site: string, column: Column): string {
  const said = (text: Text) => `<p>${escaped(fill(text[column], () => site))}</p>`
  const parts = sections.map(({ heading, paragraphs }, index) => {
    const number = column === 1 || column === 3 ? `${index + 1}. ` : `${index + 1}．`
    return `<h2>${escaped(number + heading[column])}</h2>${paragraphs.map(said).join('')}`
  })
  return said(preamble) + parts.join('')
}

/** The agreements of a tenant in one language. */
export const agreementsIn = (tenantId: string, siteName: Text, column: Column): Agreement[] =>
  AGREEMENTS.map((text) => ({
    agreementId: `${tenantId}-${text.agreementType.toLowerCase()}`,
    agreementType: text.agreementType,
    title: text.title[column],
    version: text.version,
    updateTime: text.updateTime,
    content: htmlOf(text, siteName[column], column),
  }))

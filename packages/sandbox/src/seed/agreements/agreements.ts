import { load } from '../../data/load.ts'
import type { Agreement } from '../../sent.ts'
import { escaped, fill } from '../template.ts'
import type { Column, Text } from '../text.ts'
import type { AgreementText } from './section.ts'

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

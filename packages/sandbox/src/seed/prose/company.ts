import { load } from '../../data/load.ts'
import { randomItem, randomItems } from '../random.ts'
import { placeInSentence } from '../regions.ts'
import type { CompanySource } from '../sources.ts'
import { escaped, fill } from '../template.ts'
import type { Column, Text } from '../text.ts'
import { enumerate, spaced, uncapitalised } from '../text.ts'

const data = load('prose/company')

const SUMMARIES: readonly Text[] = data.summaries

const ABOUT: readonly Text[] = data.about

const AT_THE_FAIR: readonly Text[] = data.atTheFair

/** "Yarn and thread, tapes and lace, and craft yarns". */
const IN_SENTENCE = new Intl.ListFormat('en-US')

function lookup(exhibitor: CompanySource, column: Column) {
  const { company, family, foundedYear, hall, stand, key } = exhibitor
  const kinds = randomItems(family.kinds, 3, key, 70).map(({ name }) => name[column])
  const values: Readonly<Record<string, string>> = {
    who: company.name[column],
    year: String(foundedYear),
    place: placeInSentence(company.town)[column],
    kinds: column === 1 ? IN_SENTENCE.format(kinds.map(uncapitalised)) : enumerate(kinds, column),
    hall,
    stand,
  }
  return (name: string) => values[name] ?? ''
}

/** One paragraph of plain text. */
export function companySummary(exhibitor: CompanySource, column: Column): string {
  return spaced(fill(randomItem(SUMMARIES, exhibitor.key, 80)[column], lookup(exhibitor, column)), column)
}

/** Two paragraphs of the platform's HTML. */
export function companyIntroduction(exhibitor: CompanySource, column: Column): string {
  const { key } = exhibitor
  const look = lookup(exhibitor, column)
  const about = randomItems(ABOUT, 2, key, 81).map((text) => fill(text[column], look))
  const glue = column === 1 || column === 3 ? ' ' : ''
  const first = [companySummary(exhibitor, column), ...about].join(glue)
  return `<p>${escaped(first)}</p><p>${escaped(spaced(fill(randomItem(AT_THE_FAIR, key, 82)[column], look), column))}</p>`
}

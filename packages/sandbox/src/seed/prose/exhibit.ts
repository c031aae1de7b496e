import { randomItem, randomItems } from '../random.ts'
import { placeInSentence } from '../regions.ts'
import type { ExhibitSource } from '../sources.ts'
import type { Lookup } from '../template.ts'
import { escaped, fill } from '../template.ts'
import type { Column, Text } from '../text.ts'
import { spaced, uncapitalised } from '../text.ts'
import { CLOSING, HEADINGS, OPENING, POINTS, PROSE, SUMMARIES } from './prose.ts'

function lookupFor(exhibit: ExhibitSource, column: Column): Lookup {
  const { exhibitor, kind, product } = exhibit
  return (name) => {
    switch (name) {
      case 'noun':
        return product[column]
      case 'who':
        return exhibitor.company.name[column]
      case 'place':
        return placeInSentence(exhibitor.company.town)[column]
      case 'hall':
        return exhibitor.hall
      case 'stand':
        return exhibitor.stand
      case 'kind':
        return kind.name[column]
      case 'first':
        return `${exhibit.spec(kind.specs[0] ?? '')?.label[column] ?? ''} ${exhibit.valueText(kind.specs[0] ?? '', column)}`
      case 'second':
        return `${exhibit.spec(kind.specs[1] ?? '')?.label[column] ?? ''} ${exhibit.valueText(kind.specs[1] ?? '', column)}`
      default:
        return inSentence(exhibit, name, column)
    }
  }
}

/** A value inside an English sentence begins in lower case, unless it is an acronym: "fired, slip-cast", but "CCS2". */
function inSentence(exhibit: ExhibitSource, name: string, column: Column): string {
  const listed = exhibit.valueText(name, column)
  return column === 1 && exhibit.spec(name)?.type === 'choice' ? uncapitalised(listed) : listed
}

/** One or two sentences of plain text. */
export function summaryOf(exhibit: ExhibitSource, column: Column): string {
  const { written } = exhibit.showcase ?? {}
  if (written) return written.summary[column]
  const own = PROSE[exhibit.family.id]?.kinds[exhibit.kind.id]
  const text = own ?? randomItem(SUMMARIES, exhibit.key, 300)
  return spaced(fill(text[column], lookupFor(exhibit, column)), column)
}

const paragraph = (text: string): string => `<p>${escaped(text)}</p>`

/** The platform's HTML: a paragraph, a heading with a list, a paragraph. */
export function descriptionOf(exhibit: ExhibitSource, column: Column): string {
  const { family, key, showcase } = exhibit
  if (showcase?.written) {
    const { paragraphs, heading, points } = showcase.written
    const list = points.map((point) => `<li>${escaped(point[column])}</li>`).join('')
    const [first = '', ...rest] = paragraphs.map((text) => paragraph(text[column]))
    return `${first}<h3>${escaped(heading[column])}</h3><ul>${list}</ul>${rest.join('')}`
  }
  const look = lookupFor(exhibit, column)
  const said = (text: Text): string => spaced(fill(text[column], look), column)
  const prose = PROSE[family.id]
  const opening = randomItem(prose?.opening ?? OPENING, key, 301)
  const points = randomItems(prose?.points ?? POINTS, 4, key, 302)
  const items = points.map((point) => `<li>${escaped(said(point))}</li>`).join('')
  return [
    paragraph(said(opening)),
    `<h3>${escaped(randomItem(HEADINGS, key, 303)[column])}</h3><ul>${items}</ul>`,
    paragraph(said(randomItem(CLOSING, key, 304))),
  ].join('')
}

import { load } from '../../../data/load.ts'
import type { Motif } from '../../../media/address.ts'
import { grouped } from '../../spec.ts'
import type { TagId } from '../../tags.ts'
import type { Text } from '../../text.ts'

const data = load('content/project-words')

/** A project in search of partners. */
export interface ProjectPlan {
  readonly id: string
  readonly exhibitionId: string
  /** Hours between its publication and the moment of the fair. */
  readonly age: number
  readonly cooperation: Cooperation
  /** As in the geography tree. */
  readonly regionCode: string
  readonly industryId: string
  /** The owner: an exhibitor by its index in the fair, or another organisation by name. */
  readonly owner: number | Text
  readonly tagIds: readonly TagId[]
  readonly motif: Motif
  readonly name: Text
  readonly summary: Text
  readonly content: readonly Text[]
  readonly facts: readonly (readonly [Fact, Text])[]
  readonly papers: readonly Paper[]
}

/** Money in millions, or a time: formatted by the functions below. */
export type Amount =
  | { readonly yuan: number }
  | { readonly euros: number }
  | { readonly dollars: number }
  | { readonly daysAfterFair: number }

/** The types of cooperation sought. */
export const COOPERATIONS = data.cooperations
type Cooperation = keyof typeof COOPERATIONS

export const FACTS = data.facts
type Fact = keyof typeof FACTS

/** The papers of a project, each a PDF of this many kilobytes. */
export const PAPERS = data.papers
export type Paper = keyof typeof PAPERS

/** "1.2 亿元", "CNY 120 million", "1億2,000万元", "1억 2,000만 위안". */
export function yuan(millions: number): Text {
  const hundreds = Math.floor(millions / 100)
  const rest = (millions % 100) * 100
  const some = rest > 0
  return [
    hundreds > 0 ? `${millions / 100} 亿元` : `${grouped(rest)} 万元`,
    `CNY ${millions} million`,
    `${hundreds > 0 ? `${hundreds}億` : ''}${some ? `${grouped(rest)}万` : ''}元`,
    `${hundreds > 0 ? `${hundreds}억${some ? ' ' : ''}` : ''}${some ? `${grouped(rest)}만` : ''} 위안`,
  ]
}

/** "800 万欧元", "EUR 8 million", "800万ユーロ", "800만 유로". */
export const euros = (millions: number): Text => foreign(millions, ['欧元', 'EUR', 'ユーロ', '유로'])
export const dollars = (millions: number): Text => foreign(millions, ['美元', 'USD', 'ドル', '달러'])

function foreign(millions: number, [zh, en, ja, ko]: Text): Text {
  const tenThousands = grouped(Math.round(millions * 100))
  return [`${tenThousands} 万${zh}`, `${en} ${millions} million`, `${tenThousands}万${ja}`, `${tenThousands}만 ${ko}`]
}

/** Offers that are accepted until some days after the fair. */
export const afterFair = (days: number): Text => [
  `展会闭幕后 ${days} 天`,
  `${days} days after the fair`,
  `閉幕後${days}日`,
  `폐막 후 ${days}일`,
]

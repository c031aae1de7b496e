import type { Motif } from '../media/address.ts'
import type { Spec } from './spec.ts'
import type { Subject } from './subject.ts'
import type { TagId } from './tags.ts'
import type { Text } from './text.ts'

/** The industries in the order of the index on the home page: by hall, from the highest number. */
export const FAMILY_IDS = [
  'machine',
  'robot',
  'hardware',
  'energy',
  'drone',
  'medical',
  'textile',
  'trims',
  'luggage',
  'ceramics',
  'furniture',
  'lighting',
  'food',
  'electronics',
  'optics',
  'toys',
  'stone',
] as const

/** The products in one category of the second level. */
export interface Kind {
  /** Part of the category's id: 'machine-lathe'. */
  readonly id: string
  readonly name: Text
  /** Letters of the model after the exhibitor's own: R in KR-7. */
  readonly series: string
  /** The spec that numbers the models; without one three digits are drawn. */
  readonly numberedBy?: string
  /** Nouns in the singular, in English without capitals: "five-axis machining centre". */
  readonly products: readonly Text[]
  /** The first group of the table; the first three are the key figures, the first two are on the card. */
  readonly specs: readonly string[]
  /** Words that can precede the nouns. */
  readonly modifiers: readonly Text[]
  /** The subject of the pictures, if the motif has several. */
  readonly subject?: Subject
  /** Rows of the family's groups that make no sense for this kind. */
  readonly without?: readonly string[]
}

interface SpecGroup {
  readonly name: Text
  readonly rows: readonly string[]
}

/** An industry with its branch of the category tree and the texts of its exhibits. */
export interface Family {
  readonly id: string
  readonly motif: Motif
  readonly hall: string
  /** The industry: "Machine tools". */
  readonly industry: Text
  /** The category of the first level. */
  readonly category: Text
  /** "GX-650 five-axis machining centre", or "Linen blend L-302". */
  readonly modelFirst: boolean
  readonly specs: Readonly<Record<string, Spec>>
  /** The caption of the first group of the table, whose rows are the kind's own. */
  readonly performance: Text
  readonly groups: readonly SpecGroup[]
  readonly kinds: readonly Kind[]
  /** Suitable tags from tags.ts. */
  readonly tagIds: readonly TagId[]
  /** How many exhibitors in a hundred. */
  readonly share: number
}

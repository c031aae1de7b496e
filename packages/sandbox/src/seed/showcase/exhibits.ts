import { load } from '../../data/load.ts'
import type { PaletteName } from '../../media/address.ts'
import type { TagId } from '../tags.ts'
import type { Text } from '../text.ts'

/** The texts of an exhibit that its editors wrote, whereas others are composed. */
interface WrittenExhibit {
  readonly tagIds: readonly TagId[]
  readonly summary: Text
  readonly figures: readonly (readonly [label: Text, value: string, unit: string])[]
  readonly groups: readonly {
    readonly name: Text
    readonly rows: readonly (readonly [label: Text, value: Text])[]
  }[]
  readonly heading: Text
  readonly paragraphs: readonly Text[]
  readonly points: readonly Text[]
}

/** An exhibit of the home page: its name and key figures are written, the rest is composed as for any other. */
export interface ShowcaseExhibit {
  /** Index in SHOWCASE. */
  readonly exhibitor: number
  readonly kindId: string
  readonly name: Text
  readonly keyFigures: Text
  /** Its index among the kind's products. */
  readonly product: number
  /** Specs whose value appears in the name or the figures: a number, or the index of an option. */
  readonly fixed: Readonly<Record<string, number>>
  /** Only for the fair's leading exhibit, whose page is the model for all others. */
  readonly written?: WrittenExhibit
  /** The picture's seed, as in the mock pages. */
  readonly picture: string
  readonly palette?: PaletteName
}

export const SHOWCASE_EXHIBITS: readonly ShowcaseExhibit[] = load('showcase/exhibits')

import type { MediaPicture, View } from '../media/address.ts'
import type { Family, Kind } from './family.ts'
import type { Company } from './names/company.ts'
import type { ShowcaseExhibit } from './showcase/exhibits.ts'
import type { Spec } from './spec.ts'
import type { Column, Text } from './text.ts'

/** The source of the texts about a company: an exhibitor's row contains all of it. */
export interface CompanySource {
  readonly key: number
  readonly company: Company
  readonly family: Family
  readonly foundedYear: number
  readonly hall: string
  readonly stand: string
}

/** The same for an exhibit. */
export interface ExhibitSource {
  readonly id: string
  readonly key: number
  readonly exhibitor: CompanySource
  readonly family: Family
  readonly kind: Kind
  readonly product: Text
  readonly showcase: ShowcaseExhibit | null
  spec(name: string): Spec | undefined
  /** A specification's value with its unit. */
  valueText(name: string, column: Column): string
  /** Its name in a language. */
  nameIn(column: Column): string
  /** Its name inside a sentence. */
  nameInSentence(column: Column): string
  picture(view: View): MediaPicture
}

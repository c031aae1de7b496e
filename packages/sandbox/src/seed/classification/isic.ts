import { load } from '../../data/load.ts'
import type { Text } from '../text.ts'

/**
 * The International Standard Industrial Classification of All Economic Activities (ISIC), Revision 4, of the United
 * Nations: its 21 sections with their 88 divisions.
 */
export interface Section {
  /** A to U. */
  readonly code: string
  readonly name: Text
  /** By two-digit code. */
  readonly divisions: readonly (readonly [code: string, name: Text])[]
}

export const ISIC: readonly Section[] = load('classification/isic')

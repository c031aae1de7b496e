import type { Text } from '../text.ts'
import { MANUFACTURING } from './isic-manufacturing.ts'
import { PRODUCTION } from './isic-production.ts'
import { SERVICES } from './isic-services.ts'

/**
 * The International Standard Industrial Classification of All Economic Activities (ISIC), Revision 4, of the United
 * Nations: its 21 sections with their 88 divisions.
 */
export interface Section {
  /** A to U. */
  readonly code: string
  readonly name: Text
  /** By two digits. */
  readonly divisions: readonly (readonly [code: string, name: Text])[]
}

export const ISIC: readonly Section[] = [...PRODUCTION, MANUFACTURING, ...SERVICES].sort((a, b) =>
  a.code < b.code ? -1 : 1,
)

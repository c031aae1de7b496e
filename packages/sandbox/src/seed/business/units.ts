import { load } from '../../data/load.ts'
import type { Text } from '../text.ts'

/** Units of quantity (inquiryUnitEnum), in the order in which they are offered. */
export const UNITS: readonly (readonly [value: string, name: Text])[] = load('business/units')

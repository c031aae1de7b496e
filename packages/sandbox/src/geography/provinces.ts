import { load } from '../data/load.ts'
import type { Text } from '../seed/text.ts'

/**
 * China's provinces, autonomous regions and municipalities: ISO 3166-2:CN, and the first two digits of their division
 * code (GB/T 2260). Hong Kong, Macao and Taiwan have their own country codes in ISO 3166-1 and are listed there.
 */
export const PROVINCES: Readonly<Record<string, { readonly iso: string; readonly name: Text }>> =
  load('geography/provinces')

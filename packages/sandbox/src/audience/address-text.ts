import { AddressValue } from '@fair/contract/form-field.ts'
import * as z from 'zod/mini'
import { placesIn } from '../geography/places.ts'

/**
 * An address as the platform stores it for backfilling: region and street, separated by a semicolon. In Chinese, as the
 * platform is: the backfill rule (Spec 5) accepts no Latin letters. Null for anything but an address.
 */
export async function addressText(value: unknown): Promise<string | null> {
  const { data } = z.safeParse(AddressValue, value)
  if (!data) return null
  const { tree } = await placesIn('zh-CN')
  return `${data.region.map((place) => tree.labelOf(place)).join('')};${data.street}`
}

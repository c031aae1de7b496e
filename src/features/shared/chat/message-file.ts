import type { AddressFor } from '@fair/contract/rules/brand.ts'
import { isAddress } from '@fair/contract/rules/platform-values.ts'

/** The address of a file in a message, if a page may load it; other kinds of address are removed. */
export const safeFile = <P extends 'picture' | 'media'>(
  url: string | null | undefined,
  purpose: P,
): AddressFor<P> | null => (url && isAddress(url, purpose) ? url : null)

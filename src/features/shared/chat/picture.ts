import { isAddress } from '../../../domain/platform-values.ts'

/** The address of a file in a message, where it is one that a page may load: another kind of address is none. */
export function safePicture(url: string | null | undefined): string | null {
  return url && isAddress(url, 'media') ? url : null
}

import { load } from '../../data/load.ts'
import type { Text } from '../text.ts'

interface Partner {
  readonly name: Text
  /** The seed of its mark. */
  readonly mark: string
}

export const PARTNERS: readonly { readonly name: Text; readonly partners: readonly Partner[] }[] =
  load('showcase/partners')

import { load } from '../../data/load.ts'
import type { Text } from '../text.ts'

/** A kind of group that may register. Days count from the exhibition's first day. */
export interface SignCategorySeed {
  readonly signCategoryId: string
  readonly name: Text
  readonly description: Text
  readonly minMembers: number
  readonly maxMembers: number
  readonly openFromDay: number
  readonly openToDay: number
}

export const SIGN_CATEGORIES: readonly SignCategorySeed[] = load('visitor/sign-categories')

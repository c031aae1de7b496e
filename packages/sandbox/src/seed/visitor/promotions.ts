import { load } from '../../data/load.ts'
import type { Text } from '../text.ts'

/** A channel that attracts visitors: a link carries its id. */
export interface Promotion {
  readonly promotionChannelId: string
  readonly name: Text
  readonly isValid: boolean
}

export const PROMOTIONS: readonly Promotion[] = load('visitor/promotions')

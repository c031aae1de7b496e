import { load } from '../../data/load.ts'
import type { Text } from '../text.ts'

const data = load('business/members')

/** The levels of membership in the organiser's association, highest first. */
export const MEMBER_LEVELS: readonly Text[] = data.memberLevels

/** A member that does not exhibit: an association or a trade service. */
export interface AssociationPlan {
  readonly code: string
  readonly level: number
  readonly regionCode: string
  readonly name: Text
  readonly summary: Text
  readonly introduction: Text
}

export const ASSOCIATIONS: readonly AssociationPlan[] = data.associations

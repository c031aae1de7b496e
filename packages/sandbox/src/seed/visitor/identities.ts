import { load } from '../../data/load.ts'
import type { Text } from '../text.ts'

/** A way to attend (Spec 4, "channels"). Only the first tenant has any. */
export interface IdentitySeed {
  readonly identityId: string
  readonly name: Text
  readonly description: Text
  /** Days of the exhibition on which it grants admission, counted from 0; null: all of them. */
  readonly admittedDays: readonly [first: number, last: number] | null
  readonly auditRequired: boolean
  /** Open to all; others are granted to users individually. */
  readonly isOpen: boolean
  readonly channelFormId: string
  readonly basicFormId: string
  readonly intentionFormId: string | null
  /** The forms of the pre-registration. */
  readonly stepOneFormId: string
  readonly stepTwoFormId: string | null
}

export const IDENTITIES: readonly IdentitySeed[] = load('visitor/identities')

export const identityOf = (identityId: string): IdentitySeed | undefined =>
  IDENTITIES.find((each) => each.identityId === identityId)

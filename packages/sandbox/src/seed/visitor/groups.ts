import type { AuditStatus } from '@fair/contract/form.ts'
import { load } from '../../data/load.ts'
import type { FormValues, SignMember } from '../../sent.ts'
import type { Text } from '../text.ts'

export interface MemberSeed {
  readonly id: string
  readonly state: SignMember['state']
  readonly status: AuditStatus
  readonly reason?: Text
  readonly passNumber: string
  readonly values: FormValues
}

export interface GroupSeed {
  readonly id: string
  readonly signCategoryId: string
  readonly userId: string
  readonly groupName: string
  readonly status: AuditStatus
  readonly leaderValues: FormValues
  readonly members: readonly MemberSeed[]
  /** Links: how many days from the fair's moment they are valid for, and whether they were withdrawn. */
  readonly invites: readonly {
    readonly token: string
    readonly memberId: string | null
    readonly days: number
    readonly withdrawn?: boolean
  }[]
}

/** Links that show each state of an invitation (contract/sign-group.ts); any other token is UNKNOWN. @internal */
export const DEMO_INVITES = {
  VALID: 'demoGroupOpenDoorQ4x9TzRk2WmYs7Hb',
  EXPIRED: 'demoGroupOutOfTimeL8c3VnJp5XdFg6K',
  WITHDRAWN: 'demoGroupTakenBackB7y2GwSt9QeMa4Z',
  FULL: 'demoGroupNoRoomLeftU5h8DrCk3NvPx2J',
  CLOSED: 'demoGroupTooLateNowE6t4KbLf9RyWs3Q',
} as const

/** Groups that the press user leads. */
export const GROUPS: readonly GroupSeed[] = load('visitor/groups')

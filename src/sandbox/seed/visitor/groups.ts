import type { AuditStatus } from '../../../contract/form.ts'
import type { FormValues } from '../../../contract/form-field.ts'
import type { SignMember } from '../../../contract/sign-group.ts'
import { DEMO_USERS } from '../../demo.ts'
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
  /** Links: how many days from the fair's moment they are good for, and whether they were withdrawn. */
  readonly invites: readonly {
    readonly token: string
    readonly memberId: string | null
    readonly days: number
    readonly withdrawn?: boolean
  }[]
}

/** Links that show each state of an invitation (contract/sign-group.ts); any other token is UNKNOWN. */
export const DEMO_INVITES = {
  VALID: 'demoGroupOpenDoorQ4x9TzRk2WmYs7Hb',
  EXPIRED: 'demoGroupOutOfTimeL8c3VnJp5XdFg6K',
  WITHDRAWN: 'demoGroupTakenBackB7y2GwSt9QeMa4Z',
  FULL: 'demoGroupNoRoomLeftU5h8DrCk3NvPx2J',
  CLOSED: 'demoGroupTooLateNowE6t4KbLf9RyWs3Q',
} as const

const leader = {
  userName: 'Marta Kowalska',
  phone: { areaCode: '+48', number: '512 345 678' },
  email: 'press@example.com',
  company: 'Fair & Trade Weekly',
  jobTitle: 'Editor',
  privacy: true,
}

const member = (userName: string, number: string, more: FormValues): FormValues => ({
  userName,
  phone: { areaCode: '+48', number },
  ...more,
})

/** Groups that the press user leads. */
export const GROUPS: readonly GroupSeed[] = [
  {
    id: 'SG-1',
    signCategoryId: 'DELEGATION',
    userId: DEMO_USERS.press,
    groupName: 'Polish Furniture Chamber',
    status: 'PASSED',
    leaderValues: { ...leader, delegationFrom: 'Poland' },
    members: [
      {
        id: 'SM-1',
        state: 'COMPLETE',
        status: 'PASSED',
        passNumber: 'RG-7001-1186',
        values: member('Jan Nowak', '601 234 567', {
          email: 'jan.nowak@example.com',
          jobTitle: 'Buyer',
          idKind: 'passport',
          idNumber: 'ED1234567',
        }),
      },
      {
        id: 'SM-2',
        state: 'COMPLETE',
        status: 'REFUSED',
        reason: [
          '证件号码与姓名不符',
          'The document number does not belong to this name',
          '書類番号と氏名が一致しません',
          '증명서 번호와 이름이 일치하지 않습니다',
        ],
        passNumber: 'RG-7002-3395',
        values: member('Zofia Wiśniewska', '602 345 678', {
          email: 'zofia@example.com',
          jobTitle: 'Designer',
          idKind: 'passport',
          idNumber: 'ED7654321',
        }),
      },
      {
        id: 'SM-3',
        state: 'INCOMPLETE',
        status: 'NONE',
        passNumber: 'RG-7003-2204',
        values: member('Piotr Zieliński', '603 456 789', {}),
      },
      {
        id: 'SM-4',
        state: 'INVITED',
        status: 'NONE',
        passNumber: 'RG-7004-9917',
        values: { userName: 'Anna Kamińska' },
      },
    ],
    invites: [
      { token: DEMO_INVITES.VALID, memberId: null, days: 30 },
      { token: DEMO_INVITES.EXPIRED, memberId: 'SM-4', days: -1 },
      { token: DEMO_INVITES.WITHDRAWN, memberId: null, days: 30, withdrawn: true },
    ],
  },
  {
    id: 'SG-2',
    signCategoryId: 'TRADE',
    userId: DEMO_USERS.press,
    groupName: 'Fair & Trade Weekly',
    status: 'PENDING',
    leaderValues: leader,
    members: [1, 2, 3].map((number) => ({
      id: `SM-2${number}`,
      state: 'COMPLETE' as const,
      status: 'PENDING' as const,
      passNumber: `RG-8000-000${number}`,
      values: member(['Ewa Lis', 'Adam Sikora', 'Olga Mazur'][number - 1] ?? '', `70${number} 111 222`, {
        email: `team${number}@example.com`,
        company: 'Fair & Trade Weekly',
        jobTitle: 'Reporter',
      }),
    })),
    invites: [{ token: DEMO_INVITES.FULL, memberId: null, days: 30 }],
  },
  {
    id: 'SG-3',
    signCategoryId: 'SCHOOL',
    userId: DEMO_USERS.press,
    groupName: 'Warsaw School of Design',
    status: 'PASSED',
    leaderValues: { ...leader, subject: 'Industrial design' },
    members: [],
    invites: [{ token: DEMO_INVITES.CLOSED, memberId: null, days: 30 }],
  },
]

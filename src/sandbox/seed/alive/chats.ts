import type { Language } from '../../../domain/language.ts'
import { DEMO_USERS, type DemoUser } from '../../demo.ts'
import type { STAFF_LINES, VISITOR_LINES } from './phrases.ts'

/** A line of a conversation: who says which phrase, so many minutes before the moment of the fair. */
type Line =
  | { readonly by: 'me'; readonly line: keyof typeof VISITOR_LINES; readonly ago: number }
  | { readonly by: 'staff'; readonly line: keyof typeof STAFF_LINES; readonly ago: number; readonly unread?: true }

/** A conversation that a demo user has had. Each side writes its own language. */
export interface Scene {
  readonly userId: string
  readonly writes: Language
  /** Place of the exhibitor in the current exhibition; null for the fair's service desk. */
  readonly exhibitor: number | null
  readonly status: 'ACTIVE' | 'WAITING' | 'FINISHED'
  readonly lines: readonly Line[]
}

const me = (line: keyof typeof VISITOR_LINES, ago: number): Line => ({ by: 'me', line, ago })
const staff = (line: keyof typeof STAFF_LINES, ago: number): Line => ({ by: 'staff', line, ago })
const unread = (line: keyof typeof STAFF_LINES, ago: number): Line => ({ by: 'staff', line, ago, unread: true })

const scene = (
  user: DemoUser,
  writes: Language,
  exhibitor: number | null,
  status: Scene['status'],
  lines: readonly Line[],
): Scene => ({ userId: DEMO_USERS[user], writes, exhibitor, status, lines })

const HOUR = 60
const DAY = 24 * HOUR

export const SCENES: readonly Scene[] = [
  scene('buyer', 'zh-CN', 0, 'ACTIVE', [
    staff('greeting', 3 * HOUR),
    me('moq', 3 * HOUR - 2),
    staff('moq', 3 * HOUR - 5),
    me('lead', 40),
    unread('lead', 33),
    unread('visit', 31),
  ]),
  scene('buyer', 'zh-CN', 1, 'ACTIVE', [
    staff('greeting', DAY + 50),
    me('install', DAY + 46),
    staff('install', DAY + 41),
    me('certificate', 2 * HOUR),
    staff('certificate', 2 * HOUR - 8),
    me('thanksMuch', 2 * HOUR - 9),
  ]),
  scene('buyer', 'zh-CN', 3, 'WAITING', [me('hello', 12), me('sample', 11)]),
  scene('buyer', 'zh-CN', null, 'FINISHED', [
    staff('deskGreeting', 2 * DAY),
    me('ticket', 2 * DAY - 1),
    staff('ticket', 2 * DAY - 3),
    me('thanks', 2 * DAY - 6),
  ]),
  scene('registered', 'en-US', 5, 'ACTIVE', [
    staff('greeting', 5 * HOUR),
    me('price', 5 * HOUR - 4),
    staff('price', 5 * HOUR - 9),
    me('payment', 55),
    unread('payment', 47),
  ]),
  scene('registered', 'en-US', 6, 'ACTIVE', [
    staff('greeting', DAY),
    me('catalogue', DAY - 3),
    staff('catalogue', DAY - 7),
    me('thanksMuch', DAY - 8),
  ]),
  scene('pending', 'ja-JP', 2, 'ACTIVE', [
    staff('greeting', 90),
    me('custom', 86),
    staff('custom', 80),
    me('sample', 20),
    unread('sample', 14),
  ]),
  scene('pending', 'ja-JP', null, 'ACTIVE', [staff('deskGreeting', 30), me('badge', 28), unread('badge', 26)]),
  scene('refused', 'ko-KR', 4, 'FINISHED', [
    staff('greeting', DAY + 300),
    me('price', DAY + 296),
    staff('price', DAY + 290),
    me('visit', DAY + 288),
    staff('visit', DAY + 280),
    me('thanksMuch', DAY + 279),
  ]),
]

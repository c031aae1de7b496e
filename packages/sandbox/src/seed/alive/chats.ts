import type { Language } from '@fair/contract/rules/language.ts'
import { load } from '../../data/load.ts'
import { DEMO_USERS } from '../../demo.ts'
import type { STAFF_LINES, VISITOR_LINES } from './phrases.ts'

/** A line of a conversation: the speaker and the phrase, this many minutes before the moment of the fair. */
type Line =
  | { readonly by: 'me'; readonly line: keyof typeof VISITOR_LINES; readonly ago: number }
  | { readonly by: 'staff'; readonly line: keyof typeof STAFF_LINES; readonly ago: number; readonly unread?: true }

/** A past conversation of a demo user. Each side writes in its own language. */
export interface Scene {
  readonly userId: string
  readonly writes: Language
  /** Index of the exhibitor in the current exhibition; null for the fair's service desk. */
  readonly exhibitor: number | null
  readonly status: 'ACTIVE' | 'WAITING' | 'FINISHED'
  readonly lines: readonly Line[]
}

export const SCENES: readonly Scene[] = load('alive/chats').map(({ user, ...scene }) => ({
  ...scene,
  userId: DEMO_USERS[user],
}))

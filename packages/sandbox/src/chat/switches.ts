import type { Database } from '../db/database.ts'

/**
 * Disturbances of the chat service, for trying out what a visitor then sees. stopped: it accepts no connections and
 * ends the open ones; broken: connections stay open and nothing gets through (half-open).
 */
export const CHAT_STATES = ['on', 'stopped', 'broken'] as const
type ChatState = (typeof CHAT_STATES)[number]

export interface ChatSwitches {
  readonly state: ChatState
  /** Every frame of the service is delayed by this many milliseconds. */
  readonly delay: number
  /** Whether staff reads and answers automatically. */
  readonly staff: boolean
  /** False: negotiation/token and chats of two have no IM ids; only hex/identity and getImChatAppUid return them. */
  readonly ids: boolean
}

/** The longest delay, in ms. */
export const CHAT_DELAY_MAX = 120_000

export function readSwitches(db: Database): ChatSwitches {
  const rows = db.all<{ name: string; value: string }>('SELECT name, value FROM chat_switch')
  const value = (name: string) => rows.find((row) => row.name === name)?.value
  return {
    state: CHAT_STATES.find((state) => state === value('state')) ?? 'on',
    delay: Number(value('delay') ?? 0),
    staff: value('staff') !== 'off',
    ids: value('ids') !== 'off',
  }
}

/** Changes the switches of the chat service; stored in the database, so that they outlive a restart. */
export function setSwitches(db: Database, change: Partial<ChatSwitches>): void {
  const { state, delay, staff, ids } = { ...readSwitches(db), ...change }
  const rows = { state, delay: String(delay), staff: staff ? 'on' : 'off', ids: ids ? 'on' : 'off' }
  for (const [name, value] of Object.entries(rows)) {
    db.run('INSERT OR REPLACE INTO chat_switch VALUES (?, ?)', name, value)
  }
}

import type { SupportEvent } from '@fair/contract/chat-frames.ts'
import type { Group, Notice } from './conversation-state.ts'

/** Maximum number of notices stored per chat, the latest ones. */
const NOTICES_MAX = 20

type Effect = (group: Group, staffName: string | null) => Partial<Group>

/** The effect of a custom event of customer service on a chat. */
const EFFECTS: Readonly<Record<SupportEvent, Effect>> = {
  SUPPORT_ACCEPT: (_, staffName) => ({ status: 'ACTIVE', staffName }),
  NO_STAFF_ON_DUTY: () => ({ staffName: null }),
  SUPPORT_TRANSFER: (group, staffName) => ({ staffName: staffName ?? group.staffName }),
  SUPPORT_TO: (group, staffName) => ({ staffName: staffName ?? group.staffName }),
  SUPPORT_FINISH: () => ({ status: 'FINISHED' }),
  SUPPORT_DEMAND: () => ({ status: 'WAITING' }),
  SUPPORT_REMOVE: () => ({ status: 'CLOSED' }),
}

/**
 * Applies an event of customer service once: repeated, as after a reconnect, it changes nothing. One that older history
 * contains is only shown: what has happened since remains.
 */
export function served(group: Group, { event, staffName, time, afterSeq }: Notice): Group {
  const isKnown = group.notices.some((each) => each.event === event && each.time === time)
  if (isKnown) return group
  const later = group.notices.findIndex((each) => each.afterSeq > afterSeq)
  const at = later < 0 ? group.notices.length : later
  const notices = group.notices.toSpliced(at, 0, { event, staffName, time, afterSeq }).slice(-NOTICES_MAX)
  return { ...group, ...(later < 0 && EFFECTS[event](group, staffName)), notices }
}

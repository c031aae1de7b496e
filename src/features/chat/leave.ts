import { rules } from '@fair/contract/rules/validation.ts'
import { local, readStored, writeStored } from '../../lib/storage.ts'
import { personalKey } from '../../lib/storage-keys.ts'
import { pageOwner } from '../../stores/owner.ts'

/** A draft of a message for staff who are off duty. */
export interface OfflineMessage {
  readonly content: string
  /** An email or a phone number; empty: the answer is sent only to the chat. */
  readonly contact: string
}

/** Maximum length of a message that can be left, in UTF-16 units (contract/chat.ts, leaveMessage). */
export const OFFLINE_MESSAGE_MAX = 2000

const PHONE = /^\+?[0-9][0-9 ()-]{5,30}$/

/** The problems of each field; empty if it can be sent. */
export function problemsIn({ content, contact }: OfflineMessage): { content?: 'missing'; contact?: 'notContact' } {
  const way = contact.trim()
  return {
    ...(content.trim() === '' && { content: 'missing' as const }),
    ...(way !== '' && !PHONE.test(way) && !rules.email(way) && { contact: 'notContact' as const }),
  }
}

const keyOf = (chatgroupId: string) => personalKey('chat-leave', pageOwner(), chatgroupId)

/** The draft stored on this device until it is sent. Invalid stored data gives an empty draft. */
export function readOfflineMessages(chatgroupId: string): OfflineMessage {
  const { content, contact } = parsed(readStored(local, keyOf(chatgroupId)))
  return {
    content: typeof content === 'string' ? content : '',
    contact: typeof contact === 'string' ? contact : '',
  }
}

export function storeOfflineMessage(chatgroupId: string, left: OfflineMessage | null): void {
  const isEmpty = left === null || (left.content === '' && left.contact === '')
  writeStored(local, keyOf(chatgroupId), isEmpty ? null : JSON.stringify(left))
}

function parsed(text: string | null): { content?: unknown; contact?: unknown } {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

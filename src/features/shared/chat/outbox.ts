import { Outgoing } from '@fair/contract/chat-frames.ts'
import * as z from 'zod/mini'
import { now } from '../../../lib/clock.ts'

/**
 * Messages that are written but have not reached the service, stored on the device so that a reload or a closed tab
 * loses nothing.
 */
export interface Outbox {
  /** The messages left over from earlier pages of this visitor, in the order in which they were written. */
  read(): OutboxItem[]
  keep(message: OutboxItem): void
  remove(id: string): void
}

const OutboxItem = z.object({
  message: Outgoing,
  /** When it was written, in ms. */
  at: z.number(),
  /** Sending failed: the message is shown, and sent only when the visitor requests it. */
  failed: z.boolean(),
})
type OutboxItem = z.infer<typeof OutboxItem>

/** Maximum age of a message that is still sent, in ms: days later it may no longer be wanted. */
const STORED_FOR = 3 * 24 * 3_600_000

/**
 * A separate item for each message: pages of the same visitor write at the same time, and must not overwrite each
 * other's items. Two pages that send the same message use the same id, so it is stored once.
 *
 * @param name the prefix of all items (lib/storage-keys.ts, 'chat-out')
 * @param storage null if the device stores nothing: messages then last as long as the page
 */
export function createOutbox(storage: Storage | null, name: string): Outbox {
  const prefix = `${name}:`
  let last = 0
  const keys = (): string[] =>
    storage === null
      ? []
      : Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
          key.startsWith(prefix),
        )
  /** Keys sort in the order in which the messages were written, even within the same millisecond. */
  const keyFor = ({ at, message }: OutboxItem) => {
    last = Math.max(at, last + 1)
    return `${prefix}${String(last).padStart(16, '0')}:${message.id}`
  }
  const keyOf = (id: string) => keys().find((key) => key.endsWith(`:${id}`))

  return {
    read: () =>
      keys()
        .toSorted()
        .flatMap((key) => {
          const stored = parsed(storage?.getItem(key) ?? '')
          if (stored && now().getTime() - stored.at < STORED_FOR) return [stored]
          storage?.removeItem(key)
          return []
        }),
    keep: (item) => {
      try {
        storage?.setItem(keyOf(item.message.id) ?? keyFor(item), JSON.stringify(item))
      } catch {
        // The device is full: this page still sends the message.
      }
    },
    remove: (id) => {
      const key = keyOf(id)
      if (key !== undefined) storage?.removeItem(key)
    },
  }
}

function parsed(text: string): OutboxItem | null {
  try {
    return OutboxItem.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

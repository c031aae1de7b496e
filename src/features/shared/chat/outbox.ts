import * as z from 'zod/mini'
import { Outgoing } from '../../../contract/chat-frames.ts'
import { now } from '../../../lib/clock.ts'

/** What is written and not yet with the service, kept on the device, so that a reload or a closed tab loses nothing. */
export interface Outbox {
  /** What earlier pages of this visitor have left, in the order in which it was written. */
  read(): OutboxItem[]
  keep(message: OutboxItem): void
  remove(id: string): void
}

const OutboxItem = z.object({
  message: Outgoing,
  /** When it was written, in ms. */
  at: z.number(),
  /** It had failed: it is shown, and sent only when the visitor says so. */
  failed: z.boolean(),
})
type OutboxItem = z.infer<typeof OutboxItem>

/** The oldest that is still sent, in ms: what was written days ago is no longer what somebody means. */
const STORED_FOR = 3 * 24 * 3_600_000

/**
 * An item of its own for each message: pages of the same visitor write at the same time, and none may write over what
 * another has kept. Two pages that send the same message send it with the same id, so it is there once.
 *
 * @param name that all are kept under (lib/storage-keys.ts, 'chat-out')
 * @param storage null where the device keeps nothing: then what is written lasts as long as the page
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
  /** Keys sort as their messages were written, also two of the same moment. */
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
          const kept = parsed(storage?.getItem(key) ?? '')
          if (kept && now().getTime() - kept.at < STORED_FOR) return [kept]
          storage?.removeItem(key)
          return []
        }),
    keep: (kept) => {
      try {
        storage?.setItem(keyOf(kept.message.id) ?? keyFor(kept), JSON.stringify(kept))
      } catch {
        // A full device: the message is still sent by this page.
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

import type { Conversation } from '../../../domain/conversation-state.ts'
import type { ChatTransport } from './transport.ts'

/** Maximum number of receipts per frame. */
const AT_ONCE = 200

/** Sends receipts that are due, once per connection; unconfirmed ones are sent again with the next connection. */
export function createReceipts(transport: ChatTransport): {
  send(state: Conversation): void
  /** There is a new connection. */
  forget(): void
} {
  const sent = new Set<string>()
  return {
    send: ({ groups }) => {
      for (const { chatgroupId, receiptsDue } of Object.values(groups)) {
        const fresh = receiptsDue.filter((id) => !sent.has(`${chatgroupId} ${id}`))
        for (let from = 0; from < fresh.length; from += AT_ONCE) {
          const ids = fresh.slice(from, from + AT_ONCE)
          if (!transport.receipt(chatgroupId, ids)) return
          for (const id of ids) sent.add(`${chatgroupId} ${id}`)
        }
      }
    },
    forget: () => sent.clear(),
  }
}

import type { Context } from './context.ts'

/**
 * Performs a write once, however often it is sent with the same id, and answers each repeat like the first (contract:
 * Once). Without an id it is performed each time. `work` runs in a transaction.
 *
 * @param call distinguishes the writes of different calls
 * @param counts whether the reply shows that something was written: after a form's errors the same id may be used again
 */
export function once<T>(
  context: Context,
  call: string,
  requestId: string | undefined,
  work: () => T,
  counts: (reply: T) => boolean = () => true,
): T {
  const { db, tenantId, userId, visitorId } = context
  return db.transaction(() => {
    if (requestId === undefined) return work()
    const key = [tenantId, userId === null ? `visitor ${visitorId}` : userId, call, requestId]
    const done = db.one<{ reply: string }>(
      'SELECT reply FROM done_once WHERE tenant_id = ? AND requester = ? AND call = ? AND request_id = ?',
      ...key,
    )
    if (done) return JSON.parse(done.reply)
    const reply = work()
    if (counts(reply)) db.run('INSERT INTO done_once VALUES (?, ?, ?, ?, ?)', ...key, JSON.stringify(reply))
    return reply
  })
}

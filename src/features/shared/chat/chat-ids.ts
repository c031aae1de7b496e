import { type ChatSession, chat, type ListedChat } from '@fair/contract/chat.ts'
import type { Call, Result } from '../../../api/client.ts'

/** Maximum number of ids per getImChatAppUid (contract/chat.ts). */
const UIDS_MAX = 200

/**
 * The visitor's own IM id: the token's, or that of hex/identity if the token has none (Spec 7).
 *
 * @returns the error of hex/identity, which is called only if the token has no id
 */
export async function resolveOwnId(
  call: Call,
  { appUid }: { appUid?: string | null | undefined },
): Promise<Result<string>> {
  if (appUid) return { ok: true, data: appUid }
  const got = await call(chat.hexIdentity, {})
  return got.ok ? { ok: true, data: got.data.identity } : got
}

/**
 * Chats with their `chatgroupId`s. For chats of two that the platform lists without one, getImChatAppUid provides it by
 * the partner's `roleId` (Spec 7); it is called only if an id is missing. A chat without an id on the platform is
 * dropped, like any invalid record.
 *
 * @returns the error of getImChatAppUid; `contract` if no chat of the list has an id
 */
export async function resolveSessions(call: Call, listed: readonly ListedChat[]): Promise<Result<ChatSession[]>> {
  const missing = [...new Set(listed.filter((each) => needsId(each)).map(({ roleId }) => roleId))]
  const ids = new Map<string, string>()
  for (let at = 0; at < missing.length; at += UIDS_MAX) {
    const got = await call(chat.appUids, { userIds: missing.slice(at, at + UIDS_MAX) })
    if (!got.ok) return got
    for (const { userId, appUid } of got.data) ids.set(userId, appUid)
  }
  const resolved = listed.flatMap((each) => {
    const chatgroupId = each.chatgroupId || (needsId(each) ? ids.get(each.roleId) : undefined)
    return chatgroupId ? { ...each, chatgroupId } : []
  })
  const isLost = listed.length > 0 && resolved.length === 0
  return isLost ? { ok: false, code: 'contract', message: '' } : { ok: true, data: resolved }
}

/** A chat of two without an id. An audience group has no partner whose id could be requested. */
function needsId({ chatgroupId, role }: ListedChat): boolean {
  return !chatgroupId && (role === 'EXHIBITOR' || role === 'SERVICE')
}

import type { Call, Result } from '../../../api/client.ts'
import { type ChatSession, chat, type ListedChat } from '../../../contract/chat.ts'

/** Most ids of one getImChatAppUid (contract/chat.ts). */
const UIDS_MAX = 200

/**
 * The visitor's own IM id: the token's, or hex/identity's where the token has none (Spec 7).
 *
 * @returns the failure of hex/identity; it is called only where the token has no id
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
 * Chats with their `chatgroupId`s. Those of chats of two that the platform lists without one come from getImChatAppUid by
 * the partner's `roleId` (Spec 7), which is called only where an id is missing. A chat whose id the platform does not know is
 * dropped, as an invalid record is.
 *
 * @returns the failure of getImChatAppUid; `contract` where no chat of the list has an id
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

/** A chat of two without an id. The group of an audience has no partner whose id could be requested. */
function needsId({ chatgroupId, role }: ListedChat): boolean {
  return !chatgroupId && (role === 'EXHIBITOR' || role === 'SERVICE')
}

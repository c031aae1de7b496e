import { type Live, liveRest } from '@fair/contract/live.ts'
import { DEFAULT_USER_ID, LIVE_VISITOR_ID, LIVE_VISITOR_LANGUAGE } from '@fair/contract/rules/limits.ts'
import type { Call, Result } from '../../api/client.ts'
import { readAuthorization } from '../../stores/session-storage.ts'

/** Headers of a call about a live. Signed out, it is requested as the default visitor (Spec 6, 9). */
export const asVisitor = (): { headers?: Record<string, string> } =>
  readAuthorization() === null ? { headers: { userId: DEFAULT_USER_ID, visitorId: LIVE_VISITOR_ID } } : {}

/**
 * Fetches a live. Signed out it is requested in Chinese, as the default visitor (Spec 6). Readers of another language
 * get theirs if the platform has it, otherwise the Chinese one.
 *
 * @param language the reader's, BCP 47
 */
export async function fetchLive(call: Call, live_id: string, language: string): Promise<Result<Live>> {
  const visitor = asVisitor()
  if (!visitor.headers) return call(liveRest.detail, { live_id })
  const inChinese = { headers: { ...visitor.headers, language: LIVE_VISITOR_LANGUAGE } }
  if (language === LIVE_VISITOR_LANGUAGE) return call(liveRest.detail, { live_id }, inChinese)
  const [chinese, own] = await Promise.all([
    call(liveRest.detail, { live_id }, inChinese),
    call(liveRest.detail, { live_id }, visitor),
  ])
  return own.ok ? own : chinese
}

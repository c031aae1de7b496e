/**
 * The error catalogue (Spec 8). A code identifies the error; the visitor sees a text of the namespace `errors`, or the
 * server's own errMsg if the platform answered.
 *
 * - network    no answer arrived: the request failed, check the network
 * - timeout    no answer arrived in time
 * - aborted    the caller cancelled it; nothing is shown
 * - exception  something threw that should not have
 * - expired    the login has expired (5014, or a message that means it): log out, clear the token, open the login
 * - contract   the answer does not have the shape that the contract declares
 * - service    the platform refused
 * - input      the request does not have the shape that the contract declares; it was not sent
 */
export type FailureCode = 'network' | 'timeout' | 'aborted' | 'exception' | 'expired' | 'contract' | 'service' | 'input'

/**
 * The keys of the namespace `errors`: one per code, except for 'aborted', which shows nothing, and the message of
 * stores/tenant-check.ts.
 */
export type ErrorKey = Exclude<FailureCode, 'aborted'> | 'otherTenant'

/** Whether nobody answered: nothing was refused. */
export const isOffline = ({ code }: { code?: string | undefined }): boolean => code === 'network' || code === 'timeout'

/**
 * Whether the platform decided against a call. A server error (429, 5xx) is no decision: the record may exist, and the
 * write may have been performed.
 */
export const isRefusal = ({ code, errCode }: { code?: string | undefined; errCode?: string | undefined }): boolean =>
  code === 'service' && !/^(?:429|5\d\d)$/.test(errCode ?? '')

/**
 * Whether the platform itself has not answered: no network, a server error, a captive portal's page. What the device
 * stores may be shown meanwhile.
 */
export const isAway = (failure: { code?: string | undefined; errCode?: string | undefined }): boolean =>
  isOffline(failure) || failure.code === 'contract' || (failure.code === 'service' && !isRefusal(failure))

/** Codes for a path that does not exist, from a server and from the platform. */
const UNKNOWN_CALL: readonly (string | undefined)[] = ['404', '405', '501', '4040']

/** Whether the platform has no such call: the site works without it. */
export const isUnknownCall = ({ errCode }: { errCode?: string | undefined }): boolean => UNKNOWN_CALL.includes(errCode)

/** errCode of an expired login. */
const EXPIRED_CODE = '5014'

/** The key of a failure's text in the namespace `errors`; null for 'aborted', which shows nothing. */
export function messageKeyOf(code: FailureCode): ErrorKey | null {
  return code === 'aborted' ? null : code
}

/**
 * The message shown for a failure: the server's errMsg if the platform refused with one, otherwise the text of the
 * code; null for an aborted call.
 *
 * @param translate looks a key up in the namespace `errors`
 */
export function failureText(
  failure: { code: FailureCode; message?: string | null | undefined },
  translate: (key: ErrorKey) => string,
): string | null {
  if (failure.code === 'service' && failure.message?.trim()) return failure.message
  const key = messageKeyOf(failure.code)
  return key && translate(key)
}

// Only the login itself counts: an expired password, code or ticket must not log anybody out.
const expiredMessages = [
  /\b(?:log-?in|sign-?in|session)(?: (?:status|state|session|token))?(?: (?:has|have|is|was))?(?: (?:been|already))? (?:expired|timed out)\b/,
  /\byour (?:login|session) expired\b/,
  /(?:登[录錄陆陸入]|会话|會話)(?:状态|狀態|信息|資訊|凭证|憑證|身份|会话|會話)?(?:已经|已經|已)?(?:过期|過期|失效|超时|逾时|超時|逾時)/,
  /(?:ログイン|セッション)(?:状態)?(?:の有効期限)?(?:が|は)(?:切れ|期限切れ|失効|タイムアウト)/,
  /(?:로그인|세션)\s?(?:상태|정보|유효 ?기간|시간)?[이가은는]?\s?(?:만료|초과)/,
]

/** Maximum length of a message that is checked: a longer one does not report an expired login. */
const LONGEST_MESSAGE = 200

/**
 * Whether a refusal means that the login has expired (Spec 8): errCode 5014, as text or number, or such a message in
 * any of the four languages ('Login has expired. Log in again', 登录已过期 …).
 */
export function isExpired(reply: {
  errCode?: string | number | null | undefined
  errMsg?: string | null | undefined
}): boolean {
  if (String(reply.errCode ?? '').trim() === EXPIRED_CODE) return true
  const message = reply.errMsg
  if (!message || message.length > LONGEST_MESSAGE) return false
  const plain = message.toLowerCase().replace(/[\s\u3000]+/g, ' ')
  return expiredMessages.some((pattern) => pattern.test(plain))
}

const networkMessage =
  /failed to fetch|fetch failed|load failed|networkerror|network request failed|econn|enotfound|eai_again|socket/i

/**
 * The code of something thrown on the way to the platform: an AbortError is 'aborted', a TimeoutError 'timeout', what
 * fetch throws without an answer 'network' (each also as the cause of a wrapping error), everything else 'exception'.
 */
export function codeOfThrown(error: unknown): FailureCode {
  let each = error
  for (let depth = 0; depth < 5 && each instanceof Error; depth += 1) {
    if (each.name === 'AbortError') return 'aborted'
    if (each.name === 'TimeoutError') return 'timeout'
    if (networkMessage.test(each.message)) return 'network'
    each = each.cause
  }
  return 'exception'
}

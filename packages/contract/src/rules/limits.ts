/**
 * The business constants and limits of Spec 9 (and the figures in Spec 4 and 7), and small functions that apply them.
 */

// Lists: page sizes. A pageSize of 0 means all.

/** The page that every list starts with. */
export const FIRST_PAGE = 1
/** The exhibit list. */
export const EXHIBIT_PAGE_SIZE = 40
/** Related exhibitors, on an exhibit's and on an exhibitor's page. */
export const RELATED_EXHIBITORS_PAGE_SIZE = 8
/** Related projects. */
export const RELATED_PROJECTS_PAGE_SIZE = 10
/** The project list. */
export const PROJECT_PAGE_SIZE = 10
/** My tickets (followType TICKET). */
export const TICKET_PAGE_SIZE = 5000
/** My orders (followType ORDER): all of them. */
export const ORDER_PAGE_SIZE = 0
/** orderStatus and orderType of my orders. */
export const ORDER_ALL = 'ALL'
/** My rights (followType RIGHTS). */
export const RIGHTS_PAGE_SIZE = 10
/** applySource of my rights. */
export const RIGHTS_APPLY_SOURCE = 'PERSONAL'
/** Lives shown on the home page. */
export const HOME_LIVE_COUNT = 4
/** Meetings shown on the home page. */
export const HOME_MEETING_COUNT = 4
/** Maximum number of random lives beside a live's detail. */
export const RANDOM_LIVE_CAP = 4

/** Maximum number of a visitor's interest tags. With more, it would no longer be a selection. */
export const INTERESTS_MAX = 20

/** The exhibitor list's sort modes: each determines which list call is made (Spec 4). */
export const SORT_TYPES = ['AZ', 'DEFAULT', 'None'] as const
export type SortType = (typeof SORT_TYPES)[number]

// Chat.

/** Chats requested per page of the chat list (ps). */
export const CHAT_LIST_PAGE_SIZE = 100
/** Number of chat groups whose history is loaded in parallel. */
export const CHAT_HISTORY_PARALLEL_GROUPS = 5
/** Number of messages of history requested per group. */
export const CHAT_HISTORY_COUNT = 100
/** A history that has not answered by then resolves with what has arrived, in ms. */
export const CHAT_HISTORY_RESOLVE_MS = 500
/** A message without an acknowledgement after this time has failed, in ms. */
export const CHAT_SEND_TIMEOUT_MS = 30_000
/** Maximum number of reconnects in a row. */
export const CHAT_RECONNECT_MAX = 1000
/** Number of messages cached of a one-to-one chat. */
export const CHAT_PEER_CACHE = 500
/** Number of messages cached of a group. */
export const CHAT_GROUP_CACHE = 200
/** Time between two checks of a message's status, in ms. */
export const CHAT_STATUS_POLL_MS = 200
/** Delay between a new message and the scroll that shows it, in ms. */
export const CHAT_SCROLL_DELAY_MS = 10

const CHAT_TEST_HOST_PARTS = ['test', 'pre', 'localhost']

/** The chat environment of a hostname: the test one if it contains test, pre or localhost. */
export function chatEnvironment(hostname: string): 'test' | 'production' {
  const host = hostname.toLowerCase()
  return CHAT_TEST_HOST_PARTS.some((part) => host.includes(part)) ? 'test' : 'production'
}

// Tracking (Spec 4).

/** Maximum number of entries of the path history; the oldest is dropped for a new one. */
export const PATH_HISTORY_CAP = 20
/** Delay between a page change and its enter event, in ms. */
export const TRACKING_ENTER_MS = 2000
/** Time between two checks for tenant, exhibition and sender, in ms. */
export const TRACKING_RECHECK_MS = 100

// Waiting, in ms.

export const DEBOUNCE_MS = 1000
export const THROTTLE_MS = 200
/** Delay between the end of a call and hiding the loading overlay. */
export const OVERLAY_HIDE_MS = 500

/** Elapsed time is shown as '99 Days+' from this many days on. */
export const ELAPSED_DAYS_CAP = 99

// Anonymous visitors (Spec 6). Strings: they are sent in headers and bodies as text.

/** userId of a visitor without a login. */
export const DEFAULT_USER_ID = '-1'
/** visitorId of a visitor without a login. */
export const DEFAULT_VISITOR_ID = '1'
/** visitorId of the same visitor in live requests. */
export const LIVE_VISITOR_ID = 'vis_1'
/** The language of an anonymous live detail request. */
export const LIVE_VISITOR_LANGUAGE = 'zh-CN'

// Files.

/** Extensions of files that are shown as a video. */
export const VIDEO_EXTENSIONS = ['mp4', 'flv', 'rmvb', 'swf', 'avi', 'webm', 'ogg'] as const

/** Whether an address or a file name is a video by its extension. Query, fragment, host and case are ignored. */
export function isVideo(urlOrFilename: string): boolean {
  const [path = ''] = urlOrFilename.split(/[?#]/, 1)
  const videoName = new RegExp(`[^/]\\.(?:${VIDEO_EXTENSIONS.join('|')})$`, 'i')
  return videoName.test(path.replace(/^(?:[a-z][a-z0-9+.-]{0,20}:)?\/\/[^/]*/i, '').slice(-64))
}

// Ids.

/**
 * A random id of `length` characters out of 62, each equally likely: bytes that would favour the first characters are
 * discarded. Throws a RangeError unless length is an integer of 0 or more.
 */
export function randomId(length: number): string {
  if (!Number.isInteger(length) || length < 0) throw new RangeError(`randomId: no such length: ${length}`)
  const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
  const fair = 256 - (256 % characters.length)
  const bytes = new Uint8Array(256)
  let id = ''
  while (id.length < length) {
    for (const byte of crypto.getRandomValues(bytes)) {
      if (byte < fair && id.length < length) id += characters.charAt(byte % characters.length)
    }
  }
  return id
}

/**
 * A random UUID, version 4. Not crypto.randomUUID: browsers do not offer it on plain http pages, which the fair allows.
 */
export function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, index) => {
    const value = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
    return value.toString(16).padStart(2, '0')
  }).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

// ── calls to the platform (not in Spec 9: chosen so that a slow phone still answers) ──

/** One attempt of a call, in milliseconds. */
export const CALL_TIMEOUT_MS = 15_000
/** Maximum number of repeats of a call that is safe to repeat. */
export const CALL_RETRIES = 2
/** The first pause before a repeat, in milliseconds; it doubles. */
export const RETRY_DELAY_MS = 300
/** A longer Retry-After than this is not waited for. */
export const RETRY_AFTER_MAX_MS = 5000

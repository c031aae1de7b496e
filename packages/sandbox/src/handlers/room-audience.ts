import type { Language } from '@fair/contract/rules/language.ts'
import type { Context } from '../context.ts'
import { AUDIENCE_LINES } from '../seed/alive/phrases.ts'
import { personName } from '../seed/people.ts'
import { keyOf, randomInt, randomItems, randomNumber } from '../seed/random.ts'
import { columnOf } from '../seed/text.ts'
import { addMessage } from './chat-messages.ts'

const MINUTE = 60_000
/** The oldest message that a new visitor finds, in ms before they join. */
const OLDEST = 20 * MINUTE

/** The viewers' countries, and the languages they write in. */
const VIEWERS: readonly (readonly [country: string, language: Language])[] = [
  ['CN', 'zh-CN'],
  ['JP', 'ja-JP'],
  ['KR', 'ko-KR'],
  ['DE', 'en-US'],
  ['CN', 'zh-CN'],
]

/**
 * Writes the audience's messages from before the first visitor joined: lines of viewers in their own languages, at
 * times since the stream began. Deterministic for a stream.
 *
 * @param startTime when the stream began, ISO 8601
 */
export function writeAudience(chatgroupId: string, startTime: string, { db, now }: Context): void {
  const key = keyOf(chatgroupId, 'audience')
  const until = now().getTime()
  const from = Math.max(Date.parse(startTime), until - OLDEST)
  const lines = randomItems(Object.values(AUDIENCE_LINES), randomInt(key, 0, 5, 7), key, 1)
  for (const [at, line] of lines.entries()) {
    const [country, language] = VIEWERS[randomInt(key, 10 + at, 0, VIEWERS.length - 1)] ?? ['CN', 'zh-CN']
    // Each line gets a separate part of the interval, so that the messages are in order.
    const time = from + ((until - from) * (at + randomNumber(key, 20 + at))) / lines.length
    addMessage(db, {
      ...{ id: `${chatgroupId}-audience-${at}`, chatgroupId, contentsType: 'TEXT', isStaff: false },
      msgContent: line[columnOf(language)],
      time: new Date(time).toISOString(),
      sender: `viewer-${chatgroupId}-${at}`,
      senderName: personName(country, key + at, 3)[columnOf(language)],
    })
  }
}

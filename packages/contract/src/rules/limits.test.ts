import { describe, expect, test } from 'vitest'
import * as limits from './limits.ts'

test('the limits have the values of Spec 9', () => {
  expect(limits).toMatchObject({
    FIRST_PAGE: 1,
    EXHIBIT_PAGE_SIZE: 40,
    RELATED_EXHIBITORS_PAGE_SIZE: 8,
    RELATED_PROJECTS_PAGE_SIZE: 10,
    PROJECT_PAGE_SIZE: 10,
    TICKET_PAGE_SIZE: 5000,
    ORDER_PAGE_SIZE: 0,
    RIGHTS_PAGE_SIZE: 10,
    HOME_LIVE_COUNT: 4,
    HOME_MEETING_COUNT: 4,
    RANDOM_LIVE_CAP: 4,
    CHAT_LIST_PAGE_SIZE: 100,
    CHAT_HISTORY_PARALLEL_GROUPS: 5,
    CHAT_HISTORY_COUNT: 100,
    CHAT_HISTORY_RESOLVE_MS: 500,
    CHAT_SEND_TIMEOUT_MS: 30_000,
    CHAT_RECONNECT_MAX: 1000,
    CHAT_PEER_CACHE: 500,
    CHAT_GROUP_CACHE: 200,
    CHAT_STATUS_POLL_MS: 200,
    CHAT_SCROLL_DELAY_MS: 10,
    PATH_HISTORY_CAP: 20,
    TRACKING_ENTER_MS: 2000,
    TRACKING_RECHECK_MS: 100,
    DEBOUNCE_MS: 1000,
    THROTTLE_MS: 200,
    OVERLAY_HIDE_MS: 500,
    ELAPSED_DAYS_CAP: 99,
    SORT_TYPES: ['AZ', 'DEFAULT', 'None'],
    VIDEO_EXTENSIONS: ['mp4', 'flv', 'rmvb', 'swf', 'avi', 'webm', 'ogg'],
    DEFAULT_USER_ID: '-1',
    DEFAULT_VISITOR_ID: '1',
    LIVE_VISITOR_ID: 'vis_1',
  })
})

describe('isVideo', () => {
  test.each([...limits.VIDEO_EXTENSIONS.map((extension) => `a.${extension}`)])('accepts %s', (name) => {
    expect(limits.isVideo(name)).toBe(true)
    expect(limits.isVideo(name.toUpperCase())).toBe(true)
  })
  test.each([
    ['https://x.cn/v/展会.mp4?sign=a.b#t=10', true],
    ['//x.cn/a.b.webm', true],
    ['/a.mp4#x?y', true],
    ['a.mp4.jpg', false],
    ['a.m3u8', false],
    ['amp4', false],
    ['mp4', false],
    ['.mp4', false],
    ['/folder.mp4/', false],
    ['https://x.mp4', false],
    ['https://x.mp4/', false],
    ['/a.jpg?x=.mp4', false],
    ['/a.jpg#.mp4', false],
    ['a.mp4 ', false],
    ['a.mp4\n', false],
    ['a.oggg', false],
    ['', false],
  ])('for %j returns %s', (name, answer) => {
    expect(limits.isVideo(name)).toBe(answer)
  })
})

test.each([
  ['www.fair-test.cn', 'test'],
  ['PRE.fair.cn', 'test'],
  ['localhost', 'test'],
  ['b.localhost', 'test'],
  ['www.fair.cn', 'production'],
  ['', 'production'],
])('chatEnvironment of %j is %s', (hostname, environment) => {
  expect(limits.chatEnvironment(hostname)).toBe(environment)
})

describe('randomId', () => {
  test('has the requested length and only the 62 characters', () => {
    for (const length of [0, 1, 32, 255, 256, 1000]) expect(limits.randomId(length)).toMatch(/^[0-9A-Za-z]*$/)
    for (const length of [0, 1, 32, 255, 256, 1000]) expect(limits.randomId(length)).toHaveLength(length)
  })

  test('contains all characters equally often', () => {
    const size = 620_000
    const seen = new Map<string, number>()
    for (const character of limits.randomId(size)) seen.set(character, (seen.get(character) ?? 0) + 1)
    expect(seen.size).toBe(62)
    // Ten standard deviations of 10,000: chance stays inside, the bias of a plain modulo (a quarter more) does not.
    for (const times of seen.values()) expect(Math.abs(times - size / 62)).toBeLessThan(1000)
  })

  test.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses a length of %d', (length) => {
    expect(() => limits.randomId(length)).toThrow(RangeError)
  })
})

test('uuid returns unique identifiers of version 4', () => {
  const seen = new Set(Array.from({ length: 5000 }, limits.uuid))
  expect(seen.size).toBe(5000)
  for (const id of seen) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set([...seen].map((id) => id[19]))).toEqual(new Set(['8', '9', 'a', 'b']))
})

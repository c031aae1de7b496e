import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  initialTracking,
  restoreTracking,
  sourceOf,
  type TrackingEvent,
  type TrackingState,
  track,
} from './tracking.ts'

const START = Date.UTC(2026, 4, 1, 9)
const enter = (at: number, pathname = '/exhibits', keepsOwner = false): TrackingEvent => ({
  type: 'navigate',
  at: START + at,
  pathname,
  content: '',
  keepsOwner,
})
const tick = (at: number): TrackingEvent => ({ type: 'tick', at: START + at })
const ready = (at: number, missing?: 'tenant' | 'exhibition' | 'sender'): TrackingEvent => ({
  type: 'ready',
  at: START + at,
  tenant: missing !== 'tenant',
  exhibition: missing !== 'exhibition',
  sender: missing !== 'sender',
})

/** Runs events one after the other; returns what each sent (by path), and the last step. */
function run(events: TrackingEvent[], from: TrackingState = initialTracking) {
  let state = from
  let resumeAt: number | null = null
  const sent: string[][] = []
  for (const event of events) {
    const step = track(state, event)
    state = step.state
    resumeAt = step.wakeAt === null ? null : step.wakeAt - START
    sent.push(step.send.map(({ pathname }) => pathname))
  }
  return { state, wakeAt: resumeAt, sent }
}

describe('the enter event', () => {
  test('is sent once, two seconds after the page change', () => {
    const { sent, wakeAt: resumeAt } = run([ready(0), enter(0), tick(1999), tick(2000), tick(2001)])
    expect(sent).toEqual([[], [], [], ['/exhibits'], []])
    expect(resumeAt).toBeNull()
    expect(run([ready(0), enter(0)]).wakeAt).toBe(2000)
    expect(run([ready(0), enter(0), tick(500)]).wakeAt).toBe(2000)
  })

  test('is sent at once if the path keeps the owner', () => {
    expect(run([ready(0), enter(0, '/exhibits', true)])).toMatchObject({ sent: [[], ['/exhibits']], wakeAt: null })
  })

  test('contains the time, path and content of the page', () => {
    const event: TrackingEvent = {
      ...enter(0),
      type: 'navigate',
      pathname: '/micro-page',
      content: '/micro-page',
      keepsOwner: false,
    }
    const { state } = track(run([ready(0)]).state, event)
    expect(track(state, tick(2500)).send).toEqual([
      { time: '2026-05-01T09:00:00.000Z', pathname: '/micro-page', content: '/micro-page' },
    ])
  })

  test('of a page left early is sent at its original time', () => {
    const { sent, wakeAt: resumeAt } = run([ready(0), enter(0, '/a'), enter(500, '/b'), tick(2000)])
    expect(sent).toEqual([[], [], [], ['/a']])
    expect(resumeAt).toBe(2500)
  })

  test.each(['tenant', 'exhibition', 'sender'] as const)('waits for the %s, checking again every 100 ms', (missing) => {
    const waiting = run([enter(0), ready(2000, missing), ready(2100, missing)])
    expect(waiting.sent.flat()).toEqual([])
    expect(waiting.wakeAt).toBe(2200)
    expect(run([ready(2200)], waiting.state)).toMatchObject({ sent: [['/exhibits']], wakeAt: null })
  })

  test('is not polled for before it is due', () => {
    expect(run([enter(0), ready(100, 'sender')]).wakeAt).toBe(2000)
  })

  test('waits again if a prerequisite is lost', () => {
    expect(run([ready(0), enter(0), ready(10, 'tenant'), tick(2000)]).sent.flat()).toEqual([])
  })

  test('is not delayed by a clock that is set back', () => {
    const { wakeAt: resumeAt, state } = run([ready(0), enter(0), tick(-3_600_000)])
    expect(resumeAt).toBe(-3_600_000 + 2000)
    expect(run([tick(-3_600_000 + 2000)], state).sent).toEqual([['/exhibits']])
  })
})

test('the history is limited to the last twenty entries', () => {
  const events = Array.from({ length: 25 }, (_, index) => enter(index, `/${index}`))
  const { state } = run(events)
  expect(state.history.map(({ record }) => record.pathname)).toEqual(events.slice(5).map((_, index) => `/${index + 5}`))
  expect(run([ready(9000)], state).sent[0]).toHaveLength(20)
})

test('the owner may be changed once the page allows it, until the next navigation', () => {
  const allowOwner = (pathname: string) => ({ type: 'allowOwner', at: START + 300, pathname }) as const
  const allowed = run([enter(0, '/a'), allowOwner('/a')])
  expect(allowed.state.canUpdateOwner).toBe(true)
  expect(run([tick(400), ready(500)], allowed.state).state.canUpdateOwner).toBe(true)
  expect(run([enter(600, '/b', true)], allowed.state).state.canUpdateOwner).toBe(false)
  expect(run([enter(600, '/b'), allowOwner('/a')], allowed.state).state.canUpdateOwner).toBe(false)
  expect(initialTracking.canUpdateOwner).toBe(false)
})

describe('restoreTracking', () => {
  test('restores unsent entries from JSON for the next page, and does not send sent ones again', () => {
    const left = run([ready(0), enter(0, '/sent', true), enter(100, '/unsent')]).state
    const state = restoreTracking(JSON.parse(JSON.stringify({ ...left, canUpdateOwner: true })))
    expect(state).toMatchObject({ ready: false, canUpdateOwner: false })
    expect(run([tick(3000), ready(3100)], state).sent).toEqual([[], ['/unsent']])
  })

  test.each([null, undefined, 5, 'x', [], {}, { history: 'x' }, { history: {} }])(
    'returns the initial state for %j',
    (stored) => {
      expect(restoreTracking(stored)).toEqual(initialTracking)
    },
  )

  test('drops invalid entries, and limits the history to twenty', () => {
    const good = { record: { time: 't', pathname: '/', content: '' }, dueAt: 1, sent: false }
    const history = [null, 1, {}, { ...good, dueAt: 'x' }, { ...good, sent: 1 }, { ...good, record: { time: 1 } }, good]
    expect(restoreTracking({ history }).history).toEqual([good])
    expect(restoreTracking({ history: Array.from({ length: 500 }, () => good) }).history).toHaveLength(20)
  })
})

test('for any events, sends each visit at most once, never early or unready, and wakes in the future', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('enter'), gap: fc.nat(1500), flag: fc.boolean() }),
    fc.record({ kind: fc.constant('tick'), gap: fc.nat(1500), flag: fc.boolean() }),
    fc.record({ kind: fc.constant('ready'), gap: fc.nat(1500), flag: fc.boolean() }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let state = initialTracking
      let at = 0
      const due = new Map<string, number>()
      const seen = new Set<string>()
      for (const [index, { kind, gap, flag }] of steps.entries()) {
        at += gap
        if (kind === 'enter') due.set(`/${index}`, flag ? at : at + 2000)
        const event =
          kind === 'enter'
            ? enter(at, `/${index}`, flag)
            : kind === 'tick'
              ? tick(at)
              : ready(at, flag ? undefined : 'sender')
        const before = JSON.stringify(state)
        const after = track(state, event)
        expect(JSON.stringify(state)).toBe(before)
        for (const { pathname } of after.send) {
          expect(seen.has(pathname)).toBe(false)
          expect(after.state.ready).toBe(true)
          expect(due.get(pathname)).toBeLessThanOrEqual(at)
          seen.add(pathname)
        }
        expect(after.state.history.length).toBeLessThanOrEqual(20)
        const waits = after.state.history.some((entry) => !entry.sent)
        expect(after.wakeAt !== null).toBe(waits)
        if (after.wakeAt !== null) expect(after.wakeAt).toBeGreaterThan(START + at)
        state = after.state
      }
    }),
  )
})

test.each([
  ['/micro-page', 'micro-page'],
  ['/micro-page/', 'micro-page'],
  ['/micro-page/detail/7', 'micro-page'],
  ['/login-preview', 'login-preview'],
  ['/login-preview/1', 'login-preview'],
  ['/micro-pages', null],
  ['/micro-list', null],
  ['/search/component/micro-page-card', null],
  ['/news/micro-page', null],
  ['/', null],
])('the source of %s is %s', (pathname, source) => {
  expect(sourceOf(pathname)).toBe(source)
})

import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { contract } from '@fair/contract/index.ts'
import { machineTime } from '@fair/contract/rules/machine-time.ts'
import { DEMO_LOGIN } from '@fair/sandbox/demo.ts'
import { payload } from '@fair/sandbox/testing/call-sandbox.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fairClock } from './fair-clock.ts'
import { atEachMidnight, neighbourName, openRunningFair, type RunningFair } from './running-fair.ts'

let folder: string
let db: string
let time: Date
let messages: string[]
const open: RunningFair[] = []
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'running-fair-'))
  db = path.join(folder, 'fair.db')
  messages = []
})
afterEach(() => {
  for (const fair of open.splice(0)) fair.close()
  fs.rmSync(folder, { recursive: true })
  vi.useRealTimers()
})

/** Starts a command at a moment, as a person would after ending the previous one. */
function start(iso: string, isPinned = false): RunningFair {
  for (const fair of open.splice(0)) fair.close()
  time = new Date(iso)
  const fair = openRunningFair({
    ...{ db, size: 'small', clock: { now: () => time, isPinned } },
    announce: (notice) => messages.push(notice),
  })
  open.push(fair)
  return fair
}
const firstDay = async (fair: RunningFair) => {
  const requested = { fetch: async (request: Request) => fair.fetch(request) }
  return (await payload(requested, contract.exhibition.detail, { id: '2001' })).startTime.slice(0, 10)
}
const files = () => fs.readdirSync(folder).filter((name) => name.endsWith('.db'))

describe('a stored database', () => {
  it('is created around the day of the first start, in the fair’s time zone', async () => {
    expect(await firstDay(start('2026-11-19T19:00:00Z'))).toBe('2026-11-19')
    expect(open[0]?.day()).toBe('2026-11-20 at the fair (Asia/Shanghai), its day 2 of 5')
  })

  it('is reused while its fair lasts', async () => {
    start('2026-11-19T02:42:00Z')
    const last = start('2026-11-22T15:59:00Z')
    expect([await firstDay(last), last.day(), messages]).toEqual([
      '2026-11-18',
      '2026-11-22 at the fair (Asia/Shanghai), its day 5 of 5',
      [],
    ])
    expect(files()).toEqual(['fair.db'])
  })

  it('is renamed when its fair is over, with one notice', async () => {
    start('2026-11-19T02:42:00Z')
    const next = start('2026-11-22T16:00:00Z')
    expect(await firstDay(next)).toBe('2026-11-22')
    expect(files()).toEqual(['fair.2026-11-19.db', 'fair.db'])
    expect(messages).toEqual([
      `The stored fair takes place around 2026-11-19: it was moved to ${path.join(folder, 'fair.2026-11-19.db')}, and a new one created around 2026-11-23.`,
    ])
  })

  it('is renamed if its fair is in the future', async () => {
    start('2027-11-19T02:42:00Z')
    expect(await firstDay(start('2026-11-19T02:42:00Z'))).toBe('2026-11-18')
    expect(files()).toEqual(['fair.2027-11-19.db', 'fair.db'])
  })

  it('is renamed if another day is pinned', async () => {
    start('2026-11-19T02:42:00Z')
    expect(await firstDay(start('2026-11-19T12:00:00Z', true))).toBe('2026-11-18')
    expect(messages).toEqual([])
    expect(await firstDay(start('2026-11-20T02:42:00Z', true))).toBe('2026-11-19')
    expect(files()).toEqual(['fair.2026-11-19.db', 'fair.db'])
  })

  it('is renamed to an unused name', () => {
    const taken = new Set(['/a/fair.2026-11-19.db', '/a/fair.2026-11-19-2.db'])
    const name = (file: string) => neighbourName(file, new Date('2026-11-19T02:42:00Z'), (each) => taken.has(each))
    expect([name('/a/fair.db'), name('/b/fair.db')]).toEqual(['/a/fair.2026-11-19-3.db', '/b/fair.2026-11-19.db'])
  })
})

describe('a running fair', () => {
  it('is renewed when it is over, and not before', async () => {
    const fair = start('2026-11-19T02:42:00Z')
    time = new Date('2026-11-22T15:59:59Z')
    expect(fair.renew()).toEqual({ isNew: false, notice: undefined })
    time = new Date('2026-11-22T16:00:00Z')
    const { isNew, notice } = fair.renew()
    expect([isNew, notice?.includes('fair.2026-11-19.db')]).toEqual([true, true])
    expect(await firstDay(fair)).toBe('2026-11-22')
    expect(fair.day()).toBe('2026-11-23 at the fair (Asia/Shanghai), its day 2 of 5')
    expect(files()).toEqual(['fair.2026-11-19.db', 'fair.db'])
  })

  it('preserves its data in the renamed file', async () => {
    const fair = start('2026-11-19T02:42:00Z')
    const requested = { fetch: async (request: Request) => fair.fetch(request) }
    const login = { loginType: 'PASSWORD', accountType: 'EMAIL', ...DEMO_LOGIN } as const
    const { authorization } = await payload(requested, contract.auth.login, login)
    time = new Date('2026-11-25T16:00:00Z')
    fair.renew()
    const me = payload(requested, contract.user.info, {}, { Authorization: authorization })
    await expect(me).rejects.toThrow()
    fs.renameSync(path.join(folder, 'fair.2026-11-19.db'), path.join(folder, 'again.db'))
    db = path.join(folder, 'again.db')
    const again = start('2026-11-19T03:00:00Z')
    const old = { fetch: async (request: Request) => again.fetch(request) }
    expect(await payload(old, contract.user.info, {}, { Authorization: authorization })).toBeTruthy()
  })

  it('is renewed in memory without a file', async () => {
    db = ':memory:'
    const fair = start('2026-11-19T02:42:00Z')
    time = new Date('2026-12-24T10:00:00Z')
    expect(fair.renew()).toEqual({ isNew: true, notice: undefined })
    expect(await firstDay(fair)).toBe('2026-12-23')
  })
})

describe('atEachMidnight', () => {
  const ahead = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
  }
  const now = () => new Date(machineTime())

  it('calls back once a day, until it is stopped', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-19T15:59:58Z') })
    const days: string[] = []
    const stop = atEachMidnight(
      { now, openedAt: now() },
      () => void days.push(now().toISOString()),
      (error) => expect.unreachable(String(error)),
    )
    await ahead(1900)
    expect(days).toEqual([])
    await ahead(24 * 3_600_000)
    await ahead(200)
    expect(days).toEqual(['2026-11-19T16:00:00.000Z', '2026-11-20T16:00:00.000Z'])
    stop()
    await ahead(48 * 3_600_000)
    expect(days).toHaveLength(2)
  })

  it('detects within a minute that the machine has slept, and continues after a failure', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-19T10:00:00Z') })
    let slept = 0
    const failures: unknown[] = []
    let count = 0
    const stop = atEachMidnight(
      { now: () => new Date(machineTime() + slept), openedAt: new Date(machineTime()) },
      () => {
        count += 1
        throw new Error(`no ${count}`)
      },
      (error) => failures.push(String(error)),
    )
    slept = 3 * 24 * 3_600_000
    await ahead(60_000)
    expect(failures).toEqual(['Error: no 1'])
    await ahead(24 * 3_600_000)
    expect(failures).toEqual(['Error: no 1', 'Error: no 2'])
    stop()
  })
})

it('renews a fair that was opened before midnight if the timer starts after it', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-19T16:00:03Z') })
  const now = () => new Date(machineTime())
  let renewals = 0
  const stop = atEachMidnight(
    { now, openedAt: new Date('2026-11-19T15:59:58Z') },
    () => {
      renewals += 1
    },
    (error) => expect.unreachable(String(error)),
  )
  await vi.advanceTimersByTimeAsync(60_000)
  expect(renewals).toBe(1)
  stop()
})

describe('the clock of a command', () => {
  it('starts at the given time and advances', () => {
    vi.useFakeTimers({ now: new Date('2030-01-01T00:00:00Z') })
    const clock = fairClock('2026-11-19T10:42+08:00', undefined)
    expect([clock.isPinned, clock.now().toISOString()]).toEqual([true, '2026-11-19T02:42:00.000Z'])
    vi.setSystemTime(new Date('2030-01-01T01:00:00Z'))
    expect(clock.now().toISOString()).toBe('2026-11-19T03:42:00.000Z')
  })

  it('uses the variable if the flag is missing, and otherwise the machine’s time', () => {
    vi.useFakeTimers({ now: new Date('2030-01-01T00:00:00Z') })
    expect(fairClock(undefined, '2026-11-20T00:00:00Z').now().toISOString()).toBe('2026-11-20T00:00:00.000Z')
    for (const variable of [undefined, '']) {
      const clock = fairClock(undefined, variable)
      expect([clock.isPinned, clock.now().toISOString()]).toEqual([false, '2030-01-01T00:00:00.000Z'])
    }
  })

  it.each(['2026-11-19', '2026-11-19T10:42', 'tomorrow', '2026-02-30T10:00Z'])('refuses %s', (text) => {
    expect(() => fairClock(text, undefined)).toThrow(expect.objectContaining({ exitCode: 2 }))
    expect(() => fairClock(undefined, text)).toThrow('SANDBOX_NOW takes a time with a UTC offset')
  })
})

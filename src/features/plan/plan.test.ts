import type { ScheduleEntry } from '@fair/contract/schedule.ts'
import { describe, expect, test } from 'vitest'
import { parsed } from '../../../tests/parsed.ts'
import { readPlanAddress } from './plan-address.ts'
import { entriesOn, planDays, planGroups, shownEntries, usualDay } from './plan-model.ts'

const ZONE = 'Asia/Shanghai'
const NOW = new Date('2026-11-19T02:42:00Z')
const FAIR = { startTime: '2026-11-18T01:00:00Z', endTime: '2026-11-22T09:00:00Z' }

const entry = (entryId: string, from: string, to: string, more: Partial<ScheduleEntry> = {}): ScheduleEntry =>
  parsed({
    entryId,
    kind: 'MEETING',
    title: entryId,
    startTime: `2026-11-${from}:00Z`,
    endTime: `2026-11-${to}:00Z`,
    state: 'BOOKED',
    businessId: entryId,
    appointmentId: `S-${entryId}`,
    place: '',
    isOnline: true,
    hostName: '',
    conflictsWith: [],
    uid: `${entryId}@fair`,
    sequence: 0,
    updateTime: '2026-11-01T00:00:00Z',
    ...more,
  })
const followed = { state: 'FOLLOWED', appointmentId: null } as const

const running = entry('running', '19T02:00', '19T03:00')
const soonFollowed = entry('soonFollowed', '19T02:50', '19T03:10', followed)
const next = entry('next', '19T03:00', '19T04:00')
const later = entry('later', '19T06:00', '19T07:00')
const tomorrow = entry('tomorrow', '20T03:00', '20T04:00', { ...followed, kind: 'LIVE' })
const removed = entry('gone', '21T03:00', '21T04:00', { state: 'CANCELLED' })
const over = entry('over', '18T03:00', '18T04:00', { state: 'ENDED' })
const all = [over, running, soonFollowed, next, later, tomorrow, removed]

describe('planGroups', () => {
  const groups = (entries: ScheduleEntry[]) =>
    planGroups(entries, NOW, parsed(ZONE)).map(({ kind, day, entries: rows }) => [
      kind,
      day,
      rows.map((row) => row.entryId),
    ])

  test('puts now and next first, booked entries before followed ones, and past or cancelled ones last', () => {
    expect(groups(all)).toEqual([
      ['now', '2026-11-19', ['running']],
      ['next', '2026-11-19', ['next']],
      ['day', '2026-11-19', ['soonFollowed', 'later']],
      ['day', '2026-11-20', ['tomorrow']],
      ['past', '', ['gone', 'over']],
    ])
  })
  test('returns entries that start at the same time as next together', () => {
    const beside = entry('beside', '19T03:00', '19T03:30')
    expect(groups([next, beside])).toEqual([['next', '2026-11-19', ['next', 'beside']]])
  })
  test('returns the first followed entry as next if nothing is booked', () => {
    expect(groups([tomorrow])).toEqual([['next', '2026-11-20', ['tomorrow']]])
  })
})

describe('plan days', () => {
  test('are those of the fair and of entries outside the fair', () => {
    const early = entry('early', '16T03:00', '16T04:00')
    const days = planDays([early, next], parsed(FAIR), parsed(ZONE))
    expect(days).toEqual(['2026-11-16', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'])
    expect(planDays([], null, parsed(ZONE))).toEqual([])
  })
  test('default to today, the first day to come, or the last day', () => {
    const days = ['2026-11-18', '2026-11-20']
    expect(usualDay(days, NOW, parsed(ZONE))).toBe('2026-11-20')
    expect(usualDay(days, new Date('2026-11-18T03:00:00Z'), parsed(ZONE))).toBe('2026-11-18')
    expect(usualDay(days, new Date('2027-01-01T00:00:00Z'), parsed(ZONE))).toBe('2026-11-20')
    expect(usualDay([], NOW, parsed(ZONE))).toBe('2026-11-19')
  })
  test('include an entry over midnight on both days, and one that ends at midnight on one day', () => {
    const long = entry('long', '19T15:00', '19T17:00')
    const till = entry('till', '19T15:00', '19T16:00')
    expect(entriesOn([long, till], '2026-11-19', parsed(ZONE))).toHaveLength(2)
    expect(entriesOn([long, till], '2026-11-20', parsed(ZONE))).toEqual([long])
  })
})

describe('the plan address', () => {
  const read = (query: string) => readPlanAddress(new URLSearchParams(query), 'list')
  test('is parsed, and unknown values are ignored', () => {
    expect(read('view=week&day=2026-11-20&show=booked&kind=LIVE,CHAT,X&id=S1')).toEqual({
      view: 'week',
      day: '2026-11-20',
      show: 'booked',
      kinds: ['LIVE', 'CHAT'],
      entry: 'S1',
    })
    expect(read('view=x&day=2026-13-40&show=x')).toEqual({
      view: 'list',
      day: null,
      show: 'all',
      kinds: [],
      entry: null,
    })
  })
  test('filters by kind, and by booked or followed', () => {
    const ids = (query: string) => shownEntries(all, read(query)).map(({ entryId }) => entryId)
    expect(ids('show=followed')).toEqual(['soonFollowed', 'tomorrow'])
    expect(ids('show=booked&kind=LIVE')).toEqual([])
    expect(ids('kind=LIVE')).toEqual(['tomorrow'])
  })
})

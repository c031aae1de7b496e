import type { ScheduleEntry } from '@fair/contract/schedule.ts'
import { describe, expect, it } from 'vitest'
import { parsed } from '../../../tests/parsed.ts'
import { testHall, testPlace } from '../../domain/way.fixture.ts'
import { planWalks } from './plan-walks.ts'

const door = testPlace('pedestrian', [0, 400], { connection: { id: 'door', metres: 100 } })
const stage = testPlace('stage', [900, 700], { name: 'Launch stage' })
const halls = [
  testHall('8.1', [['B02', 200, 200, 60, 60]], { places: [door, stage] }),
  testHall('9.1', [['C04', 600, 200, 60, 60]], { places: [door] }),
]

const entry = (entryId: string, from: string, to: string, more: Partial<ScheduleEntry> = {}): ScheduleEntry =>
  parsed({
    ...{ entryId, kind: 'NEGOTIATION', title: entryId, state: 'BOOKED', businessId: entryId, appointmentId: entryId },
    ...{ startTime: `2026-11-${from}:00Z`, endTime: `2026-11-${to}:00Z`, place: '', isOnline: false, hostName: '' },
    ...{ conflictsWith: [], uid: entryId, sequence: 0, updateTime: '2026-11-01T00:00:00Z' },
    ...more,
  })
const here = { booth: { hall: '8.1', stand: 'B02' } }
const there = { booth: { hall: '9.1', stand: 'C04' } }
const walksOf = (entries: ScheduleEntry[]) =>
  [...planWalks(entries, halls, parsed('Asia/Shanghai'))].map(([to, walk]) => [
    to,
    walk.before.entryId,
    walk.minutes,
    walk.gap,
  ])

describe('walks between entries', () => {
  const first = entry('first', '19T01:00', '19T02:00', here)
  it('connect consecutive booked entries on site, with the time between them', () => {
    const online = entry('online', '19T02:00', '19T02:01', { isOnline: true })
    const saved = entry('saved', '19T02:00', '19T02:01', { ...here, state: 'FOLLOWED' })
    expect(walksOf([entry('next', '19T02:02', '19T03:00', there), online, saved, first])).toEqual([
      ['next', 'first', 4, 2],
    ])
  })

  it('begin where the visitor is last, if earlier entries overlap', () => {
    const within = entry('within', '19T01:15', '19T01:30', { ...there })
    const next = entry('next', '19T02:02', '19T03:00', there)
    expect(walksOf([first, within, next])).toEqual([['next', 'first', 4, 2]])
    // An activity of several days hides no walk within it.
    const long = entry('long', '18T01:00', '20T09:00', here)
    expect(walksOf([long, first, next])).toEqual([['next', 'first', 4, 2]])
  })

  it('lead to a room that is named in the entry’s place', () => {
    const talk = entry('talk', '19T02:30', '19T03:00', { kind: 'ACTIVITY', place: 'Hall 8.1, Launch stage' })
    expect(walksOf([first, talk])).toEqual([['talk', 'first', 1, 30]])
  })

  it('are omitted between days, for overlapping entries, and for unknown or identical places', () => {
    expect(walksOf([first, entry('tomorrow', '20T02:00', '20T03:00', there)])).toEqual([])
    expect(walksOf([first, entry('clash', '19T01:30', '19T03:00', there)])).toEqual([])
    expect(walksOf([first, entry('far', '19T03:00', '19T04:00', { place: 'Hotel' })])).toEqual([])
    expect(walksOf([first, entry('same', '19T03:00', '19T04:00', here)])).toEqual([])
  })
})

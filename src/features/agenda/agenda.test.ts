import { describe, expect, it } from 'vitest'
import { testPage } from '../../../tests/page-context.ts'
import { parsed } from '../../../tests/parsed.ts'
import { defaultQuery, listAddress, readList } from '../shared/list/list-query.ts'
import {
  type AgendaEntry,
  agendaGroups,
  inOrder,
  otherZone,
  phaseOfEntry,
  placeText,
  scheduleItemPath,
} from './agenda.ts'
import { AGENDA, agendaPages } from './agenda-list.ts'
import { calendarEvent, eventCalendar } from './calendar.ts'
import { guestsOf, ownReplays, relatedTo } from './detail.ts'

const ZONE = 'Asia/Shanghai'
const NOW = new Date('2026-11-19T02:42:00Z')

const entry = (id: string, startTime: string, change: Partial<AgendaEntry> = {}): AgendaEntry =>
  parsed({
    kind: 'meeting',
    id,
    title: `Title ${id}`,
    label: 'Forum',
    hostName: 'Host',
    startTime,
    endTime: new Date(Date.parse(startTime) + 3_600_000).toISOString(),
    state: Date.parse(startTime) > NOW.getTime() ? 'upcoming' : 'ended',
    hall: '4.1',
    place: 'Room 1',
    cover: null,
    people: [],
    seatsLeft: null,
    viewers: null,
    needsBooking: false,
    contained: 0,
    hostZone: null,
    ...change,
  })

const running = entry('now', '2026-11-19T02:00:00Z', { state: 'running' })
const later = entry('later', '2026-11-19T06:00:00Z')
const tomorrow = entry('tomorrow', '2026-11-20T02:00:00Z')
const earlier = entry('earlier', '2026-11-19T00:30:00Z')
const yesterday = entry('yesterday', '2026-11-18T02:00:00Z')
const all = [yesterday, earlier, tomorrow, running, later]
const ids = (entries: readonly AgendaEntry[]) => entries.map(({ id }) => id)

describe('an agenda', () => {
  it('is ordered by now, next by start, and past by the latest', () => {
    expect(ids(inOrder(all, NOW))).toEqual(['now', 'later', 'tomorrow', 'earlier', 'yesterday'])
  })

  it('uses the platform’s state rather than the clock', () => {
    expect(phaseOfEntry(entry('x', '2026-11-19T00:00:00Z', { state: 'running' }), NOW)).toBe('now')
    expect(phaseOfEntry(entry('x', '2026-11-19T02:30:00Z', { state: 'upcoming' }), NOW)).toBe('next')
    expect(phaseOfEntry(entry('x', '2026-11-19T02:30:00Z', { state: 'replay' }), NOW)).toBe('past')
    // A called-off entry never runs.
    expect(phaseOfEntry(entry('x', '2026-11-19T02:30:00Z', { state: 'off' }), NOW)).toBe('past')
    expect(phaseOfEntry(entry('x', '2026-11-20T02:30:00Z', { state: 'off' }), NOW)).toBe('next')
  })

  it('is grouped by days in the fair’s time zone', () => {
    const late = entry('late', '2026-11-19T17:00:00Z')
    expect(
      agendaGroups([...all, late], NOW, parsed(ZONE)).map(({ phase, day, entries }) => [phase, day, ids(entries)]),
    ).toEqual([
      ['now', null, ['now']],
      ['next', '2026-11-19', ['later']],
      // 17:00 UTC is the next day in Shanghai.
      ['next', '2026-11-20', ['late', 'tomorrow']],
      ['past', '2026-11-19', ['earlier']],
      ['past', '2026-11-18', ['yesterday']],
    ])
  })

  it('follows the clock after the platform’s response, and entries that are called off never run', () => {
    const off = entry('off', '2026-11-19T05:00:00Z', { state: 'off' })
    const at = (time: string) =>
      agendaGroups([...all, off], new Date(`2026-11-19T${time}:00Z`), parsed(ZONE), NOW).map(
        ({ phase, day, entries }) => [phase, day?.slice(8) ?? '', ...ids(entries)].join(' '),
      )
    const rest = ['past 19 earlier', 'past 18 yesterday']
    expect(at('02:42')).toEqual(['now  now', 'next 19 off later', 'next 20 tomorrow', ...rest])
    expect(at('06:00')).toEqual(['now  later', 'next 20 tomorrow', 'past 19 off now earlier', 'past 18 yesterday'])
    // Midnight in Shanghai.
    expect(at('16:00')[0]).toBe('next 20 tomorrow')
  })

  it('is split into pages of forty, with one page if it is empty', () => {
    const many = Array.from({ length: 81 }, (_, n) =>
      entry(`m${n}`, new Date(NOW.getTime() + n * 600_000).toISOString()),
    )
    const pages = [...agendaPages('meeting', many, {}, NOW)]
    expect(pages.map(({ pageNum, items }) => [pageNum, items.length])).toEqual([
      [1, 40],
      [2, 40],
      [3, 1],
    ])
    expect([...agendaPages('meeting', [], {}, NOW)]).toHaveLength(1)
  })
})

describe('an agenda address', () => {
  it('contains the day and hall, and is parsed back to the same query', () => {
    const state = { ...defaultQuery(AGENDA.meeting, 2), chosen: { date: ['2026-11-19'], hall: ['8.1'] } }
    const { path, query } = listAddress(AGENDA.meeting, state)
    expect([path, query]).toMatchObject(['/meeting', { date: ['2026-11-19'], hall: ['8.1'], page: 2 }])
    expect(readList(AGENDA.meeting, '/meeting/', '?date=2026-11-19&hall=8.1&page=2')).toEqual(state)
  })

  it('retains unknown parameters, and ignores invalid values', () => {
    const state = readList(AGENDA.live, '/live/page/3/', '?date=tomorrow&date=2026-02-30&preview=true&page=x')
    expect(state).toEqual({ ...defaultQuery(AGENDA.live, 3), rest: { preview: 'true' } })
    expect(listAddress(AGENDA.live, state)).toMatchObject({
      path: '/live/page/3',
      query: { preview: 'true', page: null },
    })
  })

  it('switches lives and meetings, but not activities, to exhibitors', () => {
    expect(readList(AGENDA.live, '/live/', '?type=exhibitor&hall=8.1')).toMatchObject({ byExhibitor: true, chosen: {} })
    expect(readList(AGENDA.activity, '/activity/', '?type=exhibitor').byExhibitor).toBe(false)
  })

  it('of a series has its own path', () => {
    expect(scheduleItemPath({ kind: 'activity', id: 'A1', contained: 0 })).toBe('/activity/detail/A1')
    expect(scheduleItemPath({ kind: 'activity', id: 'A1', contained: 4 })).toBe('/activity/contain/detail/A1')
  })
})

describe('the exhibitor’s clock', () => {
  it.each([
    ['Asia/Tokyo', 'Asia/Tokyo'],
    ['Asia/Singapore', null],
    ['Nowhere/City', null],
    ['', null],
    [undefined, null],
  ])('in the zone %s is shown as %s', (zone, shown) => {
    expect(otherZone(parsed(zone), parsed(ZONE), later.startTime)).toBe(shown)
  })
})

describe('related content of an entry', () => {
  it('contains other entries, open ones first, and never the entry itself', () => {
    const live = (id: string, state: AgendaEntry['state']) => entry(id, later.startTime, { kind: 'live', state })
    const lives = [live('a', 'upcoming'), live('b', 'running'), live('c', 'replay'), live('d', 'running')]
    const beside = relatedTo(live('a', 'upcoming'), lives)
    expect(new Set(ids(beside))).toEqual(new Set(['b', 'd']))
    expect(ids(relatedTo(later, [earlier, later, { ...tomorrow, label: 'Tour' }]))).toEqual(['tomorrow', 'earlier'])
  })

  it('contains each guest once', () => {
    const guest = (guestId: string) => ({ guestId }) as Parameters<typeof guestsOf>[0][number]
    expect(guestsOf([guest('1')], [{ guests: [guest('1'), guest('2')] }]).map(({ guestId }) => guestId)).toEqual([
      '1',
      '2',
    ])
  })

  it('contains its own recordings before those of other lives', () => {
    const replay = (_id: string, recordTime: string) =>
      ({ _id, recordTime }) as Parameters<typeof ownReplays>[0][number]
    const past = { ...yesterday, state: 'replay' as const }
    const [mine, other] = [replay('mine', '2026-11-18T02:00:00Z'), replay('other', '2026-11-17T02:00:00Z')]
    expect(ownReplays([mine, other], past)).toEqual({ own: [mine], others: [other] })
    expect(ownReplays([other], { ...running, state: 'running' })).toEqual({ own: [], others: [other] })
    // Recorded before the scheduled start: the first one is taken as its own, and is listed once.
    expect(ownReplays([other, mine], { ...past, startTime: later.startTime })).toEqual({ own: [other], others: [mine] })
  })
})

describe('a calendar entry', () => {
  const source = {
    entry: later,
    updateTime: '2026-11-16T00:00:00Z',
    description: 'd',
    url: 'https://fair.example/meeting/detail/later/',
    location: 'l',
  }
  const made = (change: Partial<typeof source> = {}) =>
    calendarEvent(parsed({ ...source, ...change }), 'fair.example', parsed(ZONE))

  it('has a stable UID, and a sequence that grows with each change and on cancellation', () => {
    const [first, moved] = [made(), made({ updateTime: '2026-11-17T00:00:00Z' })]
    const off = made({ entry: { ...later, state: 'off' } })
    expect(first?.uid).toBe('meeting-later@fair.example')
    expect([moved?.uid, off?.uid]).toEqual([first?.uid, first?.uid])
    expect(moved?.sequence).toBeGreaterThan(first?.sequence ?? Number.POSITIVE_INFINITY)
    expect(off?.sequence).toBe((first?.sequence ?? 0) + 1)
    expect(made({ updateTime: '2040-01-01T00:00:00Z' })?.sequence).toBeLessThan(2 ** 31)
    expect(off && eventCalendar(off, 'en-US').method).toBe('CANCEL')
    expect(first && eventCalendar(first, 'en-US').method).toBe('PUBLISH')
  })

  it('is null without a valid time', () => {
    expect(made(parsed({ entry: { ...later, startTime: 'soon' } }))).toBeNull()
  })
})

it('names the hall alone if the room is unknown', () => {
  const page = testPage('en-US')
  expect(placeText(page, { place: 'Room 2', hall: '8.1' })).toBe('Room 2 · Hall 8.1')
  expect(placeText(page, { place: 'Room 2', hall: '' })).toBe('Room 2')
  expect(placeText(page, { place: '', hall: '8.1' })).toBe('Hall 8.1')
})

import { ThemeConfig } from '@fair/contract/decoration.ts'
import { data, Flag, list, page } from '@fair/contract/endpoint.ts'
import { Exhibition } from '@fair/contract/exhibition.ts'
import { clock, day } from '@fair/contract/kinds.ts'
import { MeetingSummary } from '@fair/contract/meeting.ts'
import { MicroPage } from '@fair/contract/micro.ts'
import { InformationSummary } from '@fair/contract/news.ts'
import { describe, expect, it, test } from 'vitest'
import * as z from 'zod/mini'
import { parsed } from '../../tests/parsed.ts'
import { decodeReply } from './decode.ts'
import { repaired } from './repair.ts'

const ZONE = { zone: 'Asia/Shanghai' }
const cover = { url: '/media/a', width: 800, height: 600, alt: null }
const story = {
  informationId: 'i1',
  title: 'Opening',
  summary: 'At nine.',
  cover,
  publishTime: '2026-11-18T01:00:00Z',
  source: 'fair',
  columnId: 'fair',
  columnName: 'Fair',
  updateTime: '2026-11-18T01:00:00Z',
}
const read = async (records: unknown, more: object = {}) => {
  const reply = await decodeReply(
    page(InformationSummary),
    JSON.stringify({ success: true, records, total: 1, ...more }),
    parsed(ZONE),
  )
  if (reply.kind !== 'fine') throw new Error(JSON.stringify(reply))
  return reply
}

describe('a news item', () => {
  it.each([
    ['an id as a number', { informationId: 7 }, { informationId: '7' }],
    ['a time without an offset', { publishTime: '2026-11-18 09:00:00' }, { publishTime: '2026-11-18T01:00:00.000Z' }],
    ['null for a text', { summary: null }, { summary: '' }],
    ['a number for a text', { source: 12 }, { source: '12' }],
    ['null for a picture', { cover: null }, { cover: { url: '', width: 4, height: 3 } }],
    [
      'a javascript: address as a picture',
      { cover: { ...cover, url: 'javascript:x' } },
      { cover: { url: '', width: 4, height: 3 } },
    ],
    ['picture sizes as texts', { cover: { ...cover, width: '800' } }, {}],
    ['unknown fields', { [`__pro${'to__'}`]: 1, constructor: 2, more: [] }, {}],
  ])('is read with %s', async (_, change, expected) => {
    const reply = await read([{ ...story, ...change }])
    expect(reply.data.records).toEqual([{ ...story, ...expected }])
    expect(JSON.stringify(reply.data.records)).not.toContain('javascript')
  })

  it.each([
    ['an id that is not a valid file name', { informationId: '../x' }, 'informationId'],
    ['an id that is a property of every object', { informationId: 'constructor' }, 'informationId'],
    ['no id', { informationId: null }, 'informationId'],
    ['an invalid time', { publishTime: 'tomorrow' }, 'publishTime'],
    ['a time on a date that does not exist', { updateTime: '2026-02-30T00:00:00Z' }, 'updateTime'],
    ['an object for a text', { title: { a: 1 } }, 'title'],
  ])('is skipped, with a note, for %s', async (_, change, field) => {
    const reply = await read([
      { ...story, ...change },
      { ...story, informationId: 'i2' },
    ])
    expect(reply.data.records.map((each) => each.informationId)).toEqual(['i2'])
    expect(reply.data.came).toBe(2)
    expect(reply.notes).toMatchObject([{ kind: 'record', field: `records.0.${field}` }])
  })
})

describe('a record with an invalid value', () => {
  const One = z.object({
    oneId: z.string(),
    name: z.string(),
    tags: z.array(z.string()),
    from: z.nullish(clock),
    to: day,
  })
  const one = { oneId: '1', name: 'Fair', tags: ['a'], from: '09:00', to: '2026-11-18' }
  const readOne = async (change: object) => {
    const reply = await decodeReply(
      data(One),
      JSON.stringify({ success: true, data: { ...one, ...change } }),
      parsed(ZONE),
    )
    return reply.kind === 'fine' ? { ...reply, fields: reply.notes.map(({ kind, field }) => [kind, field]) } : reply
  }

  it.each([
    ['a text', { name: { a: 1 } }, { name: '' }, 'name'],
    ['a list', { tags: 'a' }, { tags: [] }, 'tags'],
    ['an item of a list', { tags: ['a', {}] }, { tags: ['a'] }, 'tags.1'],
    ['an optional value', { from: 'soon' }, { from: null }, 'from'],
  ])('is read without %s', async (_, change, expected, field) => {
    const fields = [['field', `data.${field}`]]
    expect(await readOne(change)).toMatchObject({ data: { ...one, ...expected }, fields })
  })

  it('is broken if the value is required', async () => {
    expect(await readOne({ to: 'soon' })).toMatchObject({ kind: 'broken', reason: 'data.to: "soon" is no day' })
  })

  it('is kept in a list that needs its records, and dropped from any other', async () => {
    const of = async (needsRecord: boolean) =>
      decodeReply(
        { ...list(One), ...(needsRecord && { needsRecord }) },
        JSON.stringify({ success: true, list: [one, { ...one, oneId: '2', name: [] }] }),
        parsed(ZONE),
      )
    expect(await of(true)).toMatchObject({ data: [{ oneId: '1' }, { oneId: '2', name: '' }] })
    expect(await of(false)).toMatchObject({ data: [{ oneId: '1' }] })
  })
})

test('an invalid nested list becomes empty, and its record is kept', async () => {
  const found = repaired(
    z.object({ a: z.array(z.string()), b: z.object({ c: z.array(z.number()) }) }),
    { a: 'x', b: { c: 7 } },
    'UTC',
  )
  expect(found).toMatchObject({
    value: { a: [], b: { c: [] } },
    notes: [{ kind: 'field', field: 'a' }, { field: 'b.c' }],
  })
})

test('reads the newer of two records with the same id, at the position of the first', async () => {
  const newer = { ...story, title: 'Newer', updateTime: '2026-11-19T01:00:00Z' }
  const reply = await read([story, { ...story, informationId: 'i2' }, newer])
  expect(reply.data.records.map((each) => each.title)).toEqual(['Newer', 'Opening'])
  expect(reply.notes).toMatchObject([{ kind: 'read', id: 'i1' }])
  expect((await read([newer, story])).data.records.map((each) => each.title)).toEqual(['Newer'])
})

it.each([
  [null, 0],
  ['3', 3],
  ['many', 1],
  [-1, 1],
  [1e15, 1e15],
])('reads the total %j as %j', async (total, expected) => {
  expect((await read(total === null ? null : [story], { total: total ?? 0 })).data.total).toBe(expected)
})

it.each(['2', 2, 'DRAFT', -1])('reads the unknown flag %j as not set, and keeps its record', (publishState) => {
  const found = repaired(z.object({ publishState: Flag }), { publishState }, parsed(ZONE.zone))
  expect(found).toMatchObject({ value: { publishState: '0' }, notes: [{ kind: 'read', field: 'publishState' }] })
})

test('an exhibition without a time zone gets the event’s, and its own applies to its times', () => {
  const fair = {
    exhibitionId: '2001',
    isCurrent: 1,
    publishState: true,
    dataSourceSearch: 'ES',
    businessCardConfig: null,
    exhibitionName: 'Fair',
    shortName: null,
    summary: null,
    startTime: '2026-11-18 09:00:00',
    endTime: '2026-11-21 17:00:00',
    openFrom: '9:00',
    openTo: '17:00:00',
    timeZone: 'GMT+9',
    venue: '',
    city: '',
    updateTime: 1795056120000,
  }
  expect(repaired(Exhibition, fair, parsed(ZONE.zone))).toMatchObject({
    value: { startTime: '2026-11-18T00:00:00.000Z', timeZone: 'Etc/GMT-9', isCurrent: '1', openFrom: '09:00' },
  })
  expect(repaired(Exhibition, { ...fair, timeZone: '' }, parsed(ZONE.zone))).toMatchObject({
    value: { startTime: '2026-11-18T01:00:00.000Z', timeZone: 'Asia/Shanghai' },
  })
})

test('skips only the invalid items and values inside a record', () => {
  const meeting = {
    ...{ meetingId: 'm1', title: 'Forum', kindName: '', hostName: '', place: '', hall: '', topic: '', state: 'LIVE' },
    ...{ startTime: '2026-11-18T01:00:00Z', endTime: '2026-11-18T02:00:00Z', updateTime: '2026-11-18T01:00:00Z' },
    speakers: [
      { guestId: 'a/b', guestName: 'A', portrait: cover },
      null,
      { guestId: 2, guestName: 'B', portrait: null },
    ],
    seatsLeft: 'many',
  }
  const found = repaired(MeetingSummary, meeting, parsed(ZONE.zone))
  expect(found).toMatchObject({ value: { state: 'live', seatsLeft: null, speakers: [{ guestId: '2' }] } })
  const notes = 'notes' in found ? found.notes.filter(({ kind }) => kind === 'field') : []
  expect(notes.map(({ id, field }) => [id, field])).toEqual([
    ['m1', 'speakers.0.guestId'],
    ['m1', 'seatsLeft'],
  ])
})

test('skips an unknown or invalid block and keeps the rest of the page', async () => {
  const known = { type: 'countdown', blockId: 'b2', title: 'Opening', until: '2026-11-18T01:00:00Z', doneText: 'Open' }
  const micro = {
    microPageId: 'm1',
    title: 'Promotion',
    summary: '',
    cover,
    updateTime: '2026-11-01T00:00:00Z',
    embedOrigins: ['https://a.example', 'https://a.example/path', '*'],
    blocks: [
      { type: 'news', blockId: 'b1', title: 'News', count: 3 },
      { type: 'hologram', blockId: 'b0', title: '' },
      known,
      { ...known, until: 'soon' },
    ],
  }
  const reply = await decodeReply(data(MicroPage), JSON.stringify({ success: true, data: micro }), parsed(ZONE))
  expect(reply).toMatchObject({
    kind: 'fine',
    data: { blocks: [{ blockId: 'b1' }, null, known, null], embedOrigins: ['https://a.example'] },
  })
  const notes = reply.kind === 'fine' ? reply.notes.map(({ field }) => field) : []
  expect(notes).toEqual(['data.blocks.1', 'data.blocks.3.until', 'data.embedOrigins.1', 'data.embedOrigins.2'])
})

test('replaces an invalid colour, and rejects a primary colour that is not a text', () => {
  const found = repaired(
    ThemeConfig,
    { primaryColor: 'red;}', themeType: 'light', tagColor: 'url(x)', textColor: '123456' },
    'UTC',
  )
  expect(found).toMatchObject({ value: { primaryColor: '', tagColor: null, textColor: '#123456' } })
  expect(repaired(ThemeConfig, { primaryColor: 7, themeType: 'light' }, 'UTC')).toMatchObject({
    lost: { field: 'primaryColor' },
  })
})

test('a list that is nested too deeply or violates the contract is broken, and null is an empty list', async () => {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
  const reply = list(InformationSummary)
  const of = (text: string) => decodeReply(reply, text, parsed(ZONE))
  expect(await of(`{"success":true,"list":${deep}}`)).toMatchObject({ kind: 'broken' })
  expect(await of('{"success":true,"list":{"a":1}}')).toMatchObject({ kind: 'broken' })
  expect(await of('{"success":true,"list":[7]}')).toMatchObject({ kind: 'broken' })
  expect(await of('{"success":true,"list":null}')).toMatchObject({ kind: 'fine', data: [] })
})

import { contract } from '@fair/contract/index.ts'
import { multimedia } from '@fair/contract/multimedia.ts'
import { stream } from '@fair/contract/stream.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { SAMPLE_NOW } from '../app.ts'
import { aliveSandbox } from '../testing/alive.ts'
import { callSandbox, payload } from '../testing/call-sandbox.ts'
import { isGoodVideoUrl } from './stream-address.ts'
import { switchRun } from './stream-switch.ts'

const sandbox = aliveSandbox()
afterAll(() => sandbox.close())
const english = { language: 'en-US' }

describe('programme days', () => {
  it('are in the exhibition’s time zone, with the counts of the lists', async () => {
    const days = await payload(sandbox, multimedia.livingDates, {}, english)
    expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).toSorted())
    for (const { date, count } of days) {
      expect((await payload(sandbox, contract.live.list, { date }, english)).total, date).toBe(count)
    }
    const meetings = await payload(sandbox, multimedia.meetingDates, {}, english)
    expect(meetings.map(({ date }) => date)).toContain('2026-11-19')
  })

  it('group meetings by hall, in the order of the venue', async () => {
    const halls = await payload(sandbox, multimedia.hallMeetings, { date: '2026-11-19' }, english)
    const order = sandbox.platform.fair.halls.map(({ value }) => value)
    const places = halls.map(({ hall }) => order.indexOf(hall))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(halls.every(({ hall, meetings }) => meetings.every((meeting) => meeting.hall === hall))).toBe(true)
    const all = await payload(sandbox, contract.meeting.list, { date: '2026-11-19' }, english)
    expect(halls.flatMap(({ meetings }) => meetings)).toHaveLength(all.total)
    expect(halls.find(({ hall }) => hall === '8.1')?.hallName).toBe('8.1 Machinery')
    expect(await payload(sandbox, multimedia.hallMeetings, { date: '2026-01-01' })).toEqual([])
  })
})

describe('video channels', () => {
  it('have a video count and the id of their running live', async () => {
    const channels = await payload(sandbox, multimedia.channels, {}, english)
    const lives = await payload(sandbox, contract.live.list, {}, english)
    for (const { channelId, videoCount, liveId } of channels) {
      expect((await payload(sandbox, multimedia.videos, { channelId }, english)).total).toBe(videoCount)
      if (liveId) expect(lives.records.find(({ _id }) => _id === liveId)?.state).toBe('live')
    }
    expect(channels.filter(({ liveId }) => liveId)).toHaveLength(2)
    const running = lives.records.filter(({ state }) => state === 'live')
    for (const { _id } of running) switchRun(sandbox.platform, 'LIVE', _id, 'OFFLINE')
    expect((await payload(sandbox, multimedia.channels, {})).every(({ liveId }) => liveId === null)).toBe(true)
    for (const { _id } of running) switchRun(sandbox.platform, 'LIVE', _id, null)
  })

  it('list videos latest first, by page and by keyword', async () => {
    const { records, total } = await payload(sandbox, multimedia.videos, { pageSize: 0 }, english)
    const times = records.map(({ publishTime }) => publishTime)
    expect(times).toEqual(times.toSorted().reverse())
    const second = await payload(sandbox, multimedia.videos, { pageNum: 2, pageSize: 5 }, english)
    expect([second.total, second.records[0]?.videoId]).toEqual([total, records[5]?.videoId])
    const found = await payload(sandbox, multimedia.videos, { keyword: '가마' }, { language: 'ko-KR' })
    expect(found.records.map(({ videoId }) => videoId)).toEqual(['V-works-2'])
  })

  it('publish a video at its publish time', async () => {
    const state = async () => {
      const { records } = await payload(sandbox, multimedia.videos, { channelId: 'CH-works', pageSize: 0 })
      return records.find(({ videoId }) => videoId === 'V-works-4')?.state
    }
    expect(await state()).toBe('upcoming')
    sandbox.setClock(new Date(SAMPLE_NOW.getTime() + 7 * 3_600_000))
    expect(await state()).toBe('replay')
    sandbox.setClock(SAMPLE_NOW)
  })

  it('are limited to the current exhibition', async () => {
    expect(await payload(sandbox, multimedia.channels, {}, { exhibitionId: '2002' })).toEqual([])
  })
})

describe('stream sources', () => {
  it('are listed best first while a live is streaming, and are empty otherwise', async () => {
    const sources = (businessId: string) => payload(sandbox, stream.pull, { businessType: 'LIVE', businessId })
    const { records } = await payload(sandbox, contract.live.list, {}, english)
    const running = records.find(({ state }) => state === 'live')?._id ?? ''
    const next = records.find(({ state }) => state === 'upcoming')?._id ?? ''
    expect((await sources(running)).map(({ format, audioOnly }) => [format, audioOnly])).toEqual([
      ['LL_HLS', false],
      ['HLS', false],
      ['HLS', true],
    ])
    expect(await sources(next)).toEqual([])
    switchRun(sandbox.platform, 'LIVE', running, 'PAUSED')
    expect(await sources(running)).toEqual([])
    switchRun(sandbox.platform, 'LIVE', running, null)
  })

  it('of a video expire and cannot be forged', async () => {
    const { url, duration } = await payload(sandbox, stream.video, { videoId: 'V-works-1' })
    expect(duration).toBe(1104)
    const later = (hours: number) => new Date(SAMPLE_NOW.getTime() + hours * 3_600_000)
    expect([isGoodVideoUrl(url, SAMPLE_NOW), isGoodVideoUrl(url, later(1)), isGoodVideoUrl(url, later(3))]).toEqual([
      true,
      true,
      false,
    ])
    expect(isGoodVideoUrl(url.replace('works-1', 'works-2'), SAMPLE_NOW)).toBe(false)
    expect(isGoodVideoUrl(url.replace(/until=\d+/, 'until=9999999999999'), later(3))).toBe(false)
    expect((await callSandbox(sandbox, stream.video, { videoId: 'V-none' })).errCode).toBe(4041)
  })

  it('of a meeting are a public film, and three streams while it runs', async () => {
    const film = await payload(sandbox, stream.publicVideo, { meetingId: '5002' })
    expect(film).toMatchObject({ videoId: 'FILM-5002', duration: 95 })
    expect((await payload(sandbox, stream.streamMeeting, { meetingId: '5002' })).length).toBe(3)
    expect(await payload(sandbox, stream.streamMeeting, { meetingId: '5006' })).toEqual([])
  })
})

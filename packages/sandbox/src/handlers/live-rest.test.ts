import { liveRest } from '@fair/contract/live.ts'
import { stream } from '@fair/contract/stream.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SAMPLE_NOW } from '../app.ts'
import { type AliveSandbox, aliveSandbox } from '../testing/alive.ts'
import { callSandbox, payload } from '../testing/call-sandbox.ts'
import { fixtureFair } from '../testing/fixture-fair.ts'
import { endRun, removeVisitor, startRun, switchRun } from './stream-switch.ts'

// L0 … L7 of the fixture start every eight hours; L3 has been running for ten minutes of an hour.
let sandbox: AliveSandbox
beforeEach(() => {
  sandbox = aliveSandbox({ make: fixtureFair })
})
afterEach(() => sandbox.close())

const english = { language: 'en-US' }
const detail = (live_id: string, headers = english) => payload(sandbox, liveRest.detail, { live_id }, headers)
const join = (live_id: string, headers: Record<string, string> = english) =>
  callSandbox(sandbox, liveRest.join, { live_id }, headers)
const leave = (live_id: string, headers: Record<string, string> = english) =>
  callSandbox(sandbox, liveRest.leave, { live_id }, headers)

describe('live details', () => {
  it('list the exhibits by number, with an offset for those already presented', async () => {
    const { goodsList, exhibitor } = await detail('L3')
    expect(exhibitor.isLive).toBe(true)
    expect(goodsList.map(({ exhibitsId }) => exhibitsId)).toEqual(['X3', 'X51', 'X99', 'X147', 'X195'])
    expect(goodsList.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5])
    // Of 3,600 s: the first exhibit at 6 %, the second 14.4 % later; ten minutes have passed.
    expect(goodsList.map(({ offset }) => offset)).toEqual([216, null, null, null, null])
    expect((await detail('L4')).goodsList.every(({ offset }) => offset === null)).toBe(true)
    expect((await detail('L0')).goodsList.map(({ offset }) => offset)).toEqual([216, 734, 1253, 1771, 2290])
  })

  it('have chapters up to the current moment, in the visitor’s language', async () => {
    expect((await detail('L3')).tagList).toEqual([
      { offset: 0, text: 'Welcome, and what to expect' },
      { offset: 216, text: 'No. 1: Spindle 3 en-US' },
    ])
    const korean = await detail('L3', { language: 'ko-KR' })
    expect(korean.tagList.at(-1)?.text).toBe('1번 Spindle 3 ko-KR')
    expect((await detail('L4')).tagList).toEqual([])
  })

  it('suggest other lives within a day, in a different order for each visitor', async () => {
    const { liveList } = await detail('L3')
    expect(liveList.map(({ _id }) => _id).sort()).toEqual(['L4', 'L5', 'L6'])
    const orders = new Set<string>()
    for (let n = 0; n < 8; n += 1) {
      const again = await payload(sandbox, liveRest.detail, { live_id: 'L3' }, { visitorId: `v${n}` })
      orders.add(again.liveList.map(({ _id }) => _id).join())
    }
    expect(orders.size).toBeGreaterThan(1)
  })

  it('have a recording with chapters, captions and transcript if the live was recorded', async () => {
    const [recording, ...more] = (await detail('L0')).replayList
    expect(more).toEqual([])
    expect(recording).toMatchObject({ _id: 'RL-L0', duration: 3600, title: 'Live 0 en-US' })
    expect(recording?.url).toMatch(/\.m3u8$/)
    expect(recording?.tagList).toHaveLength(8)
    expect(recording?.captions.map(({ language }) => language)).toEqual(['zh-CN', 'en-US', 'ja-JP', 'ko-KR'])
    const times = recording?.transcript.map(({ offset, endOffset }) => [offset, endOffset]) ?? []
    expect(times.length).toBeGreaterThan(10)
    expect(times.flat()).toEqual(times.flat().toSorted((a, b) => a - b))
    expect((await detail('L1')).replayList).toEqual([])
  })

  it('escape the names of exhibits', async () => {
    sandbox.platform.overrides.add('exhibit', 'X3', ['en-US'], { exhibitsName: '<b>&' })
    expect((await detail('L3')).description).toContain('<li>&lt;b&gt;&amp;: 24,000 rpm</li>')
  })

  it('are not found for another tenant or an unknown id', async () => {
    const missing = { success: false, errCode: 4041, errMsg: 'Not found: live stream L3' }
    expect(await callSandbox(sandbox, liveRest.detail, { live_id: 'L3' }, { ...english, tenantId: 'B' })).toEqual(
      missing,
    )
    expect((await callSandbox(sandbox, liveRest.detail, { live_id: 'nothing' })).errCode).toBe(4041)
  })
})

describe('the audience', () => {
  const viewers = async (headers: Record<string, string>) => (await join('L3', headers))['datas']

  it('counts each visitor once until they leave', async () => {
    expect(await viewers({ visitorId: 'vis_1' })).toEqual({ viewers: 11, chatgroupId: 'GL-L3' })
    expect(await viewers({ visitorId: 'vis_1' })).toMatchObject({ viewers: 11 })
    expect(await viewers({ visitorId: 'vis_2' })).toMatchObject({ viewers: 12 })
    expect((await detail('L3')).viewers).toBe(12)
    expect((await leave('L3', { visitorId: 'vis_2' })).success).toBe(true)
    expect((await detail('L3')).viewers).toBe(11)
    expect(await viewers({ visitorId: 'vis_2' })).toMatchObject({ viewers: 12 })
  })

  it('cannot leave without having joined', async () => {
    expect(await leave('L3')).toEqual({ success: false, errCode: 4090, errMsg: 'You have not joined' })
  })

  it.each([
    ['zh-CN', '直播已结束。'],
    ['en-US', 'Live Streaming has ended.'],
    ['ja-JP', 'ライブ配信は終了しました。'],
    ['ko-KR', '라이브 방송이 종료되었습니다.'],
  ])('is refused in %s after the live has ended', async (language, errMsg) => {
    expect(await join('L0', { language })).toEqual({ success: false, errCode: 4090, errMsg })
    expect(await join('L1', { language })).toEqual({ success: false, errCode: 4090, errMsg })
  })

  it('can join before the live starts', async () => {
    expect((await join('L4')).success).toBe(true)
  })

  it('cannot rejoin after being removed', async () => {
    await join('L3', { visitorId: 'vis_9' })
    removeVisitor(sandbox.platform, 'LIVE', 'L3', 'visitor vis_9')
    const { errMsg } = await join('L3', { ...english, visitorId: 'vis_9' })
    expect(errMsg).toBe('The live streaming has been set offline')
    expect((await join('L3', { ...english, visitorId: 'vis_8' })).success).toBe(true)
  })
})

describe('the organiser’s switches', () => {
  const status = (businessId: string) => payload(sandbox, stream.status, { businessType: 'LIVE', businessId })

  it('start a live early, for its planned duration', async () => {
    const before = await detail('L5')
    const updateTime = startRun(sandbox.platform, 'LIVE', 'L5')
    expect(Date.parse(updateTime)).toBeGreaterThan(Date.parse(before.updateTime))
    expect(await detail('L5')).toMatchObject({
      state: 'live',
      startTime: SAMPLE_NOW.toISOString(),
      endTime: '2026-11-19T03:42:00.000Z',
      updateTime,
    })
    expect(await status('L5')).toMatchObject({ status: 'STREAMING', startTime: SAMPLE_NOW.toISOString() })
  })

  it('end a live, which nobody can then join', async () => {
    await join('L3')
    endRun(sandbox.platform, 'LIVE', 'L3')
    expect((await detail('L3')).state).toBe('ended')
    expect((await join('L3')).errMsg).toBe('Live Streaming has ended.')
    expect(await status('L3')).toMatchObject({ status: 'ENDED', viewers: 0 })
    endRun(sandbox.platform, 'LIVE', 'L6')
    expect((await detail('L6')).state).toBe('ended')
  })

  it('set a live offline, online again and paused', async () => {
    switchRun(sandbox.platform, 'LIVE', 'L3', 'OFFLINE')
    expect(await detail('L3')).toMatchObject({ state: 'offline', chatgroupId: null, dvrSeconds: 0 })
    expect((await detail('L3')).exhibitor.isLive).toBe(false)
    expect((await join('L3')).errMsg).toBe('The live streaming has been set offline')
    expect(await status('L3')).toMatchObject({ status: 'OFFLINE' })
    switchRun(sandbox.platform, 'LIVE', 'L3', null)
    expect((await detail('L3')).state).toBe('live')
    switchRun(sandbox.platform, 'LIVE', 'L3', 'PAUSED')
    expect(await status('L3')).toMatchObject({ status: 'PAUSED' })
  })

  it('refuse an unknown live', () => {
    expect(() => startRun(sandbox.platform, 'LIVE', 'nothing')).toThrow('4041')
  })
})

describe('the exhibits of a live', () => {
  it('are returned by page', async () => {
    const goods = (pageNum: number) => payload(sandbox, liveRest.goods, { live_id: 'L3', pageNum, pageSize: 2 })
    const [first, last] = [await goods(1), await goods(3)]
    expect([first.total, first.records.length, last.records.map(({ number }) => number)]).toEqual([5, 2, [5]])
  })
})

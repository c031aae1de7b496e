import { contract } from '@fair/contract/index.ts'
import { interaction } from '@fair/contract/interaction.ts'
import { meetingRest } from '@fair/contract/meeting.ts'
import { multimedia } from '@fair/contract/multimedia.ts'
import { replay } from '@fair/contract/replay.ts'
import { stream } from '@fair/contract/stream.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DEMO_USERS } from '../demo.ts'
import { type AliveSandbox, aliveSandbox } from '../testing/alive.ts'
import { callSandbox, payload } from '../testing/call-sandbox.ts'
import { steerRoom } from './interaction-room.ts'
import { readmit, startRun, switchRun } from './stream-switch.ts'

// The sample fair: 5002 (storage abroad, 120 seats) begins at 02:30 UTC and is running; 5001 (no reserved seats) is
// over.
let sandbox: AliveSandbox
beforeEach(() => {
  sandbox = aliveSandbox({ size: 'small' })
})
afterEach(() => sandbox.close())

const english = { language: 'en-US' }
const detail = (meetingId: string, headers: Record<string, string> = english) =>
  payload(sandbox, meetingRest.detail, { meetingId }, headers)
const join = (meetingId: string, headers: Record<string, string> = english) =>
  callSandbox(sandbox, meetingRest.join, { meetingId }, headers)

describe('meeting details', () => {
  it('have an agenda without gaps, with the speakers in order', async () => {
    const { agenda, startTime, endTime, speakers, guests } = await detail('5006')
    expect(agenda[0]).toMatchObject({ startTime, title: 'Opening' })
    expect(agenda.at(-1)).toMatchObject({ endTime, title: 'Questions and discussion' })
    agenda.slice(1).forEach((item, index) => {
      expect(item.startTime).toBe(agenda[index]?.endTime)
    })
    const talking = agenda.flatMap((item) => item.guests.map(({ guestId }) => guestId))
    expect(talking).toEqual(speakers.map(({ guestId }) => guestId))
    expect(guests.map(({ guestId }) => guestId)).toEqual(talking)
  })

  it('have a recording and slides once the meeting is over', async () => {
    const over = await detail('5006')
    expect(over.state).toBe('replay')
    expect(over.replayVideoList).toHaveLength(1)
    expect(over.replayVideoList[0]).toMatchObject({ duration: 3600, language: 'zh-CN' })
    expect(over.materials.map(({ fileName }) => fileName)).toContain('Where we stand, in figures: slides')
    const running = await detail('5002')
    expect(running).toMatchObject({ state: 'live', replayVideoList: [], needsLogin: true })
    expect(running.materials).toHaveLength(1)
    expect(running.tagList[0]).toEqual({ offset: 0, text: 'Opening' })
    expect(running.tagList.every(({ offset }) => offset <= 720)).toBe(true)
  })

  it('are the same from the cacheable call, without data of the visitor', async () => {
    const headers = sandbox.as(DEMO_USERS.buyer)
    const cached = await payload(sandbox, multimedia.meetingDetail, { meetingId: '5002' }, headers)
    expect(cached).toEqual(await detail('5002'))
  })

  it('name the spoken language in each of the four languages', async () => {
    const says = async (language: string) => (await detail('5002', { language })).description
    expect(await says('zh-CN')).toContain('发言语言为中文')
    expect(await says('en-US')).toContain('Spoken in Chinese')
    expect(await says('ja-JP')).toContain('発言は中国語です')
    expect(await says('ko-KR')).toContain('발표 언어는 중국어입니다')
  })
})

describe('joining a meeting', () => {
  it('requires a login if seats are reserved', async () => {
    expect(await join('5002')).toMatchObject({ success: false, errCode: 5014 })
    startRun(sandbox.platform, 'MEETING', '5006')
    expect(await join('5006')).toMatchObject({ success: true })
  })

  it('takes a seat, which is released on leaving', async () => {
    const headers = sandbox.as(DEMO_USERS.buyer)
    const { seatsLeft } = await detail('5002')
    const result = await payload(sandbox, meetingRest.join, { meetingId: '5002' }, headers)
    expect(result).toMatchObject({ role: 'AUDIENCE', roomId: 'RM-5002', chatgroupId: 'GM-5002', guestId: null })
    expect(result.masterVoice).toBe((await detail('5002')).speakers[0]?.guestId)
    expect((await detail('5002')).seatsLeft).toBe((seatsLeft ?? 0) - 1)
    expect((await callSandbox(sandbox, meetingRest.leave, { meetingId: '5002' }, headers)).success).toBe(true)
    expect((await detail('5002')).seatsLeft).toBe(seatsLeft)
    expect((await callSandbox(sandbox, meetingRest.leave, { meetingId: '5002' }, headers)).errMsg).toBe(
      'You have not joined',
    )
  })

  it('is refused if the meeting is full, except for visitors already in it', async () => {
    const headers = sandbox.as(DEMO_USERS.buyer)
    const { seatsLeft } = await detail('5002')
    await join('5002', headers)
    for (let n = 1; n < (seatsLeft ?? 0); n += 1) {
      const visit = [`U${n}`, '2026-11-19T02:40:00.000Z']
      sandbox.platform.db.run(
        "INSERT INTO attendance (kind, id, visitor, join_time) VALUES ('MEETING', '5002', ?, ?)",
        ...visit,
      )
    }
    expect((await detail('5002')).seatsLeft).toBe(0)
    const late = await join('5002', sandbox.as(DEMO_USERS.registered))
    expect(late).toEqual({ success: false, errCode: 4090, errMsg: 'The meeting is full' })
    expect((await join('5002', headers)).success).toBe(true)
  })

  it('is refused if the meeting has ended or is offline', async () => {
    expect((await join('5006')).errMsg).toBe('The meeting has ended.')
    switchRun(sandbox.platform, 'MEETING', '5002', 'OFFLINE')
    expect((await join('5002')).errMsg).toBe('The meeting has been set offline')
    const list = await callSandbox(sandbox, replay.list, { businessType: 'MEETING', businessId: '5002' }, english)
    expect(list).toMatchObject({ success: false, errCode: 4090 })
  })

  it('gives the honoured guest the guest role', async () => {
    const row = sandbox.platform.db.one<{ meeting_id: string; guest_id: string }>('SELECT * FROM meeting_guest')
    const meetingId = row?.meeting_id ?? ''
    const result = await payload(sandbox, meetingRest.join, { meetingId }, sandbox.as(DEMO_USERS.honoured))
    expect(result).toMatchObject({ role: 'GUEST', guestId: row?.guest_id })
  })
})

describe('a meeting room', () => {
  const room = () => payload(sandbox, interaction.roomConfig, { roomId: 'RM-5002' })
  const open = async () =>
    (await room()).guests.map(({ guestId, videoOpen, audioOpen }) => [guestId, videoOpen, audioOpen])

  it('opens with its speakers, only the first with audio', async () => {
    expect(await room()).toMatchObject({ layout: 'GRID', chatOpen: true, masterVoice: 'g5002-1' })
    expect(await open()).toEqual([
      ['g5002-1', true, true],
      ['g5002-2', true, false],
      ['g5002-3', true, false],
    ])
  })

  it('has the state set by earlier commands', async () => {
    const { platform } = sandbox
    const roomId = 'RM-5002'
    steerRoom(platform, { command: 'closeAudio', roomId, guestId: 'g5002-1' })
    steerRoom(platform, { command: 'openAudio', roomId, guestId: 'g5002-3' })
    steerRoom(platform, { command: 'closeVideo', roomId, guestId: 'g5002-2' })
    steerRoom(platform, { command: 'meetingLayout', roomId, layout: 'SPEAKER' })
    const positions = [
      { guestId: 'g5002-1', position: 2 },
      { guestId: 'g5002-3', position: 0 },
    ]
    steerRoom(platform, { command: 'updateGuestPositions', roomId, positions })
    expect(await room()).toMatchObject({ layout: 'SPEAKER', masterVoice: 'g5002-3' })
    expect(await open()).toEqual([
      ['g5002-3', true, true],
      ['g5002-2', false, false],
      ['g5002-1', true, false],
    ])
    steerRoom(platform, { command: 'allClose', roomId })
    expect((await open()).flat().filter((each) => each === true)).toEqual([])
    expect((await room()).masterVoice).toBeNull()
    steerRoom(platform, { command: 'allOpen', roomId })
    expect((await open()).flat()).not.toContain(false)
  })

  it('refuses visitors removed by a command until they are readmitted', async () => {
    const headers = sandbox.as(DEMO_USERS.buyer)
    await join('5002', headers)
    const userIds = [DEMO_USERS.buyer]
    steerRoom(sandbox.platform, { command: 'Removed_forcibly', roomId: 'RM-5002', userIds, businessType: 'MEETING' })
    expect((await join('5002', headers)).errMsg).toBe('The meeting has been set offline')
    const status = async (as: Record<string, string>) =>
      (await payload(sandbox, stream.status, { businessType: 'MEETING', businessId: '5002' }, as)).status
    expect([await status(headers), await status(sandbox.as(DEMO_USERS.press))]).toEqual(['OFFLINE', 'STREAMING'])
    readmit(sandbox.platform, 'MEETING', '5002')
    expect((await join('5002', headers)).success).toBe(true)
    expect(await status(headers)).toBe('STREAMING')
  })

  it('returns the guests’ streams only to participants, and only for open cameras', async () => {
    const streams = (headers: Record<string, string>, roomId = 'RM-5002') =>
      callSandbox(sandbox, stream.guests, { meetingId: '5002', roomId }, headers)
    const headers = sandbox.as(DEMO_USERS.buyer)
    expect((await streams(headers)).errMsg).toBe('You have not joined')
    await join('5002', headers)
    steerRoom(sandbox.platform, { command: 'closeVideo', roomId: 'RM-5002', guestId: 'g5002-1' })
    expect(await streams(headers)).toMatchObject({ list: [{ guestId: 'g5002-2' }, { guestId: 'g5002-3' }] })
    expect((await streams(headers, 'RM-5003')).errCode).toBe(4090)
  })
})

describe('topics', () => {
  it('have counts that add up to the number of meetings', async () => {
    const topics = await payload(sandbox, meetingRest.topics, {}, english)
    const { total } = await payload(sandbox, contract.meeting.list, {}, english)
    expect(topics.map(({ topic }) => topic)).toContain('New energy')
    expect(topics.reduce((sum, { count }) => sum + count, 0)).toBe(total)
  })
})

import { chat } from '@fair/contract/chat.ts'
import { meetingRest } from '@fair/contract/meeting.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { steered } from '../../../../src/domain/room.ts'
import { parsed } from '../../../../tests/parsed.ts'
import { createContext } from '../context.ts'
import { DEMO_USERS } from '../demo.ts'
import { roomConfigOf, steerRoom } from '../handlers/interaction-room.ts'
import { endRun, switchRun } from '../handlers/stream-switch.ts'
import type { GroupCommand } from '../sent.ts'
import { callSandbox, payload } from '../testing/call-sandbox.ts'
import { type ChatWorld, chatWorld } from '../testing/chat-world.ts'
import { answerTo } from './staff.ts'

let world: ChatWorld
let sandbox: ChatWorld['sandbox']
let admin: ChatWorld['admin']
let groupOf: ChatWorld['groupOf']
let desk: ChatWorld['desk']
let connect: ChatWorld['connect']

beforeEach(() => {
  vi.useFakeTimers()
  world = chatWorld()
  ;({ sandbox, admin, groupOf, desk, connect } = world)
})
afterEach(() => {
  world.close()
  vi.useRealTimers()
})

describe('the chat service', () => {
  it('accepts a valid token only, and disconnects a client that does not start with hello', () => {
    expect(connect().frames).toEqual([{ type: 'welcome', appUid: Buffer.from(DEMO_USERS.buyer).toString('hex') }])
    const stranger = connect('nobody')
    stranger.say({ type: 'hello', token: 'guess' })
    expect([stranger.frames.at(-1), stranger.isEnded()]).toEqual([{ type: 'error', code: 'token' }, true])
    const frames: unknown[] = []
    let ended = 0
    const early = world.service.connect({
      send: (text) => frames.push(text),
      terminate: () => {
        ended += 1
      },
    })
    early?.receive('{"type":"ping"}')
    expect([frames, ended]).toEqual([[], 1])
  })

  it('validates a token with the clock that issued it, not with the clock of the chats', () => {
    const ahead = { ...sandbox.platform, now: () => new Date(sandbox.platform.now().getTime() + 3_600_000) }
    world.restart(ahead, sandbox.platform.now)
    expect(connect().of('welcome')).toHaveLength(1)
    world.restart(ahead)
    expect(connect().frames).toEqual([{ type: 'error', code: 'token' }])
  })

  it('disconnects a client after an invalid frame, and ignores unknown frame types', () => {
    const page = connect()
    page.say({ type: 'wave' })
    expect(page.isEnded()).toBe(false)
    page.made?.receive('{"type":"send"')
    expect([page.frames.at(-1), page.isEnded()]).toEqual([{ type: 'error', code: 'frame' }, true])
  })

  it.each([
    ['a message to another user’s chat', () => 'CG-other', {}],
    ['an empty text', () => desk(), { msgContent: ' ' }],
    ['a text with refused words', () => desk(), { msgContent: 'counterfeit' }],
    ['a picture without a URL', () => desk(), { contentsType: 'IMAGE' }],
    ['a picture with a javascript: URL', () => desk(), { contentsType: 'IMAGE', url: 'javascript:1' }],
  ])('refuses %s', (_, group, more) => {
    const page = connect()
    page.send('a', 'Hello', group(), more)
    expect(page.of('refused')).toMatchObject([{ id: 'a' }])
    expect(page.of('ack')).toEqual([])
  })

  it('refuses a message to a removed chat, and reopens a chat that staff have finished', () => {
    const page = connect()
    const group = desk()
    admin.support(group, 'SUPPORT_FINISH')
    vi.advanceTimersByTime(400)
    page.send('a', 'One more question', group)
    expect(page.of('ack')).toHaveLength(1)
    vi.advanceTimersByTime(400)
    expect(page.of('status').map(({ status }) => status)).toContain('WAITING')
    admin.support(group, 'SUPPORT_REMOVE')
    page.send('b', 'Hello', group)
    expect(page.of('refused')).toMatchObject([{ id: 'b' }])
  })

  it('refuses a message with the id of another message', () => {
    const group = desk()
    const id = admin.writeAsStaff(group, 'Hello')
    const page = connect()
    page.send(id, 'Mine', group)
    expect(page.of('refused')).toMatchObject([{ id }])
  })

  it('sends messages written directly to the database to chat members only', () => {
    const [buyer, press] = [connect(), connect(DEMO_USERS.press)]
    admin.writeAsStaff(desk(), 'Good news')
    vi.advanceTimersByTime(400)
    expect(buyer.of('message').map(({ message }) => message.msgContent)).toEqual(['Good news'])
    expect(press.frames.map(({ type }) => type)).toEqual(['welcome'])
  })
})

describe('simulated staff', () => {
  it('read a message after a moment, and then answer it in its language', () => {
    const page = connect()
    const group = desk()
    page.send('a', '请问批量价格是多少？', group)
    vi.advanceTimersByTime(1000)
    expect(page.of('read')).toEqual([])
    vi.advanceTimersByTime(600)
    expect(page.of('read')).toMatchObject([{ chatgroupId: group, ids: ['a'] }])
    expect(page.of('message')).toEqual([])
    vi.advanceTimersByTime(2000)
    expect(page.of('message').map(({ message }) => [message.ext.isStaff, message.msgContent.slice(0, 8)])).toEqual([
      [true, '价格与数量和配置'],
    ])
  })

  it('still answer a message that an operator has marked as read', () => {
    const page = connect()
    const group = desk()
    page.send('a', '请问批量价格是多少？', group)
    admin.readAsStaff(group)
    vi.advanceTimersByTime(400)
    expect(page.of('read')).toMatchObject([{ ids: ['a'] }])
    vi.advanceTimersByTime(4000)
    expect(page.of('message')).toHaveLength(1)
  })

  it('send no answer when they are switched off, nor to a thank-you message', () => {
    admin.setChat({ staff: false })
    const page = connect()
    page.send('a', 'Hello', desk())
    vi.advanceTimersByTime(10_000)
    expect([page.of('message'), page.of('read')]).toEqual([[], []])
    expect(['Thank you!', 'ありがとうございます', 'ticket?', 'What is the price for a series'].map(answerTo)).toEqual([
      null,
      null,
      'received',
      'price',
    ])
  })

  it('send an event for each step of a chat, with another name after a transfer', () => {
    const page = connect()
    const group = groupOf('EXHIBITOR', 'ACTIVE')
    vi.advanceTimersByTime(400)
    for (const event of ['SUPPORT_DEMAND', 'SUPPORT_ACCEPT', 'SUPPORT_TRANSFER', 'SUPPORT_FINISH'] as const) {
      admin.support(group, event)
      vi.advanceTimersByTime(400)
    }
    expect(page.of('command').map(({ event }) => event)).toEqual([
      'SUPPORT_DEMAND',
      'SUPPORT_ACCEPT',
      'SUPPORT_TRANSFER',
      'SUPPORT_FINISH',
    ])
    const names = page.of('command').map(({ staffName }) => staffName)
    expect(names[1]).toBeTruthy()
    expect(names[2]).not.toBe(names[1])
    expect(page.of('status').at(-1)).toMatchObject({ status: 'FINISHED' })
  })

  it('have the same name in events as in the list of chats, in the user’s language', async () => {
    const page = connect()
    const group = groupOf('EXHIBITOR', 'ACTIVE')
    sandbox.platform.db.run("UPDATE user SET language = 'en-US' WHERE id = ?", DEMO_USERS.buyer)
    admin.support(group, 'SUPPORT_TRANSFER')
    vi.advanceTimersByTime(400)
    const headers = { ...sandbox.as(DEMO_USERS.buyer), language: 'en-US' }
    const { records } = await payload(sandbox, chat.sessions, { pageSize: 0 }, headers)
    const session = records.find(({ chatgroupId }) => chatgroupId === group)
    expect(session?.staffName).toBeTruthy()
    expect(page.of('command').at(-1)?.staffName).toBe(session?.staffName)
  })

  it('report only once that nobody is on duty', () => {
    const page = connect()
    const group = groupOf('EXHIBITOR', 'ACTIVE')
    admin.support(group, 'SUPPORT_DEMAND')
    page.send('a', 'Hello', group)
    page.send('b', 'Anybody there', group)
    vi.advanceTimersByTime(400)
    expect(page.of('command').map(({ event }) => event)).toEqual(['SUPPORT_DEMAND', 'NO_STAFF_ON_DUTY'])
  })
})

describe('a faulty chat service', () => {
  it('disconnects clients and refuses new connections while it is stopped', () => {
    const page = connect()
    admin.setChat({ state: 'stopped' })
    vi.advanceTimersByTime(400)
    expect(page.isEnded()).toBe(true)
    expect(world.service.connect({ send: () => {}, terminate: () => {} })).toBeNull()
  })

  it('delivers no frames in either direction while it is broken', () => {
    const page = connect()
    admin.setChat({ state: 'broken' })
    page.say({ type: 'ping' })
    page.send('a', 'Hello', desk())
    vi.advanceTimersByTime(5000)
    expect([page.frames.length, page.isEnded()]).toEqual([1, false])
    admin.setChat({ state: 'on' })
    page.say({ type: 'ping' })
    expect(page.frames.at(-1)).toEqual({ type: 'pong' })
  })

  it('delays every frame and keeps their order while it is slow', () => {
    const group = desk()
    const page = connect()
    admin.setChat({ delay: 800 })
    page.send('a', 'Hello', group)
    page.say({ type: 'ping' })
    vi.advanceTimersByTime(700)
    expect(page.frames).toHaveLength(1)
    vi.advanceTimersByTime(200)
    expect(page.frames.map(({ type }) => type)).toEqual(['welcome', 'ack', 'pong'])
  })
})

describe('a room command', () => {
  const roomId = 'RM-5002'
  const join = (userId: string) => callSandbox(sandbox, meetingRest.join, { meetingId: '5002' }, sandbox.as(userId))
  const config = () => roomConfigOf(roomId, createContext(sandbox.platform, new Headers({ language: 'en-US' })))
  const steer = (command: GroupCommand) => steerRoom(sandbox.platform, command)

  it('is sent once to visitors in the room, and changes the configuration as on the page', async () => {
    await join(DEMO_USERS.buyer)
    const [buyer, other] = [connect(), connect(DEMO_USERS.registered)]
    const positions = [
      { guestId: 'g5002-3', position: 0 },
      { guestId: 'g5002-1', position: 2 },
    ]
    const commands: GroupCommand[] = [
      { command: 'closeVideo', roomId, guestId: 'g5002-2' },
      { command: 'closeAudio', roomId, guestId: 'g5002-1' },
      { command: 'openAudio', roomId, guestId: 'g5002-3' },
      { command: 'openVideo', roomId, guestId: 'g5002-2' },
      { command: 'updateGuestPositions', roomId, positions },
      { command: 'meetingLayout', roomId, layout: 'SCREEN' },
      { command: 'allClose', roomId },
      { command: 'allOpen', roomId },
    ]
    for (const command of commands) {
      const shown = steered(parsed(config()), parsed(command))
      steer(command)
      expect(config(), command.command).toMatchObject({ layout: shown.layout, guests: shown.guests })
    }
    vi.advanceTimersByTime(1000)
    expect(buyer.of('room')).toEqual(commands.map((command) => ({ type: 'room', chatgroupId: 'GM-5002', command })))
    expect(other.of('room')).toEqual([])
    // A page that loads later finds it in the room's configuration.
    const late = connect()
    vi.advanceTimersByTime(1000)
    expect(late.of('room')).toEqual([])
  })

  it('that removes a visitor is sent to that visitor only', async () => {
    await join(DEMO_USERS.buyer)
    await join(DEMO_USERS.registered)
    const [buyer, other] = [connect(), connect(DEMO_USERS.registered)]
    steer({ command: 'Removed_forcibly', roomId, userIds: [DEMO_USERS.buyer], businessType: 'MEETING' })
    vi.advanceTimersByTime(1000)
    expect([buyer.of('room').length, other.of('room').length]).toEqual([1, 0])
    expect((await join(DEMO_USERS.buyer)).success).toBe(false)
    expect((await join(DEMO_USERS.registered)).success).toBe(true)
  })

  it('is also sent when the meeting ends or is set offline', async () => {
    await join(DEMO_USERS.buyer)
    const { of } = connect()
    switchRun(sandbox.platform, 'MEETING', '5002', 'OFFLINE')
    switchRun(sandbox.platform, 'MEETING', '5002', null)
    endRun(sandbox.platform, 'MEETING', '5002')
    vi.advanceTimersByTime(1000)
    expect(of('room').map(({ command }) => command.command)).toEqual(['Removed_forcibly', 'leave_meeting'])
  })
})

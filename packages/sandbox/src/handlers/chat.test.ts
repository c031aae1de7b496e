import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chat, SERVICE_DESK } from '@fair/contract/chat.ts'
import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readOutbox } from '../accounts/outbox.ts'
import { userById } from '../accounts/users.ts'
import { SAMPLE_NOW } from '../app.ts'
import { setSwitches } from '../chat/switches.ts'
import { createContext } from '../context.ts'
import { DEMO_USERS } from '../demo.ts'
import { type AliveSandbox, aliveSandbox } from '../testing/alive.ts'
import { callSandbox, type Headers, payload } from '../testing/call-sandbox.ts'
import { idOfIm, userOfToken } from './chat-identity.ts'
import { addMessage, markRead, messagesOf, readMessages } from './chat-messages.ts'
import { enterRoom } from './chat-rooms.ts'
import { answerChats } from './chat-staff.ts'

let sandbox: AliveSandbox
let buyer: Headers
beforeEach(() => {
  sandbox = aliveSandbox({ size: 'small' })
  buyer = sandbox.as(DEMO_USERS.buyer)
})
afterEach(() => sandbox.close())

const pass = (seconds: number) => sandbox.setClock(new Date(SAMPLE_NOW.getTime() + seconds * 1000))
const list = (headers = buyer, keyword?: string) => payload(sandbox, chat.list, { ps: 100, keyword }, headers)
/**
 * An exhibitor with staff at work, and without a chat with the buyer: the buyer's chats are with the first exhibitors.
 */
const online = () =>
  sandbox.platform.fair.exhibitors.find(
    (each) => each.isOnline && !each.isStaffedAlways && each.exhibitionId === '2001',
  )?.id ?? ''
const open = (roleId: string, headers = buyer) => payload(sandbox, chat.open, { role: 'EXHIBITOR', roleId }, headers)

describe('the list of chats', () => {
  it('is sorted by update time, with unread counts', async () => {
    const chats = await list()
    const times = chats.map(({ updateTime }) => updateTime)
    expect(times).toEqual(times.toSorted().reverse())
    expect(chats.map(({ roleId, status, unreadCount }) => [roleId, status, unreadCount])).toEqual([
      ['30004', 'WAITING', 0],
      ['30001', 'ACTIVE', 2],
      ['30002', 'ACTIVE', 0],
      ['desk', 'FINISHED', 0],
    ])
  })

  it('identifies sender and recipient by the ids of the connection', async () => {
    const chats = await list()
    const last = chats.find(({ roleId }) => roleId === '30001')?.lastMessage
    expect(last?.ext.isStaff).toBe(true)
    expect([idOfIm(last?.from ?? ''), idOfIm(last?.to ?? '')]).toEqual(['30001-1', DEMO_USERS.buyer])
  })

  it('is searched by name and by message text', async () => {
    expect((await list(buyer, 'kitamori')).map(({ roleId }) => roleId)).toEqual(['30002'])
    expect((await list(buyer, '起订量')).map(({ roleId }) => roleId)).toEqual(['30001'])
    expect(await list(buyer, 'nothing of the kind')).toEqual([])
  })

  it('is limited to the user, and requires a login', async () => {
    const others = await list(sandbox.as(DEMO_USERS.pending))
    expect(others.map(({ chatgroupId }) => chatgroupId)).not.toContain('CG-U1001-30001')
    expect((await callSandbox(sandbox, chat.list, { ps: 100 })).errCode).toBe(5014)
  })

  it('is also returned by page and by status', async () => {
    const page = await payload(sandbox, chat.sessions, { pageSize: 1, pageNum: 2 }, buyer)
    expect([page.total, page.records[0]?.roleId]).toEqual([4, '30001'])
    const waiting = await payload(sandbox, chat.sessions, { status: ['WAITING', 'FINISHED'] }, buyer)
    expect(waiting.records.map(({ roleId }) => roleId)).toEqual(['30004', 'desk'])
  })

  it('omits a removed chat until it has a new message', async () => {
    const [first] = await list()
    await payload(sandbox, chat.remove, { id: first?._id ?? '' }, buyer)
    expect((await list()).map(({ roleId }) => roleId)).toEqual(['30001', '30002', 'desk'])
    addMessage(sandbox.platform.db, {
      id: 'm1',
      chatgroupId: first?.chatgroupId ?? '',
      contentsType: 'TEXT',
      msgContent: 'Hello again',
      time: SAMPLE_NOW.toISOString(),
      sender: '30004-1',
      isStaff: true,
    })
    expect((await list())[0]).toMatchObject({ roleId: '30004', unreadCount: 1 })
    const other = await callSandbox(sandbox, chat.remove, { id: first?._id ?? '' }, sandbox.as(DEMO_USERS.pending))
    expect(other.errCode).toBe(4041)
  })
})

describe('opening a chat', () => {
  it('creates it once, and refuses an unknown exhibitor', async () => {
    const first = await open('30006')
    expect(await open('30006')).toMatchObject({ _id: first._id, chatgroupId: first.chatgroupId })
    expect(await list()).toHaveLength(5)
    const unknown = await callSandbox(sandbox, chat.open, { role: 'EXHIBITOR', roleId: 'none' }, buyer)
    expect(unknown.errCode).toBe(4041)
  })

  it('waits for staff, who greet the visitor once after some seconds', async () => {
    expect(await open(online())).toMatchObject({ status: 'WAITING', staffName: null, isStaffOnline: true })
    pass(5)
    const taken = await open(online())
    expect(taken).toMatchObject({ status: 'ACTIVE', unreadCount: 1 })
    expect(taken.staffName).toBeTruthy()
    expect(taken.lastMessage?.ext).toMatchObject({ isStaff: true, flag: 'IM' })
    // Read again, they do not greet again.
    pass(60)
    expect((await open(online())).unreadCount).toBe(1)
  })

  it('starts again with the service desk after a finished chat', async () => {
    const desk = () => payload(sandbox, chat.open, { role: 'SERVICE', roleId: 'desk' }, buyer)
    expect(await desk()).toMatchObject({ status: 'WAITING', title: 'Fair service desk', roleId: 'desk' })
    pass(5)
    expect((await desk()).status).toBe('ACTIVE')
  })

  it('joins the audience chat of a live, which is closed when the live ends', async () => {
    const { fair } = sandbox.platform
    const live = fair.lives.find((each) => each.compose('en-US').state === 'live')
    const room = () => payload(sandbox, chat.open, { role: 'LIVE', roleId: live?.id ?? '' }, buyer)
    expect(await room()).toMatchObject({ status: 'ACTIVE', role: 'LIVE', memberCount: 1 })
    sandbox.setClock(new Date(Date.parse(live?.endTime ?? '') + 1000))
    expect((await room()).status).toBe('CLOSED')
  })
})

describe('an offline message', () => {
  const leave = (input: object, headers = buyer) =>
    callSandbox(
      sandbox,
      chat.leaveMessage,
      { role: 'EXHIBITOR', roleId: '30001', content: 'Please call', ...input },
      headers,
    )

  it('appears in the chat, and is answered there and by email', async () => {
    expect((await leave({ contactMethod: 'me@example.com', requestId: 'r1' })).success).toBe(true)
    expect((await leave({ contactMethod: 'me@example.com', requestId: 'r1' })).success).toBe(true)
    const { db } = sandbox.platform
    expect(messagesOf(db, 'CG-U1001-30001', 100).filter((row) => row.msg_content === 'Please call')).toHaveLength(1)
    pass(121)
    const [first] = await list()
    expect(first).toMatchObject({ roleId: '30001', unreadCount: 3 })
    const [mail] = readOutbox(db, { recipient: 'me@example.com' })
    expect(mail?.body).toBe(first?.lastMessage?.msgContent)
  })

  it('is answered at once by answerChats', async () => {
    await leave({})
    const waiting = (await list()).find(({ roleId }) => roleId === '30004')
    expect(waiting?.status).toBe('WAITING')
    expect(answerChats(sandbox.platform)).toBeGreaterThanOrEqual(2)
    const after = await list()
    expect(after.find(({ roleId }) => roleId === '30004')).toMatchObject({ status: 'ACTIVE', unreadCount: 1 })
    expect(after.find(({ roleId }) => roleId === '30001')?.lastMessage?.ext.isStaff).toBe(true)
  })

  it.each([
    ['is blank', '  ', 'content: is required'],
    ['is too long', 'x'.repeat(2001), 'content: at most 2000 characters are allowed'],
    ['has refused words', 'cheap COUNTER feit goods', 'The text has words that may not be sent: counterfeit'],
  ])('is refused if it %s', async (_, content, errMsg) => {
    expect(await leave({ content })).toMatchObject({ success: false, errMsg })
  })
})

describe('unread counts', () => {
  it('increase with a new message, and are reset when the chat is read', async () => {
    const { db } = sandbox.platform
    const unread = () =>
      db.one<{ message_unread: number }>('SELECT message_unread FROM user WHERE id = ?', DEMO_USERS.buyer)
    const message = { chatgroupId: 'CG-U1001-30001', contentsType: 'TEXT', time: '2026-11-19T02:41:00.000Z' } as const
    const before = unread()?.message_unread ?? 0
    const add = () => addMessage(db, { ...message, id: 'm', msgContent: 'Hi', sender: '30001-1', isStaff: true })
    expect([add(), add()]).toEqual([true, false])
    expect(unread()?.message_unread).toBe(before + 1)
    markRead(db, 'CG-U1001-30001', DEMO_USERS.buyer)
    const read = (await list()).find(({ roleId }) => roleId === '30001')
    expect(read).toMatchObject({ unreadCount: 0, lastMessage: { isRead: true, isSendReceipt: true } })
  })

  it('omit the unread messages of a removed chat', async () => {
    const { db } = sandbox.platform
    const total = () => userById(db, DEMO_USERS.buyer)?.message_unread ?? 0
    const message = { chatgroupId: 'CG-U1001-30002', contentsType: 'TEXT', time: '2026-11-19T02:41:00.000Z' } as const
    const before = total()
    for (const id of ['m1', 'm2']) addMessage(db, { ...message, id, msgContent: id, sender: '30002-1', isStaff: true })
    const removed = (await list()).find(({ roleId }) => roleId === '30002')
    expect([removed?.unreadCount, total()]).toEqual([2, before + 2])
    await payload(sandbox, chat.remove, { id: removed?._id ?? '' }, buyer)
    expect(total()).toBe(before)
    expect((await open('30002')).unreadCount).toBe(0)
  })

  it('of other chats remain when messages from before the visitor joined are read', () => {
    const { db } = sandbox.platform
    const room = enterRoom(
      'LIVE',
      sandbox.platform.fair.lives.find(({ exhibitionId }) => exhibitionId === '2001')?.id ?? '',
      createContext(sandbox.platform, new globalThis.Headers()),
    )
    const message = { chatgroupId: room, contentsType: 'TEXT', time: '2026-11-19T02:41:00.000Z' } as const
    for (const id of ['m1', 'm2']) addMessage(db, { ...message, id, msgContent: id, sender: 'viewer', isStaff: false })
    db.run("INSERT INTO chat_member VALUES ('CS-late', ?, ?, 0, 0)", room, DEMO_USERS.buyer)
    const before = userById(db, DEMO_USERS.buyer)?.message_unread
    expect(readMessages(db, room, DEMO_USERS.buyer, ['m1'])).toEqual(['m1'])
    expect(userById(db, DEMO_USERS.buyer)?.message_unread).toBe(before)
  })
})

describe('the chat connection', () => {
  it('requires a token, which expires', async () => {
    const { token, appUid, expireTime } = await payload(sandbox, chat.token, {}, buyer)
    expect(expireTime).toBe('2026-11-19T02:47:00.000Z')
    expect(appUid).toBe((await payload(sandbox, chat.hexIdentity, {}, buyer)).identity)
    const { db } = sandbox.platform
    expect(userOfToken(db, token, SAMPLE_NOW)).toBe(DEMO_USERS.buyer)
    expect(userOfToken(db, token, new Date('2026-11-19T02:47:00.000Z'))).toBeNull()
  })

  it('has a URL based on the origin of the page, encrypted for https', async () => {
    const key = (headers: Headers) => payload(sandbox, chat.key, {}, headers)
    expect(await key({ origin: 'http://localhost:4321' })).toMatchObject({
      environment: 'test',
      transport: 'JSON',
      url: 'ws://localhost:4321/webapi/im',
    })
    expect(await key({ origin: 'https://fair.example.com' })).toMatchObject({
      environment: 'production',
      url: 'wss://fair.example.com/webapi/im',
    })
  })

  it('resolves the ids of users and staff of the tenant only', async () => {
    const userIds = [DEMO_USERS.registered, '30001-1', '30001-99', 'U2001', 'nobody']
    const uids = await payload(sandbox, chat.appUids, { userIds }, buyer)
    expect(uids.map(({ userId }) => userId)).toEqual([DEMO_USERS.registered, '30001-1'])
    expect(uids.map(({ appUid }) => idOfIm(appUid))).toEqual([DEMO_USERS.registered, '30001-1'])
  })

  it('returns ids only from getImChatAppUid if ids are switched off', async () => {
    setSwitches(sandbox.platform.db, { ids: false })
    expect((await payload(sandbox, chat.token, {}, buyer)).appUid).toBeNull()
    const made = await payload(sandbox, chat.open, { role: 'SERVICE', roleId: SERVICE_DESK }, buyer)
    expect(made.chatgroupId).toBeNull()
    const listed = await payload(sandbox, chat.list, { ps: 0 }, buyer)
    const partners = listed.filter(({ chatgroupId }) => !chatgroupId).map(({ roleId }) => roleId)
    expect(partners).toContain('30001')
    const uids = await payload(sandbox, chat.appUids, { userIds: [...partners, 'nobody'] }, buyer)
    setSwitches(sandbox.platform.db, { ids: true })
    const ids = new Map(
      (await payload(sandbox, chat.list, { ps: 0 }, buyer)).map((each) => [each.roleId, each.chatgroupId]),
    )
    expect(uids.map(({ userId }) => userId)).toEqual(partners)
    for (const { userId, appUid } of uids) expect(appUid).toBe(ids.get(userId))
  })
})

describe('after a restart', () => {
  it('an opened chat is still listed', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chat-'))
    const file = path.join(folder, 'fair.db')
    const first = aliveSandbox({ size: 'small', file })
    await payload(first, chat.open, { role: 'EXHIBITOR', roleId: '30006' }, first.as(DEMO_USERS.buyer))
    first.close()
    const second = aliveSandbox({ size: 'small', file })
    const chats = await payload(second, chat.list, { ps: 0 }, second.as(DEMO_USERS.buyer))
    second.close()
    fs.rmSync(folder, { recursive: true })
    expect(chats.map(({ roleId }) => roleId)).toContain('30006')
  })
})

describe('the demo conversations', () => {
  it('have no unfilled slots', () => {
    const rows = sandbox.platform.db.all<{ msg_content: string }>('SELECT msg_content FROM chat_message')
    expect(rows.length).toBeGreaterThan(30)
    expect(rows.filter((row) => /[{}]/.test(row.msg_content))).toEqual([])
    expect(LANGUAGES).toHaveLength(4)
  })
})

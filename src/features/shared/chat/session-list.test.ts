import type { ChatSession } from '@fair/contract/chat.ts'
import { expect, it, vi } from 'vitest'
import type { Call } from '../../../api/client.ts'
import { session } from '../../../domain/conversation.fixture.ts'
import { createSessionList } from './session-list.ts'

/** A platform with this many chats, latest first, and the requests it received. */
function platform(count: number) {
  const requests: string[] = []
  let all = Array.from({ length: count }, (_, at) => session({ chatgroupId: `G${at}`, unreadCount: at % 2 }))
  let isDown = false
  const call = (async (endpoint: { path: string }, input: Record<string, unknown>) => {
    const name = endpoint.path.split('/').at(-1)
    requests.push(`${name} ${JSON.stringify(input)}`)
    if (isDown) return { ok: false, code: 'network', message: 'gone' }
    if (name === 'list') return { ok: true, data: all.slice(0, Number(input['ps'])) }
    const [pageNum, pageSize] = [Number(input['pageNum']), Number(input['pageSize'])]
    const records = all.slice((pageNum - 1) * pageSize, pageNum * pageSize)
    return { ok: true, data: { records, total: all.length, facets: {} } }
  }) as unknown as Call
  return {
    call,
    asked: requests,
    add: (one: ChatSession) => {
      all = [one, ...all]
    },
    remove: (one: ChatSession) => {
      all = all.filter(({ chatgroupId }) => chatgroupId !== one.chatgroupId)
    },
    fail: (down: boolean) => {
      isDown = down
    },
  }
}

const groups = (sessions: readonly ChatSession[]) => sessions.map(({ chatgroupId }) => chatgroupId)
const numbered = (count: number) => Array.from({ length: count }, (_, at) => `G${at}`)

it('loads chats beyond the newest 100 page by page, in the platform’s order, with their unread counts', async () => {
  const { call, asked: requested } = platform(230)
  const learn = vi.fn()
  const list = createSessionList(call, learn)
  await list.refresh()
  expect(list.$list.get().older).toBe('more')
  await list.loadOlder()
  expect(groups(list.$list.get().sessions)).toEqual(numbered(200))
  expect(learn.mock.lastCall?.[0][1]).toMatchObject({ chatgroupId: 'G101', unreadCount: 1 })
  await list.loadOlder()
  expect(groups(list.$list.get().sessions)).toEqual(numbered(230))
  expect(list.$list.get().older).toBe('none')
  await list.loadOlder()
  expect(requested).toEqual([
    'list {"ps":100}',
    'page {"pageNum":2,"pageSize":100}',
    'page {"pageNum":3,"pageSize":100}',
  ])
})

it('has no further page below 100 chats, or at exactly 100 once the next page is empty', async () => {
  const few = createSessionList(platform(99).call, vi.fn())
  await few.refresh()
  expect(few.$list.get().older).toBe('none')
  const full = createSessionList(platform(100).call, vi.fn())
  await full.refresh()
  await full.loadOlder()
  expect(full.$list.get()).toMatchObject({ older: 'none', phase: 'idle' })
})

it('neither skips nor duplicates a chat while chats are opened and removed', async () => {
  const { call, add, remove } = platform(150)
  const list = createSessionList(call, vi.fn())
  await list.refresh()
  const removed = list.$list.get().sessions[3] as ChatSession
  remove(removed)
  list.remove(removed)
  await list.loadOlder()
  await list.loadOlder()
  expect(groups(list.$list.get().sessions).sort()).toEqual(
    numbered(150)
      .filter((id) => id !== 'G3')
      .sort(),
  )
  const opened = session({ chatgroupId: 'NEW' })
  add(opened)
  list.add(opened)
  await list.refresh()
  const now = groups(list.$list.get().sessions)
  expect(now[0]).toBe('NEW')
  expect(new Set(now).size).toBe(now.length)
  // Chats loaded page by page survive a refresh, as after a reconnect.
  expect(now).toHaveLength(150)
})

it('lists a chat that it has opened until the platform lists it, and no longer once another tab has removed it', async () => {
  const { call, add, remove } = platform(2)
  const list = createSessionList(call, vi.fn())
  const opened = session({ chatgroupId: 'NEW' })
  list.add(opened)
  await list.refresh()
  expect(groups(list.$list.get().sessions)).toEqual(['NEW', 'G0', 'G1'])
  add(opened)
  await list.refresh()
  remove(opened)
  await list.refresh()
  expect(groups(list.$list.get().sessions)).toEqual(['G0', 'G1'])
})

it('requests a failed page again, and starts a search from the first page', async () => {
  const { call, asked: requested, fail } = platform(130)
  const list = createSessionList(call, vi.fn())
  await list.refresh()
  fail(true)
  await list.loadOlder()
  expect(list.$list.get()).toMatchObject({ older: 'failed', phase: 'idle' })
  expect(list.$list.get().sessions).toHaveLength(100)
  fail(false)
  await list.loadOlder()
  expect(list.$list.get().sessions).toHaveLength(130)
  await list.refresh('nordvik')
  expect(list.$list.get().sessions).toHaveLength(100)
  await list.loadOlder()
  expect(requested.at(-1)).toBe('page {"pageNum":2,"pageSize":100,"keyword":"nordvik"}')
})

/** A platform whose answers are held until `answer` is called with the name of the request. */
function heldPlatform(count: number) {
  const own = platform(count)
  const held: { name: string; go: () => void }[] = []
  const call = (async (endpoint: { path: string }, input: Record<string, unknown>) => {
    const given = await (own.call as unknown as (...of: unknown[]) => Promise<unknown>)(endpoint, input)
    await new Promise<void>((go) => held.push({ name: endpoint.path.split('/').at(-1) ?? '', go }))
    return given
  }) as unknown as Call
  const answer = async (name: string) => {
    await expect.poll(() => held.some((each) => each.name === name)).toBe(true)
    const at = held.findIndex((each) => each.name === name)
    held.splice(at, 1)[0]?.go()
  }
  return { ...own, call, answer }
}

it('loads older chats that were requested while the list was refreshing, or before it began to', async () => {
  const { call, answer } = heldPlatform(230)
  const list = createSessionList(call, vi.fn())
  const first = list.refresh()
  await answer('list')
  await first
  const again = list.refresh()
  const pressed = list.loadOlder()
  expect(list.$list.get().older).toBe('loading')
  await answer('list')
  await answer('page')
  await Promise.all([again, pressed])
  expect(groups(list.$list.get().sessions)).toEqual(numbered(200))
  const second = list.loadOlder()
  await expect.poll(() => list.$list.get().older).toBe('loading')
  const interrupting = list.refresh()
  await answer('page')
  await answer('list')
  await answer('page')
  await Promise.all([second, interrupting])
  expect(groups(list.$list.get().sessions)).toEqual(numbered(230))
  expect(list.$list.get()).toMatchObject({ phase: 'idle', older: 'none' })
})

it('offers the older chats again if the list failed while they were loading', async () => {
  const { call, answer, fail } = heldPlatform(130)
  const list = createSessionList(call, vi.fn())
  const first = list.refresh()
  await answer('list')
  await first
  const pressed = list.loadOlder()
  fail(true)
  const failing = list.refresh()
  await answer('list')
  await failing
  await pressed
  expect(list.$list.get()).toMatchObject({ phase: 'failed', older: 'more' })
})

it('requests a failed list again together with its older chats', async () => {
  const { call, fail } = platform(130)
  const list = createSessionList(call, vi.fn())
  await list.refresh()
  fail(true)
  await list.refresh()
  expect(list.$list.get()).toMatchObject({ phase: 'failed', older: 'more' })
  await list.loadOlder()
  expect(list.$list.get()).toMatchObject({ phase: 'failed', older: 'more' })
  fail(false)
  await list.loadOlder()
  expect(list.$list.get()).toMatchObject({ phase: 'idle', older: 'none' })
  expect(groups(list.$list.get().sessions)).toEqual(numbered(130))
})

it('does not list a removed chat again from an answer requested before', async () => {
  const { call, answer, remove } = heldPlatform(130)
  const learn = vi.fn()
  const list = createSessionList(call, learn)
  const first = list.refresh()
  await answer('list')
  await first
  const stale = list.refresh()
  const removed = list.$list.get().sessions[3] as ChatSession
  await expect.poll(() => list.$list.get().phase).toBe('loading')
  remove(removed)
  list.remove(removed)
  await answer('list')
  await stale
  expect(groups(list.$list.get().sessions)).not.toContain('G3')
  expect(groups(learn.mock.lastCall?.[0])).not.toContain('G3')
})

it('requests the list once for messages of a chat that it does not contain, and again after its removal', async () => {
  const { call, add, remove, asked: requested } = platform(2)
  const list = createSessionList(call, vi.fn())
  await list.refresh()
  list.noteMessage('G1')
  expect(requested).toHaveLength(1)
  const written = session({ chatgroupId: 'NEW' })
  add(written)
  list.noteMessage('NEW')
  list.noteMessage('NEW')
  await expect.poll(() => groups(list.$list.get().sessions)).toEqual(['NEW', 'G0', 'G1'])
  expect(requested).toHaveLength(2)
  remove(written)
  list.remove(written)
  // The next message brings a removed chat back.
  add(written)
  list.noteMessage('NEW')
  await expect.poll(() => groups(list.$list.get().sessions)).toEqual(['NEW', 'G0', 'G1'])
})

// @vitest-environment jsdom
import type { ImKey } from '@fair/contract/chat.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dataOf } from '../../../../tests/connected.ts'
import type { Call } from '../../../api/client.ts'
import { groupIn } from '../../../domain/conversation-state.ts'
import { closeChatPage, openChatPage } from './chat-page.ts'
import type { ChatTransport, TransportEvent } from './transport.ts'

const listeners = new Set<(event: TransportEvent) => void>()
const offline: ChatTransport = {
  connect: () => {},
  close: () => {},
  enter: () => {},
  send: () => false,
  receipt: () => false,
  history: async () => null,
  listen: (listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
/** The connections that were made: over XMPP with the platform's domains, or the address of a WebSocket. */
const connections: unknown[] = []

beforeEach(() => {
  connections.length = 0
  requested.length = 0
  vi.doMock('./xmpp-transport.ts', () => ({
    createXmppTransport: (service: object) => {
      connections.push(service)
      return offline
    },
  }))
  vi.stubGlobal(
    'WebSocket',
    class {
      constructor(url: string) {
        connections.push(url)
      }
      close = () => {}
    },
  )
})
afterEach(() => {
  closeChatPage()
  localStorage.clear()
  vi.doUnmock('./xmpp-transport.ts')
  vi.unstubAllGlobals()
})

const XMPP = {
  transport: 'XMPP',
  url: 'wss://im.example/ws',
  domain: 'im.example',
  roomDomain: 'rooms.im.example',
} as const

/** The paths of the requests. */
const requested: string[] = []

/** The chats at a platform with this key, after a login of their own. */
async function chatsAt(key: Partial<ImKey>) {
  const data = { appKey: '', environment: 'test', transport: 'JSON', url: 'wss://chat.example/im', ...key }
  const call = (async ({ path }: { path: string }) => {
    requested.push(path)
    if (path.endsWith('/key/PC')) return { ok: true, data }
    return { ok: true, data: path.endsWith('/token') ? { token: 'token', appUid: 'me' } : [] }
  }) as unknown as Call
  return dataOf(await openChatPage(call, crypto.randomUUID())).engine
}

it('connects by the transport that the platform names', async () => {
  await chatsAt(XMPP)
  expect(connections).toEqual([{ url: XMPP.url, domain: XMPP.domain, roomDomain: XMPP.roomDomain }])
  await chatsAt({})
  await expect.poll(() => connections[1]).toBe('wss://chat.example/im')
})

it('sends a stored message only in the environment in which it was written', async () => {
  const texts = ({ $conversation }: Awaited<ReturnType<typeof chatsAt>>) =>
    groupIn($conversation.get(), 'G').messages.map(({ msgContent }) => msgContent)
  const written = await chatsAt({ ...XMPP, environment: 'test' })
  written.write({ chatgroupId: 'G', contentsType: 'TEXT', msgContent: 'Hello' })
  expect(texts(await chatsAt({ ...XMPP, environment: 'production' }))).toEqual([])
  expect(texts(await chatsAt({ ...XMPP, environment: 'test' }))).toEqual(['Hello'])
})

it('requests the list of chats again when a message arrives in a chat that it does not contain', async () => {
  const chats = await chatsAt(XMPP)
  const lists = () => requested.filter((path) => path.endsWith('/chat/list'))
  await expect.poll(lists).toHaveLength(1)
  chats.write({ chatgroupId: 'G', contentsType: 'TEXT', msgContent: 'Hello' })
  const [own] = groupIn(chats.$conversation.get(), 'G').messages
  if (!own) throw new Error('no message')
  for (const listener of listeners) listener({ type: 'message', seq: 1, message: { ...own, chatgroupId: 'G' } })
  await expect.poll(lists).toHaveLength(2)
})

it('reports a failure if the code of the transport cannot be loaded, and tries again', async () => {
  const chunk = vi.fn(() => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  vi.doMock('./xmpp-transport.ts', () => ({
    get createXmppTransport() {
      return chunk()
    },
  }))
  const call = (async ({ path }: { path: string }) => ({
    ok: true,
    data: path.endsWith('/key/PC') ? XMPP : { token: 'token', appUid: 'me' },
  })) as unknown as Call
  expect(await openChatPage(call, 'login')).toMatchObject({ ok: false, code: 'network' })
  await openChatPage(call, 'login')
  expect(chunk).toHaveBeenCalledTimes(2)
})

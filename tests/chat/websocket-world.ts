import { chat } from '@fair/contract/chat.ts'
import { listen } from '@fair/deploy/serve/server.ts'
import { createSandbox } from '@fair/sandbox/app.ts'
import { DEMO_USERS } from '@fair/sandbox/demo.ts'
import { createClient } from '../../src/api/client.ts'
import type { FetchToken } from '../../src/features/shared/chat/transport.ts'
import { createWebSocketTransport } from '../../src/features/shared/chat/websocket-transport.ts'
import type { ChatWorld } from './transport-contract.ts'

/** A page's call to a sandbox that listens on a port. */
export const callTo = (port: number, authorization: string) =>
  createClient({
    base: `http://127.0.0.1:${port}`,
    product: 'expo',
    headers: () => ({ Authorization: authorization, language: 'en-US' }),
    text: (key) => key,
  })

/** The token for the connection, requested over HTTP as a page does. */
export const tokenBy =
  (call: ReturnType<typeof callTo>): FetchToken =>
  async () => {
    const got = await call(chat.token, {})
    return got.ok ? { token: got.data.token, appUid: got.data.appUid ?? '' } : got.code === 'expired' ? 'expired' : null
  }

/** The sandbox's own chat service, listening as under `npm start`. */
export async function webSocketWorld(): Promise<ChatWorld & { readonly sandbox: ReturnType<typeof createSandbox> }> {
  const sandbox = createSandbox({ size: 'small', media: false })
  sandbox.admin.setChat({ staff: false })
  /** Resolves the wait for the next connection attempt of a page. */
  let tried = () => {}
  const listening = await listen(sandbox.fetch, 0, String, (...request) => {
    tried()
    return sandbox.upgrade(...request)
  })
  const authorization = sandbox.admin.signIn(DEMO_USERS.press, '1001')
  const call = callTo(listening.port, authorization)
  const access = await tokenBy(call)()
  if (access === null || access === 'expired') throw new Error('no token')
  return {
    sandbox,
    self: access.appUid,
    transport: () => createWebSocketTransport(`ws://127.0.0.1:${listening.port}/webapi/im`, tokenBy(call)),
    group: async () => {
      const got = await call(chat.open, { role: 'SERVICE', roleId: '0' })
      if (!got.ok) throw new Error(got.message)
      const chatgroupId = got.data.chatgroupId ?? ''
      sandbox.admin.support(chatgroupId, 'SUPPORT_ACCEPT')
      return chatgroupId
    },
    other: async (chatgroupId, text) => sandbox.admin.writeAsStaff(chatgroupId, text),
    otherReads: async (chatgroupId) => sandbox.admin.readAsStaff(chatgroupId),
    kill: async () => {
      const isTried = new Promise<void>((resolve) => {
        tried = resolve
      })
      sandbox.admin.setChat({ state: 'stopped' })
      // A page attempts to connect while the service is still stopped.
      await isTried
      sandbox.admin.setChat({ state: 'on' })
    },
    close: async () => {
      await listening.close()
      sandbox.close()
    },
  }
}

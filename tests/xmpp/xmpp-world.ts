import { uuid } from '@fair/contract/rules/limits.ts'
import type { ChatTransport, FetchToken } from '../../src/features/shared/chat/transport.ts'
import { createXmppTransport } from '../../src/features/shared/chat/xmpp-transport.ts'
import type { ChatWorld } from '../chat/transport-contract.ts'
import { DOMAIN, type Ejabberd, ROOMS } from './ejabberd.ts'
import { staffIn } from './staff.ts'

/** A chat on ejabberd: each test has its own visitor and room. */
export async function xmppWorld(server: Ejabberd): Promise<ChatWorld> {
  const self = Buffer.from(`U-${uuid()}`).toString('hex')
  const access =
    (appUid: string): FetchToken =>
    async () => ({ token: server.token(appUid), appUid })
  const made: ChatTransport[] = []
  const staff = await staffIn(server)
  return {
    self,
    group: async () => {
      const group = `CG-${uuid()}`
      await staff.enter(group)
      return group
    },
    transport: () => {
      const one = createXmppTransport({ url: server.url, domain: DOMAIN, roomDomain: ROOMS }, access(self))
      made.push(one)
      return one
    },
    other: (group, text) => staff.write(group, text),
    otherReads: (group, ids) => staff.read(group, ids),
    kill: async () => {
      await server.kill()
      await server.start()
      await staff.back()
    },
    close: async () => {
      for (const each of made) each.close()
      staff.close()
    },
  }
}

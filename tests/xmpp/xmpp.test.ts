import { afterAll, beforeAll } from 'vitest'
import { transportContract } from '../chat/transport-contract.ts'
import { type Ejabberd, makeEjabberd } from './ejabberd.ts'
import { xmppWorld } from './xmpp-world.ts'

let server: Ejabberd
beforeAll(async () => {
  server = await makeEjabberd()
  await server.start()
})
afterAll(() => server.close())

transportContract('XMPP', () => xmppWorld(server))

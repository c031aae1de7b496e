// Rooms of an XMPP server that the visitor enters and is removed from. In a browser, as in Node.js the library needs another XML parser.
import { type Builder, Strophe } from 'strophe.js'
import { expect, it, vi } from 'vitest'
import { NS, roomOf } from '../../src/features/shared/chat/xmpp-stanzas.ts'
import { createXmppTransport } from '../../src/features/shared/chat/xmpp-transport.ts'

const ROOMS = 'rooms.example'
const ROOM = roomOf('G', ROOMS)

const parsedXml = (xml: string) => new DOMParser().parseFromString(xml, 'text/xml').documentElement

it('a message of a visitor who was removed from a room enters it again before it is sent', async () => {
  const sent: Element[] = []
  let presence: (stanza: Element) => boolean = () => true
  class Server {
    options = {}
    addHandler(handler: typeof presence, _: null, name: string) {
      if (name === 'presence') presence = handler
    }
    connect(_: string, __: string, onStatus: (status: number) => void) {
      onStatus(Strophe.Status.CONNECTED)
    }
    send(stanza: Builder) {
      sent.push(stanza.tree())
    }
    flush() {}
    disconnect() {}
  }
  vi.spyOn(Strophe, 'Connection').mockImplementation(Server as never)
  const transport = createXmppTransport(
    { url: 'wss://chat.example', domain: 'example', roomDomain: ROOMS },
    async () => ({
      token: 'token-1',
      appUid: 'me',
    }),
  )
  transport.enter(['G'])
  transport.connect()
  const joins = () => sent.filter((each) => each.tagName === 'presence' && each.getAttribute('to') === `${ROOM}/me`)
  const texts = () => sent.filter((each) => each.tagName === 'message').map((each) => each.getAttribute('id'))
  await expect.poll(() => joins().length).toBe(1)
  const own = `<x xmlns="${NS.muc}#user"><status code="110"/></x>`
  presence(parsedXml(`<presence from="${ROOM}/me">${own}</presence>`))
  const message = { chatgroupId: 'G', contentsType: 'TEXT', msgContent: 'Hello' } as const
  transport.send({ ...message, id: 'm1' })
  expect(texts()).toEqual(['m1'])
  presence(parsedXml(`<presence from="${ROOM}/me" type="unavailable">${own}</presence>`))
  transport.send({ ...message, id: 'm2' })
  expect(joins()).toHaveLength(2)
  expect(texts()).toEqual(['m1'])
  presence(parsedXml(`<presence from="${ROOM}/me">${own}</presence>`))
  expect(texts()).toEqual(['m1', 'm2'])
  transport.close()
})

// The messages of a room that an XMPP archive returns among its read marks. In a browser, as in Node.js the library needs another XML parser.
import type { Builder, Strophe } from 'strophe.js'
import { expect, it } from 'vitest'
import { archivePage } from '../../src/features/shared/chat/xmpp-archive.ts'
import { NS, roomOf } from '../../src/features/shared/chat/xmpp-stanzas.ts'

const ROOM = 'rooms.example'

const parsedXml = (xml: string) => new DOMParser().parseFromString(xml, 'text/xml').documentElement

/** A server whose archive has `count` stanzas in the room G: one message among `every`, the others are read marks. */
function server(count: number, every: number) {
  let handler: (stanza: Element) => boolean = () => true
  const requests: string[] = []
  const from = `${roomOf('G', ROOM)}/staff`
  const bodyOf = (seq: number) =>
    seq % every === 0
      ? `<body>m${seq}</body><origin-id id="m${seq}"/><fair contentsType="TEXT"/>`
      : `<displayed id="x"/><fair ids="x"/>`
  const stanzas = {
    addHandler: (given: typeof handler) => {
      handler = given
    },
    deleteHandler: () => {},
    flush: () => {},
    sendIQ: (iq: Builder, done: (answer: Element) => void, failed: () => void) => {
      const [tree, textOf] = [iq.tree(), (name: string) => iq.tree().getElementsByTagName(name)[0]?.textContent ?? '']
      requests.push(textOf('before'))
      if (requests.length > 30) return failed()
      const end = Number(textOf('before')) || count + 1
      const start = Math.max(1, end - Number(textOf('max')))
      const queryid = tree.getElementsByTagName('query')[0]?.getAttribute('queryid')
      for (let seq = start; seq < end; seq += 1) {
        const message = `<message from="${from}">${bodyOf(seq)}</message>`
        handler(parsedXml(`<message><result queryid="${queryid}" id="${seq}">${message}</result></message>`))
      }
      done(parsedXml(`<iq><fin xmlns="${NS.mam}" complete="${start === 1}"/></iq>`))
    },
  }
  return { stanzas: stanzas as unknown as InstanceType<typeof Strophe.Connection>, requests }
}

const newest = async (stanzas: InstanceType<typeof Strophe.Connection>) => {
  const page = await archivePage(stanzas, ROOM, { chatgroupId: 'G', count: 100 }, () => {})
  return page && { texts: page.messages.map(({ message }) => message.msgContent), isComplete: page.isComplete }
}

it('requests pages with few messages among the read marks until the messages fill a view', async () => {
  const { stanzas, requests } = server(10_000, 40)
  const page = await newest(stanzas)
  expect(page?.texts.length).toBeGreaterThanOrEqual(20)
  const numbers = page?.texts.map((text) => Number(text.slice(1))) ?? []
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  expect([page?.texts.at(-1), page?.isComplete]).toEqual(['m10000', false])
  expect(requests.length).toBeLessThanOrEqual(10)
})

it('requests one page if it has enough messages, or is the last one', async () => {
  const full = server(10_000, 1)
  expect((await newest(full.stanzas))?.texts).toHaveLength(100)
  expect(full.requests).toHaveLength(1)
  const short = server(80, 40)
  expect(await newest(short.stanzas)).toEqual({ texts: ['m40', 'm80'], isComplete: true })
  expect(short.requests).toHaveLength(1)
})

import { expect, test } from 'vitest'
import { eventIn, roomCommandIn, roomOf, seqIn } from '../../src/features/shared/chat/xmpp-stanzas.ts'

const command = { command: 'closeVideo', roomId: 'RM-1', guestId: 'g1' }

const parsed = (text: string): Element => new DOMParser().parseFromString(text, 'text/xml').documentElement

function stanza(from: string, room: string): Element {
  const message = parsed(`<message from="${from}" type="groupchat"><fair xmlns="urn:fair:chat"/></message>`)
  message.getElementsByTagName('fair')[0]?.setAttribute('room', room)
  return message
}

test('room commands are accepted only from the room itself, and only if they are valid', () => {
  const room = roomOf('GM-1', 'rooms.example')
  expect(roomCommandIn(stanza(room, JSON.stringify(command)))).toEqual({ type: 'room', chatgroupId: 'GM-1', command })
  expect(roomCommandIn(stanza(`${room}/somebody`, JSON.stringify(command)))).toBeNull()
  expect(roomCommandIn(stanza(room, '{"command":"dance","roomId":"RM-1"}'))).toBeNull()
  expect(roomCommandIn(stanza(room, '{'))).toBeNull()
})

test('a message with invalid fields is shown as text', () => {
  const fair = '<fair contentsType="DANCE" length="long" url="javascript:alert(1)" fileName="a.pdf" bytes="many"/>'
  const message = parsed(
    `<message from="${roomOf('GM-1', 'rooms.example')}/somebody" id="1"><body>Hi</body>${fair}</message>`,
  )
  expect(eventIn(message, 1)).toMatchObject({
    message: { contentsType: 'TEXT', msgContent: 'Hi', length: null, url: null, file: null },
  })
})

test('the sequence number of a message is the one set by the room, not one added by its sender', () => {
  const room = roomOf('GM-1', 'rooms.example')
  const number = (by: string, id: number) => `<stanza-id xmlns="urn:xmpp:sid:0" by="${by}" id="${id}"/>`
  const seqOf = (content: string) =>
    seqIn(parsed(`<message from="${room}/somebody" type="groupchat">${content}</message>`))
  expect(seqOf(number(`${room}/somebody`, 9e15) + number(room, 7))).toBe(7)
  expect(seqOf(`<body>${number(room, 9e15)}</body>${number(room, 7)}`)).toBe(7)
  expect(seqOf(number('somebody@example', 9e15))).toBeNull()
})

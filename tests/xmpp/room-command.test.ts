import { expect, test } from 'vitest'
import { roomCommandIn, roomOf } from '../../src/features/shared/chat/xmpp-stanzas.ts'

const command = { command: 'closeVideo', roomId: 'RM-1', guestId: 'g1' }

function stanza(from: string, room: string): Element {
  const text = `<message from="${from}" type="groupchat"><fair xmlns="urn:fair:chat"/></message>`
  const message = new DOMParser().parseFromString(text, 'text/xml').documentElement
  message.getElementsByTagName('fair')[0]?.setAttribute('room', room)
  return message
}

test('a room steers itself; nobody in it does, and what is no command is none', () => {
  const room = roomOf('GM-1', 'rooms.example')
  expect(roomCommandIn(stanza(room, JSON.stringify(command)))).toEqual({ type: 'room', chatgroupId: 'GM-1', command })
  expect(roomCommandIn(stanza(`${room}/somebody`, JSON.stringify(command)))).toBeNull()
  expect(roomCommandIn(stanza(room, '{"command":"dance","roomId":"RM-1"}'))).toBeNull()
  expect(roomCommandIn(stanza(room, '{'))).toBeNull()
})

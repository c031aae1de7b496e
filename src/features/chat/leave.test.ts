import { beforeEach, describe, expect, test, vi } from 'vitest'
import { problemsIn, readOfflineMessages, storeOfflineMessage } from './leave.ts'

test.each([
  ['Please call', '', {}],
  ['Please call', ' buyer@example.com ', {}],
  ['Please call', '+86 (21) 5555-0100', {}],
  ['  ', '', { content: 'missing' }],
  ['Please call', '12345', { contact: 'notContact' }],
  ['Please call', 'buyer@', { contact: 'notContact' }],
  ['', 'call me', { content: 'missing', contact: 'notContact' }],
])('validates the message %o with the contact %o', (content, contact, problems) => {
  expect(problemsIn({ content, contact })).toEqual(problems)
})

describe('a stored offline message', () => {
  const stored = new Map<string, string>()
  beforeEach(() => {
    stored.clear()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    })
  })

  test('belongs to one chat, and is removed once it is sent', () => {
    storeOfflineMessage('CG-1', { content: 'Please call', contact: '' })
    expect(readOfflineMessages('CG-1')).toEqual({ content: 'Please call', contact: '' })
    expect(readOfflineMessages('CG-2')).toEqual({ content: '', contact: '' })
    storeOfflineMessage('CG-1', null)
    expect(stored.size).toBe(0)
  })

  test.each(['{', '[]', 'null', '{"content":1,"contact":{}}'])('is empty if the storage contains %s', (text) => {
    stored.set('chat-leave:::CG-1', text)
    expect(readOfflineMessages('CG-1')).toEqual({ content: '', contact: '' })
  })
})

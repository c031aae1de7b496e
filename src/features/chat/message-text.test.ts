import { expect, it } from 'vitest'
import { testPage } from '../../../tests/page-context.ts'
import { messageText } from './message-text.ts'

const page = testPage('en-US')

it('a message stands in a line: words as they are, files by what they are', () => {
  expect(messageText(page, { contentsType: 'TEXT', msgContent: 'Which hall?' })).toBe('Which hall?')
  expect(messageText(page, { contentsType: 'IMAGE', msgContent: '' })).toBe('[Picture]')
  expect(messageText(page, { contentsType: 'VOICE', msgContent: '' })).toBe('[Voice]')
  const file = { fileName: 'Quote.pdf', format: 'PDF', bytes: 1 }
  expect(messageText(page, { contentsType: 'FILE', msgContent: '', file })).toBe('[File] Quote.pdf')
})

import { expect, it } from 'vitest'
import { testPage } from '../../../tests/page-context.ts'
import { messageText } from './message-text.ts'

const page = testPage('en-US')

it('summarises a message in one line: texts unchanged, files by their type', () => {
  expect(messageText(page, { contentsType: 'TEXT', msgContent: 'Which hall?' })).toBe('Which hall?')
  expect(messageText(page, { contentsType: 'IMAGE', msgContent: '' })).toBe('[Picture]')
  expect(messageText(page, { contentsType: 'VOICE', msgContent: '' })).toBe('[Voice]')
  const file = { fileName: 'Quote.pdf', format: 'PDF', bytes: 1 }
  expect(messageText(page, { contentsType: 'FILE', msgContent: '', file })).toBe('[File] Quote.pdf')
})

import { expect, it } from 'vitest'
import { testPage } from '../../../tests/page-context.ts'
import { messageText, previewOf } from './message-text.ts'

const page = testPage('en-US')

it('summarises a message in one line: texts unchanged, files by their type', () => {
  expect(messageText(page, { contentsType: 'TEXT', msgContent: 'Which hall?' })).toBe('Which hall?')
  expect(messageText(page, { contentsType: 'IMAGE', msgContent: '' })).toBe('[Picture]')
  expect(messageText(page, { contentsType: 'VOICE', msgContent: '' })).toBe('[Voice]')
  const file = { fileName: 'Quote.pdf', format: 'PDF', bytes: 1 }
  expect(messageText(page, { contentsType: 'FILE', msgContent: '', file })).toBe('[File] Quote.pdf')
})

it('shows the translation of a text in lists, and marks the visitor’s own messages', () => {
  const message = { contentsType: 'TEXT', msgContent: '留言已收到', from: 'staff' } as const
  expect(previewOf(page, message, 'me')).toBe('留言已收到')
  expect(previewOf(page, { ...message, translation: 'Your message has arrived' }, 'me')).toBe(
    'Your message has arrived',
  )
  expect(previewOf(page, { ...message, from: 'me' }, 'me')).toBe('You: 留言已收到')
})

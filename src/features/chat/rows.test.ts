import { expect, test } from 'vitest'
import { type Entry, emptyGroup } from '../../rules/conversation-state.ts'
import { rowsOf } from './rows.ts'

const entry = (id: string, seq: number | null, time: string, from = 'staff'): Entry => ({
  id,
  chatgroupId: 'G',
  contentsType: 'TEXT',
  msgContent: id,
  time: `2026-11-${time}:00.000Z`,
  from,
  to: 'me',
  messageStatus: 'success',
  isRead: false,
  isSendReceipt: false,
  isReadVoice: false,
  ext: { isStaff: true, flag: 'IM' },
  seq,
  place: 0,
  handedAt: null,
})
const notice = (afterSeq: number) => ({
  event: 'SUPPORT_ACCEPT' as const,
  staffName: 'Li',
  time: String(afterSeq),
  afterSeq,
})
const shape = (messages: Entry[], afterSeqs: number[] = []) =>
  rowsOf({ ...emptyGroup('G'), messages, notices: afterSeqs.map(notice) }, (time) => time.slice(0, 10)).map((row) =>
    row.kind === 'message' ? `${row.key}${row.isFirst ? '!' : ''}` : row.kind,
  )

test('each day is marked once, and an author named once in a row', () => {
  const messages = [
    entry('a', 1, '18T10:00'),
    entry('b', 2, '18T10:01'),
    entry('c', 3, '19T08:00'),
    entry('d', 4, '19T08:01', 'me'),
  ]
  expect(shape(messages)).toEqual(['day', 'a!', 'b', 'day', 'c!', 'd!'])
})

test('an author is named again after ten minutes', () => {
  expect(shape([entry('a', 1, '18T10:00'), entry('b', 2, '18T10:11')])).toEqual(['day', 'a!', 'b!'])
})

test('what customer service did stands where it happened, and at the end before nothing', () => {
  const messages = [entry('a', 1, '18T10:00'), entry('b', 2, '18T10:01')]
  expect(shape(messages, [1, 2])).toEqual(['day', 'a!', 'notice', 'b!', 'notice'])
  expect(shape([], [0])).toEqual(['notice'])
})

test('what is on its way comes last, after the events', () => {
  expect(shape([entry('a', 1, '18T10:00'), entry('b', null, '18T10:01', 'me')], [1])).toEqual([
    'day',
    'a!',
    'notice',
    'b!',
  ])
})

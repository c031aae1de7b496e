import { expect, test } from 'vitest'
import { parsed } from '../../../tests/parsed.ts'
import { type Entry, emptyGroup } from '../../domain/conversation-state.ts'
import { daysOf, rowsOf } from './rows.ts'

const entry = (id: string, seq: number | null, time: string, from = 'staff'): Entry =>
  parsed({
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
  rowsOf(parsed({ ...emptyGroup('G'), messages, notices: afterSeqs.map(notice) }), (time) => time.slice(0, 10)).map(
    (row) => (row.kind === 'message' ? `${row.key}${row.isFirst ? '!' : ''}` : row.kind),
  )

test('marks each day once, and names an author once for messages in a row', () => {
  const messages = [
    entry('a', 1, '18T10:00'),
    entry('b', 2, '18T10:01'),
    entry('c', 3, '19T08:00'),
    entry('d', 4, '19T08:01', 'me'),
  ]
  expect(shape(messages)).toEqual(['day', 'a!', 'b', 'day', 'c!', 'd!'])
})

test('rows have different keys, even if a day follows twice because an old message has not been sent', () => {
  const messages = [entry('a', 1, '19T10:00'), entry('b', null, '18T10:00', 'me'), entry('c', null, '19T11:00', 'me')]
  const rows = rowsOf(parsed({ ...emptyGroup('G'), messages }), (time) => time.slice(0, 10))
  expect(rows.map(({ kind }) => kind)).toEqual(['day', 'message', 'day', 'message', 'day', 'message'])
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
})

test('names an author again after ten minutes', () => {
  expect(shape([entry('a', 1, '18T10:00'), entry('b', 2, '18T10:11')])).toEqual(['day', 'a!', 'b!'])
})

test('shows customer service notices after the message that they follow', () => {
  const messages = [entry('a', 1, '18T10:00'), entry('b', 2, '18T10:01')]
  expect(shape(messages, [1, 2])).toEqual(['day', 'a!', 'notice', 'b!', 'notice'])
  expect(shape([], [0])).toEqual(['notice'])
})

test('shows messages that are being sent last, after notices', () => {
  expect(shape([entry('a', 1, '18T10:00'), entry('b', null, '18T10:01', 'me')], [1])).toEqual([
    'day',
    'a!',
    'notice',
    'b!',
  ])
})

const exchange = (updateTime: string) => ({
  exchangeId: 'X',
  state: 'ASKED' as const,
  card: null,
  otherName: '',
  otherCompany: 'Hanlin',
  exhibitorId: '30001',
  givenFields: [],
  source: 'CHAT' as const,
  updateTime,
})

test.each([
  ['2026-11-18T10:00:30.000Z', ['day', 'message', 'card', 'message']],
  ['2026-11-18T10:05:00.000Z', ['day', 'message', 'message', 'card']],
  ['2026-11-17T10:00:00.000Z', ['day', 'card', 'day', 'message', 'message']],
])('shows a card at the time of its exchange: %s', (updateTime, kinds) => {
  const group = { ...emptyGroup('G'), messages: [entry('a', 1, '18T10:00'), entry('b', 2, '18T10:01')] }
  const kindsIn = (hasOlder: boolean) =>
    rowsOf({ ...group, hasOlder }, (time) => time.slice(0, 10), parsed({ exchange: exchange(updateTime) })).map(
      ({ kind }) => kind,
    )
  expect(kindsIn(false)).toEqual(kinds)
  // If it is older than the oldest loaded message, it waits for the history.
  expect(kindsIn(true)).toEqual(kinds[1] === 'card' ? ['day', 'message', 'message'] : kinds)
})

test('shows uploads last', () => {
  const upload = {
    ...{ key: 'U', chatgroupId: 'G', contentsType: 'IMAGE' as const, file: new File([], 'a.png'), length: null },
    ...{ preview: 'blob:a', progress: 0.5, phase: 'sending' as const, refusal: null },
  }
  const rows = rowsOf({ ...emptyGroup('G'), messages: [entry('a', 1, '18T10:00')] }, () => 'day', { uploads: [upload] })
  expect(rows.map(({ key }) => key)).toEqual(['day day', 'a', 'U'])
})

test('formats the days of ten thousand messages once per minute of their times', () => {
  let requestCount = 0
  const dayOf = daysOf((time) => {
    requestCount += 1
    return time.slice(0, 10)
  })
  for (let n = 0; n < 10_000; n += 1) expect(dayOf(parsed(`2026-11-18T10:0${n % 5}:${n % 60}`))).toBe('2026-11-18')
  expect(requestCount).toBe(5)
})

import { expect, test } from 'vitest'
import { parsed } from '../../tests/parsed.ts'
import { converse } from './conversation.ts'
import { type Conversation, emptyConversation, groupIn, isUnattended } from './conversation-state.ts'

const chatgroupId = 'CG-1'
const said = (id: string, seq: number, isStaff: boolean) => (before: Conversation) =>
  converse(
    before,
    parsed({
      type: 'arrive',
      seq,
      message: {
        ...{ id, chatgroupId, contentsType: 'TEXT', msgContent: id, time: '2026-11-19T02:00:00.000Z', to: 'x' },
        ...{ from: isStaff ? 'staff' : 'me', isRead: false, isSendReceipt: false, isReadVoice: false },
        ...{ messageStatus: 'success', ext: { isStaff, flag: 'IM' } },
      },
    }),
  )
const reported =
  (event: 'NO_STAFF_ON_DUTY' | 'SUPPORT_ACCEPT' | 'SUPPORT_FINISH', afterSeq: number) => (before: Conversation) =>
    converse(
      before,
      parsed({ type: 'command', chatgroupId, event, staffName: null, time: `${event} ${afterSeq}`, afterSeq }),
    )

const mine = said('a', 1, false)
const nobody = reported('NO_STAFF_ON_DUTY', 1)

test.each([
  ['false before any notice', [mine], false],
  ['true after the notice that nobody is on duty', [mine, nobody], true],
  ['true while only the visitor writes', [mine, nobody, said('b', 2, false)], true],
  ['true if staff wrote only before the notice', [said('s', 1, true), nobody], true],
  ['false once staff accept the chat', [mine, nobody, reported('SUPPORT_ACCEPT', 1)], false],
  ['false once staff answer', [mine, nobody, said('s', 2, true)], false],
  ['true after another such notice', [mine, nobody, said('s', 2, true), reported('NO_STAFF_ON_DUTY', 2)], true],
])('isUnattended is %s', (_, steps, expected) => {
  const after = steps.reduce((conversation, step) => step(conversation), emptyConversation('me'))
  expect(isUnattended(groupIn(after, chatgroupId))).toBe(expected)
})

// What a screen reader announces of a conversation, wherever its reader has scrolled to (WCAG 4.1.3).

import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Announcements } from '../../src/features/chat/Announcements.tsx'
import type { Row } from '../../src/features/chat/rows.ts'
import { parsed } from '../parsed.ts'
import { hydrate, openPage, press } from './island.tsx'

type Message = Extract<Row, { kind: 'message' }>

const message = (id: string, from: string, change: Partial<Message['entry']> = {}): Message =>
  parsed({
    kind: 'message',
    key: id,
    isFirst: true,
    entry: {
      ...{ id, from, chatgroupId: 'c', contentsType: 'TEXT', msgContent: `Text ${id}`, time: '2026-11-19T02:00:00Z' },
      ...{ to: 'them', messageStatus: 'success', isRead: false, isSendReceipt: false, isReadVoice: false },
      ...{ url: null, length: null, translation: null, ext: { isStaff: true, flag: 'IM', name: 'Li Lan' } },
      ...{ seq: 1, place: 0, handedAt: null },
      ...change,
    },
  })

const OLD = message('old', 'staff')
const STEPS: readonly (readonly Row[])[] = [
  [OLD],
  [OLD, message('new', 'staff'), message('mine', 'me', { messageStatus: 'sending' })],
  [
    { ...OLD, entry: { ...OLD.entry, translation: 'Long known' } },
    message('new', 'staff', { translation: 'What it means' }),
    message('mine', 'me', { messageStatus: 'fail' }),
  ],
  [OLD, message('new', 'staff'), message('mine', 'me', { messageStatus: 'sending' })],
  [OLD, message('new', 'staff'), message('mine', 'me', { messageStatus: 'fail' })],
]

function Conversation() {
  const [step, setStep] = useState(0)
  return (
    <>
      <button type="button" data-step={step} onClick={() => setStep(step + 1)}>
        Next
      </button>
      <Announcements rows={STEPS[step] ?? []} self="me" isReady />
    </>
  )
}

it('new messages, their translations and each failure to send are announced once', async () => {
  await openPage('/en-US/chat/', 'chat')
  await hydrate(<Conversation />)
  const announced = () => [...document.querySelectorAll('[role=log] p')].map((line) => line.textContent)
  expect(announced()).toEqual([])
  press(page.getByRole('button', { name: 'Next' }))
  await expect.poll(announced).toEqual(['Li Lan: Text new'])
  press(page.getByRole('button', { name: 'Next' }))
  const failed = 'Text mine – Not sent: no answer'
  await expect.poll(announced).toEqual(['Li Lan: Text new', 'Li Lan: What it means', failed])
  // Sent again.
  press(page.getByRole('button', { name: 'Next' }))
  await expect.element(page.getByRole('button')).toHaveAttribute('data-step', '3')
  press(page.getByRole('button', { name: 'Next' }))
  await expect.poll(announced).toEqual(['Li Lan: Text new', 'Li Lan: What it means', failed, failed])
})

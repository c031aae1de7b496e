// When an exhibitor's answer can be expected, and what a buyer can do if it is late.
import '../../src/styles/personal.css'
import type { Inquiry } from '@fair/contract/inquiry.ts'
import { isoOf } from '@fair/contract/rules/instant.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { AnswerExpected } from '../../src/features/inquiry/AnswerExpected.tsx'
import { now } from '../../src/lib/clock.ts'
import { parsed } from '../parsed.ts'
import { expectAccessible } from './accessible.ts'
import { hydrate, logIn, openOver, openPage } from './island.tsx'

const DAY = 24 * 60 * 60_000

function inquiry(sentBefore: number): Inquiry {
  const createTime = isoOf(now().getTime() - sentBefore)
  const recipient = { exhibitorName: 'Hanlin', logo: { url: '', width: 1, height: 1 }, chatgroupId: null }
  return parsed<Inquiry>({
    ...{ id: '1', inquiryNumber: 'IQ-1', kind: 'DIRECT', title: 'Cutters', status: 'READ', categoryId: '1' },
    ...{ categoryName: '', feedbackCount: 0, createTime, updateTime: createTime, content: '', attachments: [] },
    recipients: [
      { ...recipient, exhibitorId: '30001', status: 'READ' },
      { ...recipient, exhibitorId: '30002', status: 'ANSWERED' },
    ],
    ...{ timeline: [], buyerName: '', isMine: true },
  })
}

it('shows the usual response time of exhibitors who have not answered yet', async () => {
  const { call } = await openPage('/en-US/personal-center/inquiry/', 'inquiry')
  const main = await hydrate(<AnswerExpected call={call} inquiry={inquiry(60_000)} />)
  await expect
    .element(page.getByText(/^Answers \d+% of inquiries, usually within \d+ (?:minute|hour|day)s?$/))
    .toBeVisible()
  expect(main.querySelectorAll('li')).toHaveLength(1)
  expect(main.querySelectorAll('a')).toHaveLength(0)
  await expectAccessible()
})

it('offers the chat and other exhibitors when an answer is late', async () => {
  const { call } = await openPage('/en-US/personal-center/inquiry/', 'inquiry')
  await hydrate(<AnswerExpected call={call} inquiry={inquiry(30 * DAY)} />)
  const remind = page.getByRole('link', { name: /^Remind them in the chat/ })
  await expect.element(remind).toHaveAttribute('href', '/en-US/chat/?role=EXHIBITOR&roleId=30001')
  await expect.element(page.getByRole('link', { name: /^Ask others in / })).toBeVisible()
  await expectAccessible()
})

it('the inquiry dialog shows the response rate before anything is written', async () => {
  await openPage('/en-US/exhibits/detail/800001/')
  await logIn('emma.larsson@example.com')
  await openOver('inquire')
  await expect.element(page.getByRole('dialog').getByText(/^Answers \d+% of inquiries/)).toBeVisible()
})

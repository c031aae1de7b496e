import type { Inquiry, InquiryFeedback } from '@fair/contract/inquiry.ts'
import { expect, it } from 'vitest'
import { testPage } from '../../../tests/page-context.ts'
import { parsed } from '../../../tests/parsed.ts'
import { renderView } from '../../../tests/render-view.tsx'
import { CompareTable } from './Answers.tsx'

const answer = (feedbackId: string, amount: number, unitName: string | null): InquiryFeedback =>
  parsed({
    feedbackId,
    exhibitorId: feedbackId,
    exhibitorName: feedbackId,
    logo: { url: '', width: 0, height: 0 },
    unitPrice: { amount, currency: 'EUR' },
    unitName,
    text: '',
    attachments: [],
    time: '2026-11-19T02:00:00Z',
  })

it('a total is calculated only for a price of the unit that the inquiry is about', () => {
  const inquiry = { quantity: 10, unitName: 'pieces' } as Inquiry
  const answers = [answer('same', 300, 'pieces'), answer('none', 500, null), answer('other', 7000, 'cartons')]
  const html = renderView(testPage(), <CompareTable inquiry={inquiry} answers={answers} choose={null} />)
  expect(html).toContain('30.00')
  expect(html).toContain('50.00')
  expect(html).not.toContain('700.00')
})

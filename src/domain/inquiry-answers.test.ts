import { expect, it } from 'vitest'
import { parsed } from '../../tests/parsed.ts'
import { bestAnswers, hasEnded, isAnswerLate, isInquiryTab, stepsAhead } from './inquiry-answers.ts'

const answer = (feedbackId: string, amount: number | null, currency = 'EUR', lead: number | null = null) => ({
  feedbackId,
  unitPrice: amount === null ? null : { amount, currency },
  minimumQuantity: 100,
  leadTimeDays: lead,
})

it('the best answers have the lowest price and the shortest lead time, including ties', () => {
  const best = bestAnswers(
    parsed([
      answer('a', 900, 'EUR', 30),
      answer('b', 850, 'EUR', 20),
      answer('c', 850, 'EUR', null),
      answer('d', null),
    ]),
  )
  expect([...best.price]).toEqual(['b', 'c'])
  expect([...best.lead]).toEqual(['b'])
  // All are the same: none is best.
  expect(best.minimum.size).toBe(0)
})

it('prices in different currencies and single prices are not compared', () => {
  expect(bestAnswers(parsed([answer('a', 900), answer('b', 1, 'USD')])).price.size).toBe(0)
  expect(bestAnswers(parsed([answer('a', 900)])).price.size).toBe(0)
  expect(bestAnswers([]).price.size).toBe(0)
})

it('prices and minimum quantities of different units are not compared', () => {
  const a = { ...answer('a', 900), unitName: 'cartons', minimumQuantity: 2 }
  const b = { ...answer('b', 40), unitName: 'pieces' }
  const best = bestAnswers(parsed([a, b]))
  expect([best.price.size, best.minimum.size]).toEqual([0, 0])
  const both = bestAnswers(parsed([{ ...a, unitName: 'pieces' }, b, { ...answer('c', null), unitName: 'cartons' }]))
  expect([...both.price]).toEqual(['b'])
})

it('an inquiry has further steps until it has ended', () => {
  expect(stepsAhead('SENT')).toEqual(['READ', 'ANSWERED', 'FINISHED'])
  expect(stepsAhead('ANSWERED')).toEqual(['FINISHED'])
  expect(stepsAhead('FINISHED')).toEqual([])
  expect(stepsAhead('CLOSED')).toEqual([])
  expect([hasEnded('CLOSED'), hasEnded('ANSWERED')]).toEqual([true, false])
})

it('isInquiryTab accepts only known tabs', () => {
  expect(isInquiryTab('ended')).toBe(true)
  expect(isInquiryTab('toString')).toBe(false)
  expect(isInquiryTab(null)).toBe(false)
})

it.each([
  [23 * 60, 10, false],
  [24 * 60 + 1, 10, true],
  [24 * 60 + 1, 20 * 60, false],
  [41 * 60, 20 * 60, true],
  [47 * 60, null, false],
  [49 * 60, null, true],
])('%i minutes of waiting with a median of %s: late is %s', (waited, median, isLate) => {
  expect(isAnswerLate(waited, median)).toBe(isLate)
})

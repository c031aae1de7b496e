import { lastMoment } from '@fair/contract/rules/instant.ts'
import { asInstant } from '@fair/contract/rules/own-values.ts'
import { expect, it } from 'vitest'
import { testPage } from '../../../tests/page-context.ts'
import { daysText } from './valid-days.ts'

it('a period that ends at midnight ends on the day before', () => {
  const page = testPage()
  const [from, to] = [asInstant('2026-11-17T16:00:00Z'), asInstant('2026-11-22T16:00:00Z')]
  expect(page.format.date(lastMoment(to), page.zone)).toBe('22 Nov 2026')
  expect(daysText(page, from, to)).toBe('18–22 Nov 2026')
  expect(daysText(page, from, asInstant('2026-11-18T16:00:00Z'))).toBe('18 Nov 2026')
})

import { expect, test } from 'vitest'
import { parsed } from '../../../tests/parsed.ts'
import { formatsOf } from '../../lib/i18n/format.ts'
import type { PageContext } from '../../lib/page.ts'
import { clockTime } from './clock-times.ts'

const page = { format: formatsOf('en-US'), language: 'en-US', zone: 'Asia/Shanghai' } as PageContext
const span = { startTime: '2026-11-19T07:00:00Z', endTime: '2026-11-19T09:00:00Z' }

test('the fair’s clock leads without a day of its own', () => {
  expect(clockTime(page, parsed(span), parsed('Asia/Shanghai'))).toEqual({
    hours: '15:00–17:00',
    day: '',
    zone: 'China Time · UTC+8',
  })
})

test('another clock says its day where that is another one', () => {
  expect(clockTime(page, parsed(span), parsed('Europe/Berlin'))).toMatchObject({ hours: '08:00–10:00', day: '' })
  const late = { startTime: '2026-11-19T15:30:00Z', endTime: '2026-11-19T16:30:00Z' }
  expect(clockTime(page, parsed(late), parsed('Asia/Tokyo')).day).toBe('20 Nov')
  expect(clockTime(page, parsed(late), parsed('Asia/Shanghai')).hours).toBe('23:30–20 Nov 00:30')
})

import { expect, test } from 'vitest'
import { parsed } from '../../../tests/parsed.ts'
import { formatsOf } from '../../lib/i18n/format.ts'
import type { PageContext } from '../../lib/page.ts'
import { clockTime, distinctClocks } from './clock-times.ts'

const page = { format: formatsOf('en-US'), language: 'en-US', zone: 'Asia/Shanghai' } as PageContext
const span = { startTime: '2026-11-19T07:00:00Z', endTime: '2026-11-19T09:00:00Z' }

test('the fair’s clock has no date', () => {
  expect(clockTime(page, parsed(span), parsed('Asia/Shanghai'))).toEqual({
    hours: '15:00–17:00',
    day: '',
    zone: 'China Time\u00a0· UTC+8',
  })
})

test('another clock shows a date if it differs', () => {
  expect(clockTime(page, parsed(span), parsed('Europe/Berlin'))).toMatchObject({ hours: '08:00–10:00', day: '' })
  const late = { startTime: '2026-11-19T15:30:00Z', endTime: '2026-11-19T16:30:00Z' }
  expect(clockTime(page, parsed(late), parsed('Asia/Tokyo')).day).toBe('20 Nov')
  expect(clockTime(page, parsed(late), parsed('Asia/Shanghai'))).toMatchObject({
    hours: '23:30–00:30',
    day: '19 Nov–20 Nov',
  })
})

test('clocks that show the same time are merged, whatever their zones are called', () => {
  const clocks = [
    { label: 'Event time', zone: 'Asia/Shanghai' },
    { label: 'Your time', zone: 'Europe/Berlin' },
    { label: 'Exhibitor’s time', zone: 'Europe/Rome' },
  ]
  expect(distinctClocks(page, parsed(span), parsed(clocks))).toEqual([
    { label: 'Event time', zone: 'Asia/Shanghai' },
    { label: 'Your time, Exhibitor’s time', zone: 'Europe/Berlin' },
  ])
})

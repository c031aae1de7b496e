import { expect, test } from 'vitest'
import { parsed } from '../../tests/parsed.ts'
import { fixedOffset, ownZone, zoneLine } from './zone.ts'

const at = new Date('2026-11-19T07:00:00Z')

test('a zone without a name shows only its offset', () => {
  expect(zoneLine('en-US', at, parsed('Etc/GMT-3'))).toBe('UTC+3')
  expect(zoneLine('en-US', at, parsed('UTC'))).toBe('UTC')
  expect(zoneLine('zh-CN', at, parsed('Europe/Berlin'))).toBe('德国时间\u00a0· UTC+1')
  expect(zoneLine('en-US', at, parsed('Europe/Berlin'), 'long')).toBe('Central European Time\u00a0· UTC+1')
})

test('an abbreviated name is written in full', () => {
  expect(zoneLine('ja-JP', at, parsed('Asia/Tokyo'))).toBe('日本標準時\u00a0· UTC+9')
  expect(zoneLine('en-US', at, parsed('America/New_York'))).toBe('Eastern Time\u00a0· UTC-5')
})

test('the visitor’s zone is the one they set, or else the device’s', () => {
  expect(ownZone('UTC', 'Asia/Seoul')).toBe('Asia/Seoul')
  const device = Intl.DateTimeFormat().resolvedOptions().timeZone
  expect(ownZone(parsed('Asia/Shanghai'))).toBe(device)
  expect(ownZone(parsed('Asia/Shanghai'), 'Moon/Tranquility')).toBe(device)
})

test('only a zone without clock changes has a fixed offset', () => {
  const zones = [
    'Asia/Shanghai',
    'Asia/Kolkata',
    'America/Phoenix',
    'Europe/Berlin',
    'Australia/Sydney',
    'Africa/Casablanca',
  ]
  expect(zones.map((zone) => fixedOffset(at, parsed(zone)))).toEqual([480, 330, -420, null, null, null])
})

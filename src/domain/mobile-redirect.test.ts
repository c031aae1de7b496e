import { describe, expect, it } from 'vitest'
import { type MobileVisit, mobileAddress } from './mobile-redirect.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const HARMONY =
  'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile HuaweiBrowser/5.0.3.300'
const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0'
const WECHAT = `${IPHONE} MicroMessenger/8.0.60(0x18003c2f) NetType/WIFI Language/zh_CN`

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'

const visit = (over: Partial<MobileVisit> = {}): MobileVisit => ({
  device: { userAgent: ANDROID, maxTouchPoints: 5 },
  protocol: 'https:',
  path: '/exhibits/',
  preview: null,
  isEmbedded: false,
  exhibitionId: '2001',
  ...over,
})

describe('mobileAddress (Spec 2)', () => {
  it.each([IPHONE, ANDROID, HARMONY, FIREFOX, WECHAT])('returns the mobile site for a phone: %s', (userAgent) => {
    expect(mobileAddress(visit({ device: { userAgent, maxTouchPoints: 5 } }))).toBe(
      '/pages/index/index?exhibitionId=2001',
    )
  })

  it.each([
    [MAC, 5],
    [
      'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1',
      5,
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      0,
    ],
    ['Mozilla/5.0 (Tablet; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36', 10],
  ])('returns the mobile site for a tablet: %s with %i touch points', (userAgent, touchPoints) =>
    expect(mobileAddress(visit({ device: { userAgent, maxTouchPoints: touchPoints } }))).toBe(
      '/pages/index/index?exhibitionId=2001',
    ),
  )

  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36', 10],
    [MAC, 0],
    ['', 0],
  ])('returns null for a computer: %s with %i touch points', (userAgent, touchPoints) =>
    expect(mobileAddress(visit({ device: { userAgent, maxTouchPoints: touchPoints } }))).toBeNull(),
  )

  it('returns null in preview and on plain http', () => {
    expect(mobileAddress(visit({ preview: 'true' }))).toBeNull()
    expect(mobileAddress(visit({ preview: 'false' }))).not.toBeNull()
    expect(mobileAddress(visit({ protocol: 'http:' }))).toBeNull()
  })

  it.each(['/preview/', '/login-preview/', '/honor-gust-login/platform/mobile/'])('returns null for %s', (path) => {
    expect(mobileAddress(visit({ path }))).toBeNull()
  })

  it('requires an exhibition id, and encodes it', () => {
    expect(mobileAddress(visit({ exhibitionId: null }))).toBeNull()
    expect(mobileAddress(visit({ exhibitionId: '2 0&x=1' }))).toBe('/pages/index/index?exhibitionId=2%200%26x%3D1')
  })
})

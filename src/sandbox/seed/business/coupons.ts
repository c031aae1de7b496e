import type { Text } from '../text.ts'
import type { DayOfFair } from './days.ts'

/** A reduction as every exhibition offers it. Amounts in fen. */
export interface CouponPlan {
  /** Part of its id: '2001-coupon-welcome'. */
  readonly code: string
  readonly name: Text
  readonly description: Text
  /** Off in fen, or in per cent of what it applies to. */
  readonly amount?: number
  readonly percent?: number
  readonly minimum: number | null
  /** The codes of the ticket kinds and of the levels that it applies to; both empty: all. */
  readonly tickets: readonly string[]
  readonly levels: readonly string[]
  readonly valid: readonly [first: DayOfFair, last: DayOfFair]
  /** How many may be received in all. */
  readonly capacity: number | null
}

const ALWAYS = [{ first: -60 }, { last: 0 }] as const

export const COUPON_PLANS: readonly CouponPlan[] = [
  {
    code: 'welcome',
    name: ['新客立减券', 'Welcome coupon', 'ウェルカムクーポン', '웰컴 쿠폰'],
    description: [
      '订单满 100 元减 20 元。',
      'CNY 20 off an order of CNY 100 or more.',
      '100人民元以上のご注文で20人民元引きです。',
      '100위안 이상 주문 시 20위안을 할인합니다.',
    ],
    amount: 2000,
    minimum: 10000,
    tickets: [],
    levels: [],
    valid: ALWAYS,
    capacity: null,
  },
  {
    code: 'forum10',
    name: ['论坛九折券', 'Forum 10% off', 'フォーラム10%引きクーポン', '포럼 10% 할인 쿠폰'],
    description: [
      '全程通票与论坛通票九折。',
      'Ten per cent off the full pass and the forum and tour pass.',
      '全日程パスとフォーラム・視察パスが10%引きになります。',
      '전일권과 포럼·투어 패스를 10% 할인합니다.',
    ],
    percent: 10,
    minimum: null,
    tickets: ['pass', 'forum'],
    levels: [],
    valid: ALWAYS,
    capacity: null,
  },
  {
    code: 'gold',
    name: ['金卡升级券', 'Gold upgrade', 'ゴールドアップグレード券', '골드 업그레이드 쿠폰'],
    description: [
      '购买金卡会员减 100 元。',
      'CNY 100 off the Gold level.',
      'ゴールド会員のご購入が100人民元引きになります。',
      '골드 회원 구매 시 100위안을 할인합니다.',
    ],
    amount: 10000,
    minimum: null,
    tickets: [],
    levels: ['gold'],
    valid: ALWAYS,
    capacity: 200,
  },
  {
    code: 'first100',
    name: ['前百名专享券', 'First hundred', '先着100名様クーポン', '선착순 100명 쿠폰'],
    description: [
      '前 100 名观众专享，单日票减 30 元。',
      'CNY 30 off a one-day ticket for the first hundred visitors.',
      '先着100名様、1日券が30人民元引きになります。',
      '선착순 100명, 1일권을 30위안 할인합니다.',
    ],
    amount: 3000,
    minimum: null,
    tickets: ['day'],
    levels: [],
    valid: ALWAYS,
    capacity: 0,
  },
  {
    code: 'early',
    name: ['展前优惠券', 'Before the fair', '会期前クーポン', '개막 전 쿠폰'],
    description: [
      '开展前下单立减 15 元。',
      'CNY 15 off an order placed before the fair opens.',
      '開幕前のご注文が15人民元引きになります。',
      '개막 전 주문 시 15위안을 할인합니다.',
    ],
    amount: 1500,
    minimum: null,
    tickets: [],
    levels: [],
    valid: [{ first: -60 }, { first: -1 }],
    capacity: null,
  },
]

import type { Text } from '../text.ts'

/** A channel by which visitors are won: a link carries its id. */
export interface Promotion {
  readonly promotionChannelId: string
  readonly name: Text
  readonly isValid: boolean
}

export const PROMOTIONS: readonly Promotion[] = [
  {
    promotionChannelId: 'PARTNER',
    name: ['合作商协会', 'Partner association', '提携団体', '협력 단체'],
    isValid: true,
  },
  {
    promotionChannelId: 'EXHIBITOR',
    name: ['展商邀请函', 'Exhibitor’s invitation', '出展者からの招待状', '참가업체 초청장'],
    isValid: true,
  },
  {
    promotionChannelId: 'SPRING',
    name: ['春季推广（已结束）', 'Spring campaign (ended)', '春のキャンペーン（終了）', '봄 캠페인(종료)'],
    isValid: false,
  },
]

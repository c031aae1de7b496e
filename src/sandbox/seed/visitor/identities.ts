import type { Text } from '../text.ts'

/** A way to attend (Spec 4, "channels"). Only the first tenant has them. */
export interface IdentitySeed {
  readonly identityId: string
  readonly name: Text
  readonly description: Text
  /** Days of the exhibition on which it is admitted, counted from 0; null: all of them. */
  readonly admittedDays: readonly [first: number, last: number] | null
  readonly auditRequired: boolean
  /** Anybody may take it; others are granted to users one by one. */
  readonly isOpen: boolean
  readonly channelFormId: string
  readonly basicFormId: string
  readonly intentionFormId: string | null
  /** The forms of the pre-registration. */
  readonly stepOneFormId: string
  readonly stepTwoFormId: string | null
}

export const IDENTITIES: readonly IdentitySeed[] = [
  {
    identityId: 'PROFESSIONAL',
    name: ['专业观众', 'Professional visitor', '一般来場者（業界関係者）', '전문 참관객'],
    description: [
      '面向业内采购、技术与管理人员，免费参观',
      'For buyers, engineers and managers of the trade. Free of charge',
      '業界の購買・技術・経営に携わる方。入場無料',
      '업계의 구매·기술·경영 담당자를 위한 무료 참관',
    ],
    admittedDays: null,
    auditRequired: false,
    isOpen: true,
    channelFormId: 'CHANNEL-PROFESSIONAL',
    basicFormId: 'BASIC-PROFESSIONAL',
    intentionFormId: 'INTENTION-PROFESSIONAL',
    stepOneFormId: 'REGISTRATION-PROFESSIONAL',
    stepTwoFormId: 'REGISTRATION-INTENTION-PROFESSIONAL',
  },
  {
    identityId: 'BUYER',
    name: ['特邀买家', 'Invited buyer', '招待バイヤー', '초청 바이어'],
    description: [
      '享采购对接、专属休息区与接送服务，需审核企业资质',
      'With business matching, a lounge and transfers. Your enterprise is examined first',
      '商談マッチング、専用ラウンジ、送迎つき。企業審査があります',
      '비즈니스 매칭, 전용 라운지, 픽업 제공. 기업 심사가 필요합니다',
    ],
    admittedDays: null,
    auditRequired: true,
    isOpen: false,
    channelFormId: 'CHANNEL-BUYER',
    basicFormId: 'BASIC-BUYER',
    intentionFormId: 'INTENTION-BUYER',
    stepOneFormId: 'REGISTRATION-BUYER',
    stepTwoFormId: 'REGISTRATION-INTENTION-BUYER',
  },
  {
    identityId: 'PRESS',
    name: ['媒体', 'Press', '報道関係者', '언론'],
    description: [
      '凭记者证申请，可使用新闻中心',
      'With a press card. Gives access to the press centre',
      '記者証をお持ちの方。プレスセンターを利用できます',
      '기자증 소지자. 프레스센터를 이용할 수 있습니다',
    ],
    admittedDays: [0, 1],
    auditRequired: true,
    isOpen: false,
    channelFormId: 'CHANNEL-PRESS',
    basicFormId: 'BASIC-PRESS',
    intentionFormId: null,
    stepOneFormId: 'REGISTRATION-PRESS',
    stepTwoFormId: null,
  },
]

export const identityOf = (identityId: string): IdentitySeed | undefined =>
  IDENTITIES.find((each) => each.identityId === identityId)

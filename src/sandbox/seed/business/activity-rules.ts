import type { Text } from '../text.ts'

/** Which activities a kind of ticket books, and how many of them. */
export interface RulePlan {
  readonly code: string
  /** The code of the ticket kind. */
  readonly ticket: string
  readonly name: Text
  readonly description: Text
  readonly activities: readonly string[]
  readonly minChoices: number
  readonly maxChoices: number
}

export const RULE_PLANS: readonly RulePlan[] = [
  {
    code: 'forums',
    ticket: 'forum',
    name: ['论坛', 'Forums', 'フォーラム', '포럼'],
    description: [
      '三场论坛任选一至两场。',
      'One or two of the three forums.',
      '3件のフォーラムから1～2件を選べます。',
      '포럼 3개 중 1~2개를 선택합니다.',
    ],
    activities: ['sourcing', 'supply', 'standards'],
    minChoices: 1,
    maxChoices: 2,
  },
  {
    code: 'tours',
    ticket: 'forum',
    name: ['参观路线', 'Tours', '視察ツアー', '투어'],
    description: [
      '可选一条参观路线，也可不选。',
      'One tour, or none.',
      '視察ツアーを1件まで選べます。',
      '투어를 1개까지 선택할 수 있습니다.',
    ],
    activities: ['tour-port', 'tour-factory'],
    minChoices: 0,
    maxChoices: 1,
  },
  {
    code: 'matching',
    ticket: 'buyer',
    name: ['买家对接会', 'Match-making', 'バイヤー商談会', '바이어 상담회'],
    description: [
      '三场对接会任选，至少一场。',
      'At least one of the three sessions.',
      '3件の商談会から1件以上を選んでください。',
      '상담회 3개 중 1개 이상을 선택합니다.',
    ],
    activities: ['match-europe', 'match-asia', 'match-home'],
    minChoices: 1,
    maxChoices: 3,
  },
  {
    code: 'evening',
    ticket: 'evening',
    name: ['晚宴席位', 'Seat at the dinner', '夕食会のお席', '만찬 좌석'],
    description: [
      '凭票预留晚宴席位一个。',
      'Keeps one seat at the dinner.',
      '夕食会のお席を1席確保します。',
      '만찬 좌석 1석을 예약합니다.',
    ],
    activities: ['evening'],
    minChoices: 1,
    maxChoices: 1,
  },
  {
    code: 'services',
    ticket: 'visitor',
    name: ['观众服务', 'Services for visitors', '来場者サービス', '참관객 서비스'],
    description: [
      '可预约一次专家咨询。',
      'One hour with an adviser.',
      '専門家相談を1回予約できます。',
      '전문가 상담을 1회 예약할 수 있습니다.',
    ],
    activities: ['clinic'],
    minChoices: 0,
    maxChoices: 1,
  },
]

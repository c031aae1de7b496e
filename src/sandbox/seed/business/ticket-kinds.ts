import type { PaletteName } from '../../media/address.ts'
import type { Text } from '../text.ts'
import type { DayOfFair } from './days.ts'

/** A kind of ticket as every exhibition offers it; `src/sandbox/business/kinds.ts` puts it on the exhibition's days. */
export interface TicketPlan {
  /** Part of its id: '2001-forum'. */
  readonly code: string
  readonly name: Text
  readonly summary: Text
  readonly way: 'BUY' | 'APPLY' | 'FREE'
  /** Fen, 1/100 CNY. */
  readonly price: number
  readonly originalPrice: number | null
  readonly capacity: number | null
  readonly limit: number
  /** On sale from the beginning of a day to the end of another. */
  readonly sale: { readonly from: DayOfFair; readonly to: DayOfFair }
  /** The days on which it lets in. */
  readonly valid: readonly [first: DayOfFair, last: DayOfFair]
  readonly benefits: readonly Text[]
  readonly gate: Text
  /** The letters of its numbers. */
  readonly letters: string
  readonly palette: PaletteName
  /** The audience identity that it is for. */
  readonly identity?: 'PRESS'
  /** An application for fewer is refused. */
  readonly fewest?: number
}

const NORTH: Text = ['北厅 2 号门', 'North hall, gate 2', '北ホール 2番ゲート', '북관 2번 게이트']
const SOUTH: Text = ['南厅 5 号门', 'South hall, gate 5', '南ホール 5番ゲート', '남관 5번 게이트']
const CENTRE: Text = [
  '中央大厅贵宾通道',
  'Central Hall, guests’ entrance',
  '中央ホール 招待者入口',
  '중앙홀 초청객 입구',
]

const ALL_HALLS: Text = ['可进入全部展馆', 'All halls', '全ホールに入場可', '전체 전시관 입장']
const EVERY_DAY: Text = ['展期每天有效', 'Every day of the fair', '会期中毎日有効', '전시 기간 매일 유효']
const ONE_DAY: Text = [
  '任选一天，当天可多次进出',
  'Any one day, in and out at will',
  '任意の1日、再入場可',
  '원하는 하루, 재입장 가능',
]
const SHUTTLE: Text = ['地铁站接驳车', 'Shuttle from the metro', '地下鉄駅からのシャトルバス', '지하철역 셔틀버스']
const CATALOGUE: Text = ['电子会刊', 'Digital catalogue', '電子カタログ', '전자 카탈로그']
const LOUNGE: Text = ['采购商休息室', 'Buyers’ lounge', 'バイヤーズラウンジ', '바이어 라운지']

const WHOLE_FAIR = [{ first: 0 }, { last: 0 }] as const
const ALL_TIME = { from: { first: -120 }, to: { last: 0 } }

export const TICKET_PLANS: readonly TicketPlan[] = [
  {
    code: 'visitor',
    name: ['专业观众证', 'Trade visitor pass', '来場登録証', '참관객 출입증'],
    summary: [
      '面向行业观众，免费领取，每人一张。',
      'For trade visitors: free, one for each person.',
      '業界関係者向けの無料入場証です。お一人様1枚まで。',
      '업계 관계자를 위한 무료 출입증입니다. 1인 1매입니다.',
    ],
    way: 'FREE',
    price: 0,
    originalPrice: null,
    capacity: null,
    limit: 1,
    sale: ALL_TIME,
    valid: WHOLE_FAIR,
    benefits: [ALL_HALLS, EVERY_DAY, CATALOGUE],
    gate: NORTH,
    letters: 'VS',
    palette: 'mist',
  },
  {
    code: 'day',
    name: ['单日票', 'One-day ticket', '1日券', '1일권'],
    summary: [
      '任选一天参观，不限展馆。',
      'One day of your choice, all halls.',
      'ご都合のよい1日、全ホールをご覧いただけます。',
      '원하는 하루 동안 전체 전시관을 관람합니다.',
    ],
    way: 'BUY',
    price: 8000,
    originalPrice: null,
    capacity: 500,
    limit: 5,
    sale: ALL_TIME,
    valid: WHOLE_FAIR,
    benefits: [ALL_HALLS, ONE_DAY],
    gate: SOUTH,
    letters: 'DT',
    palette: 'sand',
  },
  {
    code: 'pass',
    name: ['全程通票', 'Full pass', '全日程パス', '전일권'],
    summary: [
      '展期每天入场，含接驳车与电子会刊。',
      'Every day of the fair, with shuttle and catalogue.',
      '会期中毎日入場でき、シャトルバスと電子カタログが付きます。',
      '전시 기간 매일 입장하며 셔틀버스와 전자 카탈로그를 포함합니다.',
    ],
    way: 'BUY',
    price: 20000,
    originalPrice: 26000,
    capacity: 300,
    limit: 5,
    sale: ALL_TIME,
    valid: WHOLE_FAIR,
    benefits: [ALL_HALLS, EVERY_DAY, SHUTTLE, CATALOGUE],
    gate: SOUTH,
    letters: 'FP',
    palette: 'sage',
  },
  {
    code: 'forum',
    name: ['论坛与活动通票', 'Forum and tour pass', 'フォーラム・視察パス', '포럼·투어 패스'],
    summary: [
      '可预约论坛与参观路线，座位有限。',
      'Books forums and tours; seats are limited.',
      'フォーラムと視察ツアーを予約できます。席数に限りがあります。',
      '포럼과 투어를 예약할 수 있습니다. 좌석이 한정되어 있습니다.',
    ],
    way: 'BUY',
    price: 68000,
    originalPrice: null,
    capacity: 60,
    limit: 2,
    sale: ALL_TIME,
    valid: WHOLE_FAIR,
    benefits: [
      ALL_HALLS,
      EVERY_DAY,
      ['任选两场论坛', 'Two forums of your choice', 'フォーラム2件を選択', '포럼 2개 선택'],
      ['一条参观路线', 'One tour', '視察ツアー1件', '투어 1개'],
    ],
    gate: NORTH,
    letters: 'FR',
    palette: 'lagoon',
  },
  {
    code: 'evening',
    name: ['交流晚宴', 'Evening reception', 'レセプション', '환영 만찬'],
    summary: [
      '与展商和主办方共进晚餐，含一人席位。',
      'Dinner with exhibitors and the organiser; one seat.',
      '出展者・主催者との夕食会です。お一人様分のお席をご用意します。',
      '참가업체 및 주최 측과 함께하는 만찬, 1인 좌석입니다.',
    ],
    way: 'BUY',
    price: 38000,
    originalPrice: null,
    capacity: 1,
    limit: 1,
    sale: ALL_TIME,
    valid: [{ first: 1 }, { first: 1 }],
    benefits: [
      ['晚宴席位一个', 'One seat at the dinner', 'ディナー1席', '만찬 좌석 1석'],
      ['名片交换环节', 'Card exchange', '名刺交換の時間', '명함 교환 시간'],
    ],
    gate: CENTRE,
    letters: 'EV',
    palette: 'brick',
  },
  {
    code: 'buyer',
    name: ['特邀采购商证', 'Invited buyer pass', '招待バイヤー証', '초청 바이어 출입증'],
    summary: [
      '面向采购负责人，审核通过后可预约对接会。',
      'For heads of purchasing; once passed it books match-making.',
      '購買責任者向けです。審査後、商談会を予約できます。',
      '구매 책임자 대상입니다. 심사 후 상담회를 예약할 수 있습니다.',
    ],
    way: 'APPLY',
    price: 0,
    originalPrice: null,
    capacity: 100,
    limit: 2,
    sale: ALL_TIME,
    valid: WHOLE_FAIR,
    benefits: [
      ALL_HALLS,
      EVERY_DAY,
      LOUNGE,
      ['买家对接会', 'Match-making sessions', 'バイヤー商談会', '바이어 상담회'],
    ],
    gate: CENTRE,
    letters: 'BY',
    palette: 'ink',
  },
  {
    code: 'group',
    name: ['团体观众证', 'Group pass', '団体入場証', '단체 출입증'],
    summary: [
      '十人及以上的企业或协会团体，需提前申请。',
      'For ten people or more of one company or association; apply ahead.',
      '企業・団体の10名以上のグループ向けです。事前の申請が必要です。',
      '기업·협회의 10인 이상 단체용입니다. 사전 신청이 필요합니다.',
    ],
    way: 'APPLY',
    price: 0,
    originalPrice: null,
    capacity: 400,
    limit: 40,
    sale: ALL_TIME,
    valid: WHOLE_FAIR,
    benefits: [ALL_HALLS, ONE_DAY, ['团体专用通道', 'Group entrance', '団体専用入口', '단체 전용 입구']],
    gate: SOUTH,
    letters: 'GR',
    palette: 'butter',
    fewest: 10,
  },
  {
    code: 'opening',
    name: ['开幕式席位', 'Opening ceremony seat', '開会式座席', '개막식 좌석'],
    summary: [
      '开幕式现场席位，先到先得。',
      'A seat at the opening; first come, first served.',
      '開会式のお席です。先着順となります。',
      '개막식 현장 좌석이며 선착순입니다.',
    ],
    way: 'FREE',
    price: 0,
    originalPrice: null,
    capacity: 0,
    limit: 1,
    sale: ALL_TIME,
    valid: [{ first: 0 }, { first: 0 }],
    benefits: [['开幕式席位一个', 'One seat at the opening', '開会式1席', '개막식 좌석 1석']],
    gate: CENTRE,
    letters: 'OP',
    palette: 'clay',
  },
  {
    code: 'early',
    name: ['早鸟通票', 'Early-bird pass', '早割全日程パス', '얼리버드 전일권'],
    summary: [
      '展前优惠通票，已停止发售。',
      'The full pass at its early price.',
      '早期購入割引の全日程パスです。',
      '사전 구매 할인 전일권입니다.',
    ],
    way: 'BUY',
    price: 12000,
    originalPrice: 26000,
    capacity: 200,
    limit: 5,
    sale: { from: { first: -180 }, to: { first: -60 } },
    valid: WHOLE_FAIR,
    benefits: [ALL_HALLS, EVERY_DAY],
    gate: SOUTH,
    letters: 'EB',
    palette: 'lilac',
  },
  {
    code: 'last-day',
    name: ['闭展日特惠票', 'Last-day ticket', '最終日特別券', '마지막 날 특별권'],
    summary: [
      '闭展日当天发售，仅限当天使用。',
      'Sold on the last day, for the last day.',
      '最終日に発売する当日限りの入場券です。',
      '마지막 날에 판매하며 당일에만 사용합니다.',
    ],
    way: 'BUY',
    price: 4000,
    originalPrice: 8000,
    capacity: 200,
    limit: 5,
    sale: { from: { last: 0 }, to: { last: 0 } },
    valid: [{ last: 0 }, { last: 0 }],
    benefits: [ALL_HALLS],
    gate: SOUTH,
    letters: 'LD',
    palette: 'stone',
  },
  {
    code: 'press',
    name: ['媒体证', 'Press pass', 'プレス証', '프레스 출입증'],
    summary: [
      '仅限已登记为媒体身份的观众领取。',
      'For visitors registered as press.',
      'プレスとして登録された方が対象です。',
      '언론인으로 등록한 참관객만 받을 수 있습니다.',
    ],
    way: 'FREE',
    price: 0,
    originalPrice: null,
    capacity: 80,
    limit: 1,
    sale: ALL_TIME,
    valid: WHOLE_FAIR,
    benefits: [
      ALL_HALLS,
      EVERY_DAY,
      ['新闻中心与无线网络', 'Press centre with Wi-Fi', 'プレスセンターとWi-Fi', '프레스센터와 Wi-Fi'],
    ],
    gate: NORTH,
    letters: 'PR',
    palette: 'pine',
    identity: 'PRESS',
  },
]

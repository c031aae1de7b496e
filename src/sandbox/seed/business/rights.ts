import type { PaletteName } from '../../media/address.ts'
import type { Text } from '../text.ts'

/** A right as levels bring it. Those that are granted ahead are asked for; the others are used by their QR on site. */
export interface RightPlan {
  readonly code: string
  readonly name: Text
  readonly description: Text
  readonly isAskedFor: boolean
  readonly palette: PaletteName
}

export const RIGHT_PLANS: readonly RightPlan[] = [
  {
    code: 'lounge',
    name: ['采购商休息室', 'Buyers’ lounge', 'バイヤーズラウンジ', '바이어 라운지'],
    description: [
      '含茶点与洽谈桌，每次两小时，请提前预约座位。',
      'Tea and a table for two hours; a seat is kept on request.',
      '軽食付きで1回2時間ご利用いただけます。事前に座席をご予約ください。',
      '다과와 상담 테이블을 2시간 이용합니다. 좌석은 미리 신청해 주십시오.',
    ],
    isAskedFor: true,
    palette: 'ink',
  },
  {
    code: 'shuttle',
    name: ['接驳车座位', 'Shuttle seat', 'シャトルバス座席', '셔틀버스 좌석'],
    description: [
      '机场、高铁站与展馆之间单程座位。',
      'One way between airport, railway station and the halls.',
      '空港・高速鉄道駅と会場間の片道座席です。',
      '공항·고속철역과 전시장 사이 편도 좌석입니다.',
    ],
    isAskedFor: true,
    palette: 'sage',
  },
  {
    code: 'interpreter',
    name: ['随行翻译', 'Interpreter', '商談通訳', '수행 통역'],
    description: [
      '中英日韩商务翻译，每次一小时。',
      'An hour of business interpreting between Chinese, English, Japanese and Korean.',
      '日中英韓のビジネス通訳を1回1時間ご利用いただけます。',
      '한·중·영·일 비즈니스 통역을 1회 1시간 제공합니다.',
    ],
    isAskedFor: true,
    palette: 'lagoon',
  },
  {
    code: 'matching',
    name: ['优先对接', 'Priority match-making', '優先商談', '우선 상담'],
    description: [
      '由组委会安排与意向展商的会面。',
      'The organiser arranges a meeting with the exhibitor you name.',
      'ご希望の出展者との面談を事務局が手配します。',
      '희망하는 참가업체와의 미팅을 사무국이 주선합니다.',
    ],
    isAskedFor: true,
    palette: 'clay',
  },
  {
    code: 'storage',
    name: ['行李寄存', 'Luggage storage', '手荷物預かり', '수하물 보관'],
    description: [
      '北厅服务台出示二维码即可寄存。',
      'Show the QR at the service desk in the north hall.',
      '北ホールのサービスデスクでQRコードをご提示ください。',
      '북관 안내데스크에서 QR을 제시해 주십시오.',
    ],
    isAskedFor: false,
    palette: 'stone',
  },
  {
    code: 'wifi',
    name: ['高速无线网络', 'Fast Wi-Fi', '高速Wi-Fi', '고속 Wi-Fi'],
    description: [
      '全馆可用，扫码连接。',
      'In all halls; scan to connect.',
      '全ホールで利用できます。QRコードで接続します。',
      '전체 전시관에서 QR로 접속합니다.',
    ],
    isAskedFor: false,
    palette: 'mist',
  },
]

/** A level of membership (/vip-rights); a quota of null is without limit. Prices in fen. */
export interface LevelPlan {
  readonly code: string
  readonly name: Text
  readonly price: number
  readonly rights: readonly (readonly [code: string, quota: number | null])[]
}

export const LEVEL_PLANS: readonly LevelPlan[] = [
  {
    code: 'silver',
    name: ['银卡会员', 'Silver', 'シルバー会員', '실버 회원'],
    price: 19800,
    rights: [
      ['shuttle', 2],
      ['storage', null],
      ['wifi', null],
    ],
  },
  {
    code: 'gold',
    name: ['金卡会员', 'Gold', 'ゴールド会員', '골드 회원'],
    price: 59800,
    rights: [
      ['lounge', 3],
      ['shuttle', 4],
      ['storage', null],
      ['wifi', null],
    ],
  },
  {
    code: 'diamond',
    name: ['钻石会员', 'Diamond', 'ダイヤモンド会員', '다이아몬드 회원'],
    price: 168000,
    rights: [
      ['lounge', null],
      ['interpreter', 2],
      ['matching', 5],
      ['shuttle', 8],
      ['storage', null],
      ['wifi', null],
    ],
  },
]

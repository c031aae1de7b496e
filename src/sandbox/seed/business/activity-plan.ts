import { ORGANISER } from '../showcase/meetings.ts'
import type { Text } from '../text.ts'
import type { DayOfFair } from './days.ts'

/** An activity at the venue as every exhibition holds it; `src/sandbox/business/activities.ts` puts it on its days. */
export interface ActivityPlan {
  /** Part of its id: 'A2001-award'. */
  readonly code: string
  readonly kind: ActivityKind
  readonly title: Text
  readonly summary: Text
  /** Paragraphs of plain text. */
  readonly content: readonly Text[]
  readonly topic: Topic
  readonly first: DayOfFair
  /** The last day of one that goes over several; else the first. */
  readonly last?: DayOfFair
  readonly from: string
  readonly to: string
  /** Where: the stage or a room of the hall, or a place of its own. */
  readonly place: 'stage' | 'room' | Text
  /** Which of the exhibition's halls, by its number in the list of halls. */
  readonly hall: number
  readonly admission: 'OPEN' | 'APPOINTMENT' | 'TICKET'
  readonly seats: number | null
  /** Seats that others have taken before the sandbox was started. */
  readonly taken: number
  /** The code of the activity that contains it. */
  readonly parent?: string
  readonly agenda: readonly AgendaPlan[]
  readonly cancelled?: boolean
}

type ActivityKind = keyof typeof ACTIVITY_KINDS
export type Topic = keyof typeof TOPICS

export interface AgendaPlan {
  readonly title: Text
  /** Indices of GUESTS. */
  readonly guests: readonly number[]
  /** A lesson rather than an item of the agenda (/ucan). */
  readonly isCourse?: boolean
}

export const ACTIVITY_KINDS = {
  ceremony: ['仪式', 'Ceremony', '式典', '행사'],
  forum: ['论坛', 'Forum', 'フォーラム', '포럼'],
  matching: ['对接会', 'Match-making', '商談会', '상담회'],
  tour: ['参观路线', 'Tour', '視察ツアー', '투어'],
  workshop: ['工作坊', 'Workshop', 'ワークショップ', '워크숍'],
  launch: ['新品发布', 'Product launch', '新製品発表', '신제품 발표'],
  social: ['交流活动', 'Social event', '交流会', '교류 행사'],
} as const satisfies Record<string, Text>

export const TOPICS = {
  sourcing: ['采购与贸易', 'Sourcing and trade', '調達・貿易', '구매·무역'],
  logistics: ['供应链与物流', 'Supply chain', 'サプライチェーン・物流', '공급망·물류'],
  compliance: ['合规与认证', 'Compliance', '規格・認証', '규제·인증'],
  innovation: ['设计与创新', 'Design and innovation', 'デザイン・イノベーション', '디자인·혁신'],
  fair: ['展会活动', 'At the fair', '展示会行事', '전시회 행사'],
} as const satisfies Record<string, Text>

/** What the organiser calls itself. */
export const HOST: Text = ORGANISER

/** Somebody who speaks at activities. The name is drawn for the country it comes from. */
export interface GuestPlan {
  readonly id: string
  readonly country: string
  readonly jobTitle: Text
  readonly company: Text
}

const guest = (id: string, country: string, jobTitle: Text, company: Text): GuestPlan => ({
  id,
  country,
  jobTitle,
  company,
})

export const GUESTS: readonly GuestPlan[] = [
  guest(
    'gs-01',
    'CN',
    ['组委会秘书长', 'Secretary general', '事務局長', '사무총장'],
    ['展会组委会', 'Fair Organising Committee', '展示会実行委員会', '전시회 조직위원회'],
  ),
  guest(
    'gs-02',
    'DE',
    ['采购总监', 'Head of purchasing', '購買本部長', '구매 총괄'],
    ['莱茵百货', 'Rheinhaus Retail', 'ラインハウス百貨店', '라인하우스 리테일'],
  ),
  guest(
    'gs-03',
    'JP',
    ['商品部部长', 'Merchandise director', '商品部長', '상품부장'],
    ['明和商事', 'Meiwa Trading', '明和商事', '메이와상사'],
  ),
  guest(
    'gs-04',
    'KR',
    ['全球采购负责人', 'Global sourcing lead', 'グローバル調達責任者', '글로벌 소싱 책임자'],
    ['汉江流通', 'Hangang Distribution', '漢江流通', '한강유통'],
  ),
  guest(
    'gs-05',
    'CN',
    ['关务顾问', 'Customs adviser', '通関アドバイザー', '통관 자문위원'],
    ['东港报关行', 'Donggang Customs Brokers', '東港通関', '둥강관세법인'],
  ),
  guest(
    'gs-06',
    'IT',
    ['设计评审', 'Design juror', 'デザイン審査員', '디자인 심사위원'],
    ['米兰设计工坊', 'Officina Milano', 'オフィチーナ・ミラノ', '오피치나 밀라노'],
  ),
  guest(
    'gs-07',
    'SE',
    ['可持续发展经理', 'Sustainability manager', 'サステナビリティ担当部長', '지속가능경영 팀장'],
    ['北境家居', 'Nordgräns Home', 'ノルドグレンス・ホーム', '노르드그렌스 홈'],
  ),
  guest(
    'gs-08',
    'CN',
    ['港口运营经理', 'Port operations manager', '港湾運営マネージャー', '항만 운영 매니저'],
    ['东港集装箱码头', 'Donggang Container Terminal', '東港コンテナターミナル', '둥강 컨테이너터미널'],
  ),
  guest(
    'gs-09',
    'US',
    ['认证工程师', 'Certification engineer', '認証エンジニア', '인증 엔지니어'],
    ['太平洋检测', 'Pacific Testing', 'パシフィック試験所', '퍼시픽 시험소'],
  ),
  guest(
    'gs-10',
    'JP',
    ['物流企划课长', 'Logistics planning manager', '物流企画課長', '물류기획 과장'],
    ['濑户内海运', 'Setouchi Shipping', '瀬戸内海運', '세토우치해운'],
  ),
]

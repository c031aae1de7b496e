import type { Motif } from '../../../media/address.ts'
import { grouped } from '../../spec.ts'
import type { TagId } from '../../tags.ts'
import type { Text } from '../../text.ts'

/** A project that looks for partners. */
export interface ProjectPlan {
  readonly id: string
  readonly exhibitionId: string
  /** Hours before the moment of the fair at which it was published. */
  readonly age: number
  readonly cooperation: Cooperation
  /** As in the geography tree. */
  readonly regionCode: string
  readonly industryId: string
  /** Who offers it: an exhibitor by its place in the fair, or somebody else by name. */
  readonly owner: number | Text
  readonly tagIds: readonly TagId[]
  readonly motif: Motif
  readonly name: Text
  readonly summary: Text
  readonly content: readonly Text[]
  readonly facts: readonly (readonly [Fact, Text])[]
  readonly papers: readonly Paper[]
}

/** What is sought. */
export const COOPERATIONS = {
  investment: ['投资合作', 'Investment', '投資募集', '투자 유치'],
  jointVenture: ['合资建厂', 'Joint venture', '合弁事業', '합작 투자'],
  procurement: ['项目采购', 'Procurement', '調達案件', '구매 프로젝트'],
  technology: ['技术转让', 'Technology transfer', '技術移転', '기술 이전'],
  development: ['联合开发', 'Joint development', '共同開発', '공동 개발'],
  distribution: ['渠道代理', 'Distribution', '代理店募集', '유통 파트너'],
} as const satisfies Record<string, Text>
type Cooperation = keyof typeof COOPERATIONS

export const FACTS = {
  investment: ['计划投资', 'Planned investment', '投資予定額', '투자 예정액'],
  budget: ['采购预算', 'Budget', '調達予算', '구매 예산'],
  quantity: ['数量', 'Quantity', '数量', '수량'],
  sought: ['寻求', 'Looking for', '募集内容', '모집 내용'],
  site: ['地点', 'Site', '立地', '입지'],
  scale: ['规模', 'Scale', '規模', '규모'],
  period: ['周期', 'Period', '期間', '기간'],
  stage: ['进展', 'Stage', '進捗', '진행 단계'],
  deadline: ['截止时间', 'Closing date', '締切', '마감'],
  payment: ['付款方式', 'Payment', '支払条件', '결제 조건'],
  market: ['目标市场', 'Market', '対象市場', '대상 시장'],
  rights: ['知识产权', 'Intellectual property', '知的財産', '지식재산'],
  support: ['支持条件', 'Support', '支援内容', '지원 조건'],
  standard: ['执行标准', 'Standards', '適用規格', '적용 표준'],
} as const satisfies Record<string, Text>
type Fact = keyof typeof FACTS

/** The papers of a project, each a PDF of so many kilobytes. */
export const PAPERS = {
  brief: [['项目说明书', 'Project brief', 'プロジェクト概要', '프로젝트 개요서'], 1840],
  specification: [['技术要求', 'Technical specification', '技術仕様書', '기술 요구서'], 960],
  template: [['报价模板', 'Quotation form', '見積書様式', '견적 양식'], 420],
  plan: [['场地平面图', 'Site plan', '敷地平面図', '부지 평면도'], 3260],
} as const satisfies Record<string, readonly [Text, kilobytes: number]>
export type Paper = keyof typeof PAPERS

/** "1.2 亿元", "CNY 120 million", "1億2,000万元", "1억 2,000만 위안". */
export function yuan(millions: number): Text {
  const hundreds = Math.floor(millions / 100)
  const rest = (millions % 100) * 100
  const some = rest > 0
  return [
    hundreds > 0 ? `${millions / 100} 亿元` : `${grouped(rest)} 万元`,
    `CNY ${millions} million`,
    `${hundreds > 0 ? `${hundreds}億` : ''}${some ? `${grouped(rest)}万` : ''}元`,
    `${hundreds > 0 ? `${hundreds}억${some ? ' ' : ''}` : ''}${some ? `${grouped(rest)}만` : ''} 위안`,
  ]
}

/** "800 万欧元", "EUR 8 million", "800万ユーロ", "800만 유로". */
export const euros = (millions: number): Text => foreign(millions, ['欧元', 'EUR', 'ユーロ', '유로'])
export const dollars = (millions: number): Text => foreign(millions, ['美元', 'USD', 'ドル', '달러'])

function foreign(millions: number, [zh, en, ja, ko]: Text): Text {
  const tenThousands = grouped(Math.round(millions * 100))
  return [`${tenThousands} 万${zh}`, `${en} ${millions} million`, `${tenThousands}万${ja}`, `${tenThousands}만 ${ko}`]
}

/** Offers that are answered until some days after the fair. */
export const afterFair = (days: number): Text => [
  `展会闭幕后 ${days} 天`,
  `${days} days after the fair`,
  `閉幕後${days}日`,
  `폐막 후 ${days}일`,
]

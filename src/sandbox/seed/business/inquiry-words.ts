import type { Text } from '../text.ts'

/** What buyers write; {category} is the name of a product category. */
export const ASKS: readonly (readonly [title: Text, content: Text])[] = [
  [
    ['求购：{category}', 'Wanted: {category}', '調達希望：{category}', '구매 희망: {category}'],
    [
      '我们为连锁门店采购，需要稳定的月度供货。请提供规格书、包装方式与阶梯报价，并说明质检标准。',
      'We buy for a chain of shops and need a steady monthly supply. Please send the specification, how it is packed, prices by quantity, and how you inspect.',
      'チェーン店向けに毎月安定した供給を希望しています。仕様書、梱包方法、数量別の価格、検査基準をお知らせください。',
      '체인 매장용으로 매달 안정적인 공급이 필요합니다. 사양서와 포장 방식, 수량별 단가, 검사 기준을 알려 주십시오.',
    ],
  ],
  [
    [
      '{category}年度合作询价',
      '{category}: prices for a yearly contract',
      '{category}：年間契約の見積依頼',
      '{category} 연간 계약 견적 요청',
    ],
    [
      '计划签订全年框架合同，首批作为试单。希望了解交期、付款方式以及是否支持我方品牌包装。',
      'We plan a contract for the year; the first lot is a trial. Tell us the lead time, the terms of payment, and whether you pack under our brand.',
      '年間契約を予定しており、初回は試験発注です。納期、支払条件、当社ブランドでの梱包が可能かをお知らせください。',
      '연간 계약을 계획하고 있으며 첫 물량은 시험 주문입니다. 납기와 결제 조건, 당사 브랜드 포장 가능 여부를 알려 주십시오.',
    ],
  ],
  [
    [
      '{category}：小批量打样',
      '{category}: samples and a small lot',
      '{category}：サンプルと小ロット',
      '{category}: 샘플 및 소량 주문',
    ],
    [
      '先要三款样品用于选品会，确认后下小批量订单。样品费与运费由我方承担，请告知最快寄出时间。',
      'We would like three samples for our selection, then a small lot. We pay for samples and freight; how soon can you send them?',
      '選定会用にサンプルを3点希望します。確認後、小ロットで発注します。費用は当社負担です。最短の発送日をお知らせください。',
      '상품 선정회용 샘플 3종을 먼저 받고 확인 후 소량 주문하려 합니다. 샘플비와 운임은 당사가 부담합니다. 가장 빠른 발송일을 알려 주십시오.',
    ],
  ],
  [
    [
      '{category}：工程项目用',
      '{category} for a building project',
      '{category}：施工案件向け',
      '{category}: 시공 프로젝트용',
    ],
    [
      '用于在建项目，需符合当地标准并提供检测报告。请报含税到港价，并附上同类项目案例。',
      'It is for a project under construction and has to meet the local standard, with test reports. Please quote delivered to port and name projects like it.',
      '建設中の案件で使用します。現地規格への適合と試験成績書が必要です。港渡し価格と類似の実績をお知らせください。',
      '시공 중인 프로젝트에 사용하며 현지 규격 적합과 시험성적서가 필요합니다. 항구 도착 가격과 유사 실적을 알려 주십시오.',
    ],
  ],
]

/** Buyers of the hall, with where their goods go. */
export const BUYERS: readonly (readonly [name: Text, destination: string])[] = [
  [['莱茵百货', 'Rheinhaus Retail GmbH', 'ラインハウス百貨店', '라인하우스 리테일'], 'DE'],
  [['明和商事', 'Meiwa Trading', '明和商事', '메이와상사'], 'JP'],
  [['汉江流通', 'Hangang Distribution', '漢江流通', '한강유통'], 'KR'],
  [['北境家居', 'Nordgräns Home AB', 'ノルドグレンス・ホーム', '노르드그렌스 홈'], 'SE'],
  [['湾区采购联盟', 'Bay Area Buying Group', '湾岸共同購買', '베이에어리어 공동구매'], 'CN-GD'],
  [['太平洋进口', 'Pacific Imports Inc.', 'パシフィック・インポーツ', '퍼시픽 임포츠'], 'US'],
  [['安第斯贸易', 'Andes Comercial', 'アンデス商会', '안데스 무역'], 'BR'],
  [['海峡建材', 'Straits Building Supplies', 'ストレイツ建材', '스트레이츠 건재'], 'SG'],
]

/** In what industries' goods are counted, how many are usually asked for, and what one costs, in US cents. */
export interface Goods {
  readonly unit: string
  readonly quantities: readonly number[]
  readonly cents: readonly [least: number, most: number]
}

const PARTS: Goods = { unit: 'PIECE', quantities: [200, 500, 800, 1200, 3000], cents: [300, 9000] }
const MACHINES: Goods = { unit: 'UNIT', quantities: [1, 2, 3, 5, 8, 12], cents: [1_800_000, 14_000_000] }

/** By the id of the industry, which its categories begin with. */
const GOODS: Readonly<Record<string, Goods>> = {
  machine: MACHINES,
  robot: { unit: 'UNIT', quantities: [2, 4, 6, 10, 20], cents: [900_000, 6_000_000] },
  hardware: { unit: 'PIECE', quantities: [2000, 5000, 10_000, 30_000], cents: [40, 2600] },
  energy: { unit: 'SET', quantities: [20, 50, 100, 300], cents: [40_000, 900_000] },
  drone: { unit: 'UNIT', quantities: [2, 5, 10, 20], cents: [300_000, 4_000_000] },
  medical: { unit: 'UNIT', quantities: [5, 10, 20, 50], cents: [120_000, 2_500_000] },
  textile: { unit: 'METRE', quantities: [1500, 3000, 6000, 12_000], cents: [180, 1500] },
  trims: { unit: 'ROLL', quantities: [300, 800, 2000], cents: [120, 2400] },
  luggage: { unit: 'PIECE', quantities: [300, 600, 1500, 3000], cents: [900, 8500] },
  ceramics: { unit: 'SET', quantities: [200, 500, 1200], cents: [600, 5200] },
  furniture: { unit: 'PIECE', quantities: [40, 80, 150, 300], cents: [4500, 62_000] },
  lighting: { unit: 'PIECE', quantities: [150, 300, 800, 2000], cents: [900, 16_000] },
  food: { unit: 'CARTON', quantities: [100, 300, 800, 2000], cents: [1200, 9000] },
  electronics: { unit: 'PIECE', quantities: [500, 1000, 3000, 8000], cents: [700, 15_000] },
  optics: { unit: 'UNIT', quantities: [20, 50, 120, 300], cents: [9000, 240_000] },
  toys: { unit: 'CARTON', quantities: [80, 200, 500], cents: [2400, 15_000] },
  stone: { unit: 'SQUARE_METRE', quantities: [400, 1200, 3000, 8000], cents: [1800, 14_000] },
}

/** What a category's goods are; parts in the hundreds for an industry that the table does not have. */
export function goodsOf(categoryId: string): Goods {
  return GOODS[categoryId.split('-')[0] ?? ''] ?? PARTS
}

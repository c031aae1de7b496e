import { drawOf, drawSome } from '../draw.ts'
import type { ExhibitorRow } from '../exhibitors.ts'
import { placeInSentence } from '../regions.ts'
import { escaped, fill } from '../template.ts'
import type { Column, Text } from '../text.ts'
import { enumerate, spaced, uncapitalised } from '../text.ts'

const SUMMARIES: readonly Text[] = [
  [
    '{who}创立于 {year} 年，位于{place}，主营{kinds}。',
    'Founded in {year} in {place}, {who} makes {kinds}.',
    '{who}は{year}年創業。{place}に拠点を置き、{kinds}を手がけています。',
    '{who:은} {year}년 {place}에서 설립되어 {kinds} 분야 제품을 만들고 있습니다.',
  ],
  [
    '{who}自 {year} 年起专注{kinds}，总部设在{place}，产品销往多个国家和地区。',
    '{who} has specialised in {kinds} since {year}. It is based in {place} and supplies customers in many countries.',
    '{who}は{year}年から{kinds}を専門とし、{place}から世界各国へ製品を届けています。',
    '{who:은} {year}년부터 {kinds}에 집중해 왔으며, {place}에 본사를 두고 여러 나라에 공급합니다.',
  ],
  [
    '来自{place}的{who}，{year} 年成立，从设计到量产均在自有工厂完成，产品涵盖{kinds}。',
    '{who} of {place}, established in {year}, designs and builds in its own works: {kinds}.',
    '{place}の{who}は{year}年設立。設計から量産まで自社工場で行い、{kinds}をそろえています。',
    '{place}의 {who:은} {year}년에 설립되었으며, 설계부터 양산까지 자체 공장에서 진행합니다. 주요 품목은 {kinds}입니다.',
  ],
]

const ABOUT: readonly Text[] = [
  [
    '工厂设有独立的检测实验室，来料、过程与出货三道检验均有记录，可随订单提供检验报告。',
    'The works has a laboratory of its own. Incoming, in-process and final inspections are recorded, and reports come with each order.',
    '工場には独立した試験室があり、受入・工程・出荷の三段階で検査を記録しています。検査成績書はご注文ごとにお渡しします。',
    '공장에 독립된 시험실을 두고 입고·공정·출하 세 단계의 검사를 기록하며, 주문마다 검사 보고서를 제공합니다.',
  ],
  [
    '研发团队与生产线同处一个厂区，样品从确认图纸到寄出通常不超过两周。',
    'Development and production share one site, so samples usually leave within two weeks of an approved drawing.',
    '開発と生産が同じ敷地にあるため、図面の確定から通常2週間以内にサンプルを発送できます。',
    '개발과 생산이 한 부지에 있어 도면 확정 후 보통 2주 안에 샘플을 보냅니다.',
  ],
  [
    '公司在主要市场设有服务点，备件常备库存，工作日内一天答复技术问题。',
    'Service points in the main markets keep spare parts in stock, and technical questions are answered within one working day.',
    '主要市場にサービス拠点を置き、補修部品を常備しています。技術的なお問い合わせには1営業日以内に回答します。',
    '주요 시장에 서비스 거점을 두고 예비 부품을 상시 보유하며, 기술 문의에는 영업일 기준 하루 안에 답합니다.',
  ],
  [
    '原材料可追溯到批次，厂房屋顶的光伏满足约三成用电。',
    'Materials are traceable to their batch, and solar panels on the roof cover about a third of the electricity.',
    '原材料はロット単位で追跡でき、工場の屋根の太陽光発電が電力の約3割をまかないます。',
    '원자재는 로트 단위로 추적할 수 있으며, 공장 지붕의 태양광이 전력의 약 30%를 담당합니다.',
  ],
  [
    '小批量试单与整柜订单使用同一条生产线和同一套标准。',
    'Trial orders and full containers run on the same line to the same standard.',
    '試験注文もコンテナ単位の注文も、同じ生産ライン、同じ基準で製造します。',
    '소량 시험 주문과 컨테이너 주문을 같은 라인, 같은 기준으로 생산합니다.',
  ],
]

const AT_THE_FAIR: readonly Text[] = [
  [
    '展会期间，{who}在 {hall} 馆 {stand} 展位接待来访，也可在线预约洽谈。',
    'At the fair {who} welcomes visitors at stand {stand} in hall {hall}. Meetings can be booked online as well.',
    '会期中、{who}は{hall}館の小間{stand}でお待ちしています。商談はオンラインでも予約いただけます。',
    '전시 기간 {who:은} {hall}관 {stand} 부스에서 방문객을 맞이합니다. 온라인으로도 상담을 예약할 수 있습니다.',
  ],
  [
    '欢迎到 {hall} 馆 {stand} 展位看样。带图纸来的买家，当天可以得到初步报价。',
    'Samples can be seen at stand {stand} in hall {hall}. Buyers who bring a drawing get a first quotation the same day.',
    '{hall}館の小間{stand}でサンプルをご覧いただけます。図面をお持ちの方には当日中に概算をお出しします。',
    '{hall}관 {stand} 부스에서 샘플을 볼 수 있습니다. 도면을 가져오시면 당일 안에 1차 견적을 드립니다.',
  ],
]

function lookup(exhibitor: ExhibitorRow, column: Column) {
  const { company, family, foundedYear, hall, stand, key } = exhibitor
  const kinds = drawSome(family.kinds, 3, key, 70).map(({ name }) => name[column])
  const values: Readonly<Record<string, string>> = {
    who: company.name[column],
    year: String(foundedYear),
    place: placeInSentence(company.town)[column],
    kinds: enumerate(column === 1 ? kinds.map(uncapitalised) : kinds, column),
    hall,
    stand,
  }
  return (name: string) => values[name] ?? ''
}

/** One paragraph of plain text. */
export function companySummary(exhibitor: ExhibitorRow, column: Column): string {
  return spaced(fill(drawOf(SUMMARIES, exhibitor.key, 80)[column], lookup(exhibitor, column)), column)
}

/** Two paragraphs of the platform's HTML. */
export function companyIntroduction(exhibitor: ExhibitorRow, column: Column): string {
  const { key } = exhibitor
  const look = lookup(exhibitor, column)
  const about = drawSome(ABOUT, 2, key, 81).map((text) => fill(text[column], look))
  const glue = column === 1 || column === 3 ? ' ' : ''
  const first = [companySummary(exhibitor, column), ...about].join(glue)
  return `<p>${escaped(first)}</p><p>${escaped(spaced(fill(drawOf(AT_THE_FAIR, key, 82)[column], look), column))}</p>`
}

import type { Text } from '../text.ts'

/** Sentences that fit any exhibit. */

export const SUMMARIES: readonly Text[] = [
  [
    '{who}推出的{noun}，{first}，{second}，展会期间可在展位看样。',
    'A {noun} by {who}: {first}, {second}. Samples are on the stand during the fair.',
    '{who}の{noun}です。{first}、{second}。会期中は小間で実物をご覧いただけます。',
    '{who}의 {noun}입니다. {first}, {second}. 전시 기간 부스에서 실물을 볼 수 있습니다.',
  ],
]

export const OPENING: readonly Text[] = [
  [
    '这款{noun}由{who}自主设计并在{place}的工厂生产，{first}，{second}。',
    'This {noun} is designed by {who} and built in its works in {place}: {first}, {second}.',
    'この{noun}は{who}が自社で設計し、{place}の工場で生産しています。{first}、{second}です。',
    '이 {noun:은} {who:이} 직접 설계해 {place} 공장에서 생산합니다. {first}, {second}입니다.',
  ],
]

export const HEADINGS: readonly Text[] = [
  ['主要特点', 'What sets it apart', '主な特長', '주요 특징'],
  ['为什么选它', 'Why buyers choose it', '選ばれる理由', '선택하는 이유'],
  ['设计要点', 'Design points', '設計のポイント', '설계 포인트'],
]

export const POINTS: readonly Text[] = [
  [
    '关键参数出厂前逐件检测，报告随货提供。',
    'Key figures are measured on every piece, and the report ships with the goods.',
    '主要な数値は出荷前に全数検査し、成績書を添付します。',
    '주요 수치는 출고 전 전수 검사하며 보고서를 함께 제공합니다.',
  ],
  [
    '颜色、尺寸与包装可按订单定制。',
    'Colour, size and packing can follow the order.',
    '色、寸法、梱包はご注文に合わせて変更できます。',
    '색상, 치수, 포장을 주문에 맞게 바꿀 수 있습니다.',
  ],
  [
    '常用配件备有库存，七天内可发出样品。',
    'Common parts are in stock, and samples leave within seven days.',
    '主要部品は在庫があり、サンプルは7日以内に発送します。',
    '주요 부품은 재고가 있어 샘플을 7일 안에 보냅니다.',
  ],
  [
    '说明书、标签与技术文件提供中、英、日、韩四种语言。',
    'Manuals, labels and technical files come in Chinese, English, Japanese and Korean.',
    '説明書、ラベル、技術資料は中国語・英語・日本語・韓国語を用意しています。',
    '설명서, 라벨, 기술 문서를 중국어, 영어, 일본어, 한국어로 제공합니다.',
  ],
]

export const CLOSING: readonly Text[] = [
  [
    '供货周期 {lead}。展会期间提交询盘的买家，可获得到岸报价与样品安排。',
    'The lead time is {lead}. Buyers who send an inquiry during the fair get a landed price and a sample schedule.',
    '納期は{lead}です。会期中にお問い合わせいただいた方には、着地価格とサンプルの日程をご案内します。',
    '납기는 {lead}입니다. 전시 기간에 문의하시면 도착 가격과 샘플 일정을 안내해 드립니다.',
  ],
  [
    '展位 {stand} 每天安排讲解，线上也可预约一对一洽谈。供货周期 {lead}。',
    'It is explained every day at stand {stand}, and meetings one to one can be booked online. The lead time is {lead}.',
    '小間{stand}では毎日説明の時間を設けています。オンラインの個別商談も予約できます。納期は{lead}です。',
    '{stand} 부스에서 매일 설명을 진행하며 온라인 일대일 상담도 예약할 수 있습니다. 납기는 {lead}입니다.',
  ],
  [
    '首批订单支持第三方验货，付款方式可协商。常规供货周期 {lead}。',
    'First orders may be inspected by a third party, and payment terms are open to discussion. The usual lead time is {lead}.',
    '初回のご注文は第三者検査に対応し、お支払条件もご相談いただけます。通常納期は{lead}です。',
    '첫 주문은 제3자 검품을 지원하며 결제 조건을 협의할 수 있습니다. 통상 납기는 {lead}입니다.',
  ],
]

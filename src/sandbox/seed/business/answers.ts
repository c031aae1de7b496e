import type { Text } from '../text.ts'

/*
 * What exhibitors write to an inquiry: one sentence out of each table, with {exhibitor}, {days} and {title} filled in.
 */

export const OPENINGS: readonly Text[] = [
  [
    '感谢您的询价“{title}”。',
    'Thank you for your inquiry “{title}”.',
    '「{title}」のお問い合わせをいただき、ありがとうございます。',
    '‘{title}’ 문의에 감사드립니다.',
  ],
  [
    '我们是{exhibitor}，已收到您的需求“{title}”。',
    'We at {exhibitor} have read your inquiry “{title}”.',
    '{exhibitor}です。「{title}」の件、拝見しました。',
    '{exhibitor}입니다. ‘{title}’ 건을 확인했습니다.',
  ],
  [
    '很高兴收到您的来信，附上我们对“{title}”的报价。',
    'We are pleased to quote for “{title}”.',
    '「{title}」につきまして、下記のとおりお見積もりいたします。',
    '‘{title}’에 대해 아래와 같이 견적을 드립니다.',
  ],
]

export const OFFERS: readonly Text[] = [
  [
    '该产品有现货，打样三天内可寄出。',
    'It is in stock; a sample leaves within three days.',
    '在庫がございます。サンプルは3日以内に発送できます。',
    '재고가 있으며 샘플은 3일 이내에 발송합니다.',
  ],
  [
    '可按您的图纸和包装要求定制，首单含免费打样。',
    'We make it to your drawing and packing; sampling is free with the first order.',
    '図面や梱包のご指定に対応します。初回は試作が無料です。',
    '도면과 포장 사양에 맞춰 제작하며 첫 주문은 샘플이 무료입니다.',
  ],
  [
    '此款已通过相关认证，检测报告可随货提供。',
    'It is certified for your market; test reports come with the goods.',
    '認証を取得しており、試験成績書を添付できます。',
    '인증을 받은 제품이며 시험성적서를 함께 제공합니다.',
  ],
  [
    '产线近期有空档，排产可优先安排。',
    'Our line has room just now, so your order would go first.',
    '生産枠に余裕があり、優先して対応できます。',
    '생산 라인에 여유가 있어 우선 생산할 수 있습니다.',
  ],
]

export const TERMS: readonly Text[] = [
  [
    '交期约 {days} 天，三成订金，见提单副本付余款。',
    'Lead time is about {days} days; 30% in advance, the rest against a copy of the bill of lading.',
    '納期は約{days}日です。前金30%、残金は船荷証券の写しと引き換えにてお願いします。',
    '납기는 약 {days}일이며 선금 30%, 잔금은 선하증권 사본 확인 후 지급 조건입니다.',
  ],
  [
    '{days} 天内可出货，数量较大时价格可再谈。',
    'We ship within {days} days, and the price can be talked about for larger numbers.',
    '{days}日以内に出荷可能です。数量により価格をご相談させていただきます。',
    '{days}일 이내 출고가 가능하며 수량에 따라 가격을 조정할 수 있습니다.',
  ],
  [
    '首单交期 {days} 天，返单可缩短一周。',
    'The first order takes {days} days, later ones a week less.',
    '初回の納期は{days}日、リピートは1週間短縮できます。',
    '첫 주문은 {days}일, 재주문은 일주일 단축됩니다.',
  ],
]

export const CLOSINGS: readonly Text[] = [
  [
    '欢迎到展位面谈，或直接在线沟通。',
    'Come and see us at our stand, or chat with us here.',
    'ぜひブースにお越しください。チャットでもご相談いただけます。',
    '부스로 방문해 주시거나 채팅으로 문의해 주십시오.',
  ],
  [
    '如需样品或工厂资料，请随时告知。',
    'Tell us if you would like a sample or our factory profile.',
    'サンプルや工場資料をご希望の際はお知らせください。',
    '샘플이나 공장 자료가 필요하시면 알려 주십시오.',
  ],
  [
    '期待与您合作。',
    'We look forward to working with you.',
    'お取引を楽しみにしております。',
    '거래를 기대하겠습니다.',
  ],
]

/** Instead of a price, where the exhibitor wants to know more first. */
export const ASKING: Text = [
  '为准确报价，请补充规格或使用场景。',
  'To quote exactly we would like to know the specification or what it is for.',
  '正確なお見積もりのため、仕様や用途をお知らせください。',
  '정확한 견적을 위해 사양이나 용도를 알려 주십시오.',
]

/** Ports from which goods leave, by the country of the exhibitor; other countries sell from the works. */
export const PORTS: Readonly<Record<string, string>> = {
  CN: 'Ningbo',
  JP: 'Nagoya',
  KR: 'Busan',
  DE: 'Hamburg',
  IT: 'Genoa',
  NL: 'Rotterdam',
  VN: 'Haiphong',
  TH: 'Laem Chabang',
  IN: 'Nhava Sheva',
  US: 'Savannah',
}

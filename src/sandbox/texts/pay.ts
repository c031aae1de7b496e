import type { Text } from '../seed/text.ts'

/** The sandbox's own pay page. In the order of LANGUAGES: zh, en, ja, ko. */
export const payTexts = {
  payTitle: ['支付订单', 'Pay your order', 'ご注文のお支払い', '주문 결제'],
  paySandbox: [
    '这是演示平台的收银台，不会发生真实扣款。',
    'This is the demo platform’s pay page: no money moves.',
    'デモ環境の決済ページです。実際の請求は発生しません。',
    '데모 플랫폼의 결제 페이지입니다. 실제로 결제되지 않습니다.',
  ],
  payNumber: ['订单号', 'Order', '注文番号', '주문 번호'],
  payTotal: ['合计', 'Total', '小計', '합계'],
  payDiscount: ['优惠', 'Discount', '割引', '할인'],
  payPayable: ['应付', 'To pay', 'お支払い金額', '결제 금액'],
  payBefore: [
    '请在 {time} 前完成支付',
    'Please pay by {time}',
    '{time} までにお支払いください',
    '{time}까지 결제해 주십시오',
  ],
  payHow: ['支付方式', 'How to pay', 'お支払い方法', '결제 수단'],
  payNow: ['支付 {amount}', 'Pay {amount}', '{amount} を支払う', '{amount} 결제'],
  payLeave: ['暂不支付，返回', 'Leave without paying', '支払わずに戻る', '결제하지 않고 돌아가기'],
  payReturn: ['返回订单', 'Back to the order', '注文に戻る', '주문으로 돌아가기'],
  payCard: ['银行卡（尾号 {digits}）', 'Card ending in {digits}', 'カード（下4桁 {digits}）', '카드(끝자리 {digits})'],
  payWallet: ['电子钱包', 'Digital wallet', '電子ウォレット', '전자지갑'],
  payTransfer: ['银行转账', 'Bank transfer', '銀行振込', '계좌이체'],
  payHintPAID: ['立即到账', 'Goes through at once', 'すぐに完了します', '즉시 완료됩니다'],
  payHintPENDING: [
    '约两分钟后到账',
    'Arrives after about two minutes',
    '約2分後に入金されます',
    '약 2분 후 입금됩니다',
  ],
  payHintFAILED: ['将被拒绝', 'Will be refused', '拒否されます', '거절됩니다'],
  payDeclined: [
    '发卡行拒绝了此次支付',
    'The card was declined by its bank',
    'カード会社により承認されませんでした',
    '카드사에서 승인을 거절했습니다',
  ],
  payFunds: [
    '卡内余额不足',
    'There is not enough money on the card',
    'カードの残高が不足しています',
    '카드 잔액이 부족합니다',
  ],
  payDonePAID: ['支付已完成。', 'The order is paid.', 'お支払いが完了しました。', '결제가 완료되었습니다.'],
  payDonePENDING: [
    '已收到转账申请，到账后订单自动更新。',
    'The transfer is on its way; the order follows when it arrives.',
    '振込を受け付けました。入金後に注文が更新されます。',
    '이체 요청을 접수했습니다. 입금되면 주문이 갱신됩니다.',
  ],
  payDoneTWICE: [
    '该订单此前已支付，重复支付的款项已原路退回。',
    'The order had been paid before; what was paid again has been returned.',
    'この注文は支払い済みです。重複した金額は返金しました。',
    '이미 결제된 주문입니다. 중복 결제 금액은 환불했습니다.',
  ],
  payDoneLATE: [
    '订单已关闭，未扣款。',
    'The order is closed; nothing was charged.',
    '注文は締め切られました。請求は発生していません。',
    '주문이 마감되었습니다. 청구되지 않았습니다.',
  ],
  payUnknown: [
    '没有这笔支付。请从订单页面重新进入。',
    'There is no such payment. Please start again from the order.',
    '該当する決済がありません。注文画面からやり直してください。',
    '해당 결제가 없습니다. 주문 화면에서 다시 시작해 주십시오.',
  ],
} as const satisfies Record<string, Text>

/**
 * Words that the sandbox's check of texts refuses, as such checks do: forgeries, gambling, and payment past the
 * platform. Lower case, compatibility forms composed.
 */
export const REFUSED_WORDS: readonly string[] = [
  '高仿',
  '假货',
  '代开发票',
  '刷单',
  '私下转账',
  '赌博',
  'counterfeit',
  'replica watches',
  'fake invoice',
  'online casino',
  'pay to my private account',
  '偽ブランド',
  'コピー商品',
  '架空請求書',
  '裏口座',
  'オンラインカジノ',
  '짝퉁',
  '위조품',
  '허위 세금계산서',
  '개인 계좌로 송금',
  '도박',
]

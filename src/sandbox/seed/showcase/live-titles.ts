import type { Text } from '../text.ts'

/* Titles of the streams that fill the programme; {name} is one of the exhibitor's exhibits. */

/** While the halls are open, from the stand. */
export const AT_THE_STAND: readonly Text[] = [
  ['边测边讲：{name}', 'On the test bench: {name}', '測りながら解説：{name}', '측정하며 설명합니다: {name}'],
  ['怎样选型：{name}', 'How to choose: {name}', '失敗しない選び方：{name}', '이렇게 고릅니다: {name}'],
  [
    '您问我答：{name}',
    'Your questions answered: {name}',
    'ご質問にお答えします：{name}',
    '질문에 답해 드립니다: {name}',
  ],
  ['逐项看参数：{name}', 'Figure by figure: {name}', '仕様を一つずつ：{name}', '사양을 하나씩: {name}'],
  ['样品近看：{name}', 'A close look: {name}', 'サンプルを間近で：{name}', '샘플 가까이 보기: {name}'],
]

/** When they are closed, from home, where it is day. */
export const AT_HOME: readonly Text[] = [
  ['走进车间：{name}', 'From the shop floor: {name}', '製造の現場から：{name}', '생산 현장에서: {name}'],
  [
    '从原料到出厂：{name}',
    'From raw material to dispatch: {name}',
    '原料から出荷まで：{name}',
    '원료에서 출고까지: {name}',
  ],
  [
    '出厂检验全程：{name}',
    'Final inspection, step by step: {name}',
    '出荷検査の全工程：{name}',
    '출고 검사 전 과정: {name}',
  ],
  ['研发团队在线：{name}', 'With the developers: {name}', '開発チームが語る：{name}', '개발팀과 함께: {name}'],
]

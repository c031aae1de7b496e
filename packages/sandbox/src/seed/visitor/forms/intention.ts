import type { Branch, Choice } from '../../../forms/fields.ts'
import { cascade, checkbox, date, group, number, phone, radio, select, text } from '../../../forms/fields.ts'
import type { FormPlan, SectionPlan } from '../../../forms/plan.ts'
import type { Text } from '../../text.ts'
import { YES_NO } from './person.ts'

const BUDGETS: readonly Choice[] = [
  ['small', ['10 万元以下', 'Up to 100,000 CNY', '10 万元未満', '10만 위안 미만']],
  ['medium', ['10–100 万元', '100,000–1,000,000 CNY', '10～100 万元', '10만~100만 위안']],
  ['large', ['100 万元以上', 'Over 1,000,000 CNY', '100 万元以上', '100만 위안 이상']],
]

const TERMS: readonly Branch[] = [
  [
    'sea',
    ['海运', 'By sea', '海上輸送', '해상 운송'],
    [
      ['fob', ['FOB', 'FOB', 'FOB', 'FOB']],
      ['cif', ['CIF', 'CIF', 'CIF', 'CIF']],
    ],
  ],
  [
    'any',
    ['任何运输方式', 'Any means', '輸送手段を問わない', '모든 운송 수단'],
    [
      ['exw', ['EXW', 'EXW', 'EXW', 'EXW']],
      ['ddp', ['DDP', 'DDP', 'DDP', 'DDP']],
    ],
  ],
]

const INTERPRETERS: readonly Choice[] = [
  ['zh', ['中文', 'Chinese', '中国語', '중국어']],
  ['en', ['英语', 'English', '英語', '영어']],
  ['ja', ['日语', 'Japanese', '日本語', '일본어']],
  ['ko', ['韩语', 'Korean', '韓国語', '한국어']],
]

const SERVICES: readonly Choice[] = [
  ['matching', ['采购对接会', 'Business matching', '商談マッチング', '비즈니스 매칭']],
  ['factory', ['工厂考察', 'Factory visits', '工場見学', '공장 방문']],
  ['logistics', ['物流咨询', 'Advice on logistics', '物流の相談', '물류 상담']],
  ['hotel', ['酒店预订', 'Hotel booking', 'ホテルの手配', '호텔 예약']],
]

const wishes: SectionPlan = {
  sectionId: 'wishes',
  title: ['采购意向', 'What you are looking for', '調達ニーズ', '구매 의향'],
  fields: [
    cascade('categories', ['感兴趣的品类', 'Categories', '関心のある分類', '관심 분류'], 'CATEGORY', {
      required: true,
      multiple: true,
      max: 5,
    }),
    cascade('origins', ['希望的产地', 'Preferred origin', '希望する産地', '희망 원산지'], 'GEOGRAPHY', {
      multiple: true,
      depth: 2,
      max: 5,
    }),
    number('quantity', ['预计数量', 'Expected quantity', '予定数量', '예상 수량'], {
      min: 1,
      max: 10_000_000,
      step: 1,
      unit: ['件', 'pieces', '個', '개'],
    }),
    select('budget', ['预算', 'Budget', '予算', '예산'], BUDGETS),
    cascade('terms', ['贸易条款', 'Terms of trade', '貿易条件', '거래 조건'], 'OPTIONS', {
      tree: TERMS,
      leafOnly: true,
    }),
    checkbox('services', ['需要的服务', 'Services you need', '希望するサービス', '필요한 서비스'], SERVICES, {
      max: 4,
    }),
    text('remark', ['补充说明', 'Anything else', 'その他のご要望', '추가 요청'], { multiline: true, max: 1000 }),
  ],
}

const visit: SectionPlan = {
  sectionId: 'visit',
  title: ['行程安排', 'Your visit', '来場の予定', '방문 일정'],
  fields: [
    date('visitDay', ['到场日期', 'Day of your visit', '来場日', '방문일'], { required: true, atExhibition: true }),
    date('arrival', ['抵达时间（接机用）', 'Arrival, for the transfer', '到着日時（送迎用）', '도착 일시(픽업용)'], {
      precision: 'MINUTE',
    }),
    radio(
      'interpreter',
      ['是否需要翻译', 'Do you need an interpreter?', '通訳は必要ですか', '통역이 필요하십니까?'],
      YES_NO,
      {
        required: true,
      },
    ),
    select('interpreterLanguage', ['翻译语种', 'Language', '通訳の言語', '통역 언어'], INTERPRETERS, {
      required: true,
      visibleWhen: [{ fieldId: 'interpreter', oneOf: ['1'] }],
    }),
    group(
      'companions',
      ['同行人员', 'Who comes with you', '同行者', '동행인'],
      [
        text('companionName', ['姓名', 'Name', '氏名', '이름'], { required: true, max: 64 }),
        phone('companionPhone', ['手机号', 'Mobile phone', '携帯電話', '휴대전화']),
      ],
      { maxRows: 5, help: ['最多 5 人', 'Up to 5', '5 名まで', '최대 5명'] },
    ),
  ],
}

const NAME: Text = ['采购与行程意向', 'Your intentions', '来場目的とご希望', '참관 의향']
const THANKS: Text = ['已保存您的意向', 'Your intentions are saved', 'ご希望を保存しました', '의향을 저장했습니다']

/** The intention forms (Spec 4), both for the audience forms and for the registration's second step. */
export const intentionForm = (formId: string, hasVisit: boolean): FormPlan => ({
  formId,
  formName: NAME,
  access: 'USER',
  thanks: THANKS,
  sections: hasVisit ? [wishes, visit] : [wishes],
})

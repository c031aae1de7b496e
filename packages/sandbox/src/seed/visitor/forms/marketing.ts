import type { Choice } from '../../../forms/fields.ts'
import { agreement, checkbox, email, radio, text } from '../../../forms/fields.ts'
import type { FormPlan } from '../../../forms/plan.ts'
import * as person from './person.ts'

const TOPICS: readonly Choice[] = [
  ['exhibitors', ['新展商与新品', 'New exhibitors and products', '新規出展者・新製品', '신규 참가업체·신제품']],
  ['programme', ['会议与直播', 'Meetings and live streams', '会議・ライブ配信', '회의·라이브']],
  ['travel', ['交通与住宿', 'Travel and hotels', '交通・宿泊', '교통·숙박']],
]

/** A form of /marketing-form and the micro pages: the fair's letter. Open to all. */
export const MARKETING_LETTER: FormPlan = {
  formId: 'MARKETING-LETTER',
  formName: ['订阅展会快讯', 'The fair’s letter', 'メールマガジン登録', '뉴스레터 구독'],
  description: [
    '每月两封，随时可退订。',
    'Two letters a month. Leave at any time.',
    '月 2 回配信。いつでも解除できます。',
    '한 달에 두 번 발송되며 언제든지 해지할 수 있습니다.',
  ],
  access: 'ANYONE',
  submitText: ['订阅', 'Subscribe', '登録する', '구독하기'],
  thanks: [
    '订阅成功，请留意邮箱',
    'You are subscribed. Watch your inbox',
    '登録しました。メールをご確認ください',
    '구독이 완료되었습니다. 이메일을 확인해 주세요',
  ],
  sections: [
    {
      sectionId: 'letter',
      title: ['订阅信息', 'Your subscription', '登録内容', '구독 정보'],
      fields: [
        email('email', ['邮箱', 'Email', 'メールアドレス', '이메일'], { required: true }),
        text('name', ['称呼', 'Your name', 'お名前', '이름'], { max: 64, autocomplete: 'name' }),
        checkbox('topics', ['感兴趣的内容', 'Topics', '関心のある内容', '관심 주제'], TOPICS, {
          required: true,
          min: 1,
        }),
        agreement(
          'privacy',
          [
            '我同意隐私政策',
            'I agree to the privacy policy',
            'プライバシーポリシーに同意します',
            '개인정보 처리방침에 동의합니다',
          ],
          'PRIVACY',
        ),
      ],
    },
  ],
}

/** A survey after the visit: only logged-in users may answer. */
export const MARKETING_SURVEY: FormPlan = {
  formId: 'MARKETING-SURVEY',
  formName: ['参观满意度调查', 'How was your visit?', '来場者アンケート', '참관 만족도 조사'],
  access: 'USER',
  thanks: ['感谢您的反馈', 'Thank you for your answers', 'ご回答ありがとうございました', '응답해 주셔서 감사합니다'],
  sections: [
    {
      sectionId: 'survey',
      title: ['您的评价', 'Your answers', 'ご意見', '응답'],
      fields: [
        radio(
          'satisfaction',
          ['总体满意度', 'Overall', '総合評価', '전반적 만족도'],
          [
            ['5', ['非常满意', 'Very good', 'とても満足', '매우 만족']],
            ['4', ['满意', 'Good', '満足', '만족']],
            ['3', ['一般', 'Fair', '普通', '보통']],
            ['2', ['不满意', 'Poor', '不満', '불만족']],
            ['1', ['非常不满意', 'Very poor', 'とても不満', '매우 불만족']],
          ],
          { required: true },
        ),
        radio(
          'comesAgain',
          ['是否会再次参观', 'Will you come again?', 'また来場しますか', '다시 참관하시겠습니까?'],
          person.YES_NO,
          {
            required: true,
          },
        ),
        text('improve', ['需要改进之处', 'What should be better?', '改善してほしい点', '개선할 점'], {
          multiline: true,
          max: 1000,
          required: true,
          visibleWhen: [{ fieldId: 'satisfaction', oneOf: ['1', '2'] }],
        }),
      ],
    },
  ],
}

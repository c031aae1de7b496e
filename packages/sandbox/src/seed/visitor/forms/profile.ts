import type { Choice } from '../../../forms/fields.ts'
import { agreement, cascade, checkbox, number, picture, radio, select, text } from '../../../forms/fields.ts'
import type { FormPlan } from '../../../forms/plan.ts'
import type { Text } from '../../text.ts'
import * as person from './person.ts'

/** The form of a user's personal data (form/config/USER). Its values are stored in the account. */
export const USER_FORM: FormPlan = {
  formId: 'USER',
  formName: ['个人资料', 'Your details', '登録情報', '내 정보'],
  access: 'USER',
  submitText: ['保存', 'Save', '保存', '저장'],
  thanks: ['资料已保存', 'Your details are saved', '登録情報を保存しました', '정보를 저장했습니다'],
  sections: [
    {
      sectionId: 'person',
      title: ['基本信息', 'About you', '基本情報', '기본 정보'],
      fields: [person.userName, person.portrait, person.jobTitle, person.department],
    },
    {
      sectionId: 'company',
      title: ['公司信息', 'Your company', '会社情報', '회사 정보'],
      fields: [
        person.company,
        cascade('industries', ['所属行业', 'Industries', '業種', '업종'], 'INDUSTRY', { multiple: true, max: 5 }),
        person.homeAddress,
      ],
    },
  ],
}

const CHANNEL_NAME: Text = ['参观信息', 'About your visit', '来場について', '참관 정보']
const CHANNEL_SECTION: Text = ['请补充以下信息', 'Please tell us', '以下をご記入ください', '다음 정보를 입력해 주세요']

const PURPOSES: readonly Choice[] = [
  ['source', ['寻找供应商', 'Find suppliers', '仕入先を探す', '공급업체 찾기']],
  ['compare', ['比较产品与价格', 'Compare products and prices', '製品・価格を比較する', '제품·가격 비교']],
  ['order', ['洽谈订单', 'Negotiate orders', '商談・発注', '주문 상담']],
  ['trends', ['了解行业趋势', 'Learn about trends', '業界動向を知る', '업계 동향 파악']],
  ['exhibit', ['考察参展机会', 'Consider exhibiting', '出展を検討する', '참가 검토']],
]

const SOURCES: readonly Choice[] = [
  ['invited', ['主办方邀请', 'Invited by the organizer', '主催者からの招待', '주최자 초청']],
  ['exhibitor', ['展商推荐', 'An exhibitor told me', '出展者の紹介', '참가업체 추천']],
  ['media', ['媒体与网络', 'Media or the internet', 'メディア・インターネット', '미디어·인터넷']],
  ['other', ['其他', 'Other', 'その他', '기타']],
]

const COMPANY_SIZES: readonly Choice[] = [
  ['1-49', ['50 人以下', 'Fewer than 50', '50 人未満', '50명 미만']],
  ['50-499', ['50–499 人', '50–499', '50～499 人', '50~499명']],
  ['500+', ['500 人及以上', '500 or more', '500 人以上', '500명 이상']],
]

/** The channel dialog's questions for a professional visitor (Spec 3, channelForm). */
export const CHANNEL_PROFESSIONAL: FormPlan = {
  formId: 'CHANNEL-PROFESSIONAL',
  formName: CHANNEL_NAME,
  access: 'USER',
  sections: [
    {
      sectionId: 'visit',
      title: CHANNEL_SECTION,
      fields: [
        person.role,
        checkbox('purposes', ['参观目的', 'Purpose of your visit', '来場の目的', '참관 목적'], PURPOSES, {
          required: true,
          min: 1,
          max: 3,
          help: ['最多选择 3 项', 'Choose up to 3', '3 つまで', '최대 3개'],
        }),
        select('companySize', ['公司人数', 'Employees', '従業員数', '직원 수'], COMPANY_SIZES),
        select(
          'knownFrom',
          ['如何得知本展会', 'How you heard of us', '本展を知ったきっかけ', '박람회를 알게 된 경로'],
          SOURCES,
          {
            required: true,
          },
        ),
        text('knownFromOther', ['请说明', 'Please say how', '具体的にご記入ください', '구체적으로 적어 주세요'], {
          required: true,
          max: 100,
          visibleWhen: [{ fieldId: 'knownFrom', oneOf: ['other'] }],
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

export const CHANNEL_BUYER: FormPlan = {
  formId: 'CHANNEL-BUYER',
  formName: CHANNEL_NAME,
  access: 'USER',
  sections: [
    {
      sectionId: 'visit',
      title: CHANNEL_SECTION,
      fields: [
        person.role,
        number('yearlyBudget', ['年采购额', 'Yearly purchasing budget', '年間購買予算', '연간 구매 예산'], {
          required: true,
          min: 10,
          max: 1_000_000,
          step: 10,
          unit: ['万元人民币', '10,000 CNY', '万人民元', '만 위안'],
        }),
        cascade('markets', ['销售地区', 'Where you sell', '販売地域', '판매 지역'], 'GEOGRAPHY', {
          required: true,
          multiple: true,
          depth: 1,
          max: 10,
        }),
      ],
    },
  ],
}

const MEDIA_KINDS: readonly Choice[] = [
  ['print', ['报刊', 'Newspaper or magazine', '新聞・雑誌', '신문·잡지']],
  ['broadcast', ['广播电视', 'Radio or television', 'ラジオ・テレビ', '라디오·텔레비전']],
  ['online', ['网络媒体', 'Online', 'ウェブメディア', '온라인']],
]

export const CHANNEL_PRESS: FormPlan = {
  formId: 'CHANNEL-PRESS',
  formName: CHANNEL_NAME,
  access: 'USER',
  sections: [
    {
      sectionId: 'visit',
      title: CHANNEL_SECTION,
      fields: [
        text('medium', ['媒体名称', 'Name of the medium', '媒体名', '매체명'], { required: true, max: 80 }),
        radio('mediaKind', ['媒体类型', 'Kind of medium', '媒体の種類', '매체 유형'], MEDIA_KINDS, { required: true }),
        picture('pressCard', ['记者证', 'Press card', '記者証', '기자증'], {
          accept: person.PICTURES,
          maxBytes: 5 * 1024 * 1024,
          maxCount: 2,
        }),
      ],
    },
  ],
}

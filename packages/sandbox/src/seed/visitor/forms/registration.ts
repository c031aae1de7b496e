import { agreement, file, note, picture, text } from '../../../forms/fields.ts'
import type { FieldPlan, FormPlan } from '../../../forms/plan.ts'
import { organisationCode } from './enterprise.ts'
import * as person from './person.ts'

const stepOne = (identity: string, more: readonly FieldPlan[]): FormPlan => ({
  formId: `REGISTRATION-${identity}`,
  formName: ['参观预登记', 'Registration', '事前登録', '사전등록'],
  access: 'USER',
  isAudited: true,
  submitText: ['下一步', 'Next', '次へ', '다음'],
  sections: [
    {
      sectionId: 'person',
      title: ['个人信息', 'About you', '来場者情報', '개인 정보'],
      fields: [person.userName, person.mobile, person.mail, person.homeAddress],
    },
    {
      sectionId: 'company',
      title: ['公司信息', 'Your company', '会社情報', '회사 정보'],
      fields: [person.company, person.jobTitle, person.department, person.companyAddress, ...more],
    },
    {
      sectionId: 'consent',
      title: ['确认', 'Before you send it', '確認', '확인'],
      fields: [
        note(
          'badgeNote',
          ['说明', 'Note', 'ご案内', '안내'],
          [
            '<p>参观证实名使用，<strong>不得转让</strong>；入场时请携带证件。</p>',
            '<p>The badge is personal and <strong>not transferable</strong>. Please bring an identity document.</p>',
            '<p>入場証はご本人のみ有効で、<strong>譲渡できません</strong>。身分証明書をお持ちください。</p>',
            '<p>출입증은 본인만 사용할 수 있으며 <strong>양도할 수 없습니다</strong>. 신분증을 지참해 주세요.</p>',
          ],
        ),
        agreement(
          'privacy',
          [
            '我已阅读并同意隐私政策',
            'I have read and agree to the privacy policy',
            'プライバシーポリシーを読み、同意します',
            '개인정보 처리방침을 읽고 동의합니다',
          ],
          'PRIVACY',
        ),
      ],
    },
  ],
})

/** The first step of the pre-registration, by identity. */
export const REGISTRATION_PROFESSIONAL = stepOne('PROFESSIONAL', [])

export const REGISTRATION_BUYER = stepOne('BUYER', [
  organisationCode(true),
  text('importLicence', ['进出口权编号', 'Import license number', '輸出入許可番号', '수출입 허가 번호'], { max: 40 }),
])

export const REGISTRATION_PRESS = stepOne('PRESS', [
  picture('pressCard', ['记者证', 'Press card', '記者証', '기자증'], {
    accept: person.PICTURES,
    maxBytes: 5 * 1024 * 1024,
  }),
  file('commission', ['采访函', 'Letter of assignment', '取材依頼書', '취재 의뢰서'], {
    accept: ['application/pdf', '.docx'],
    maxBytes: 10 * 1024 * 1024,
  }),
])

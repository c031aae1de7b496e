import type { Choice } from '../../../forms/fields.ts'
import { address, cascade, date, file, group, note, number, phone, radio, select, text } from '../../../forms/fields.ts'
import type { FieldPlan, FormPlan } from '../../../forms/plan.ts'
import type { Text } from '../../text.ts'
import * as person from './person.ts'

const MB = 1024 * 1024
const DOCUMENTS = ['application/pdf', ...person.PICTURES]

const enterpriseName = text('enterpriseName', ['企业名称', 'Name of the enterprise', '企業名', '기업명'], {
  required: true,
  max: 120,
  autocomplete: 'organization',
  help: ['与营业执照一致', 'As registered', '登記上の名称', '등기상의 명칭'],
})

export const organisationCode = (required: boolean) =>
  text('organisationCode', ['统一社会信用代码', 'Registration number', '企業登録番号', '사업자 등록번호'], {
    required,
    rule: 'organisationCode',
    help: [
      '9、15 或 18 位字母和数字',
      '9, 15 or 18 letters and digits',
      '9・15・18 桁の英数字',
      '9, 15 또는 18자리 영문과 숫자',
    ],
  })

const licence = (required: boolean) =>
  file('licence', ['营业执照', 'Business license', '営業許可証', '사업자 등록증'], {
    required,
    accept: DOCUMENTS,
    maxBytes: 10 * MB,
    maxCount: 2,
    help: [
      'PDF 或图片，每个不超过 10 MB',
      'PDF or pictures, at most 10 MB each',
      'PDF または画像、各 10 MB まで',
      'PDF 또는 이미지, 각 최대 10MB',
    ],
  })

const website = text('website', ['公司网站', 'Website', 'ウェブサイト', '웹사이트'], {
  rule: 'website',
  max: 200,
  autocomplete: 'url',
  placeholder: ['https://', 'https://', 'https://', 'https://'],
})

const companyAddress = address('companyAddress', ['公司地址', 'Company address', '会社所在地', '회사 주소'], {
  required: true,
  hasPostcode: true,
})

const NAME: Text = ['企业基本信息', 'Your company', '企業情報', '기업 정보']
const THANKS: Text = [
  '已提交，企业信息将在审核后生效',
  'Sent. Your company counts once it has been examined',
  '送信しました。審査後に有効になります',
  '제출했습니다. 심사 후 적용됩니다',
]

const basicForm = (identity: string, more: readonly FieldPlan[], codeRequired: boolean): FormPlan => ({
  formId: `BASIC-${identity}`,
  formName: NAME,
  access: 'USER',
  isAudited: true,
  thanks: THANKS,
  sections: [
    {
      sectionId: 'enterprise',
      title: ['企业', 'Enterprise', '企業', '기업'],
      fields: [
        enterpriseName,
        organisationCode(codeRequired),
        cascade('industry', ['所属行业', 'Industry', '業種', '업종'], 'INDUSTRY', { required: true }),
        companyAddress,
        website,
      ],
    },
    {
      sectionId: 'contact',
      title: ['联系方式', 'How to reach it', '連絡先', '연락처'],
      fields: [
        text('telephone', ['公司电话', 'Telephone', '電話番号', '전화번호'], {
          required: true,
          rule: 'contactPhone',
          autocomplete: 'tel',
        }),
        text('fax', ['传真', 'Fax', 'ファックス', '팩스'], { rule: 'numericContact', max: 20 }),
        ...more,
      ],
    },
  ],
})

/** The enterprise basic forms of each identity (Spec 4). */
export const BASIC_PROFESSIONAL = basicForm('PROFESSIONAL', [], false)

export const BASIC_BUYER = basicForm(
  'BUYER',
  [
    text('employees', ['员工人数', 'Employees', '従業員数', '직원 수'], {
      required: true,
      rule: 'positiveInteger',
      max: 7,
    }),
    date('founded', ['成立时间', 'Founded', '設立年月', '설립 연월'], { precision: 'MONTH', min: '1800-01' }),
    licence(true),
  ],
  true,
)

export const BASIC_PRESS = basicForm('PRESS', [licence(false)], false)

const STAND_KINDS: readonly Choice[] = [
  ['shell', ['标准展位（9 m²）', 'Shell scheme booth (9 m²)', 'パッケージブース（9 m²）', '조립 부스 (9 m²)']],
  ['raw', ['光地', 'Raw space', 'スペースのみ', '독립 부스(면적만)']],
]

/** "Apply as an enterprise": a company that wants to exhibit. Open to all; audited. */
export const EXHIBITOR_APPLY: FormPlan = {
  formId: 'EXHIBITOR-APPLY',
  formName: ['参展申请', 'Apply to exhibit', '出展申込', '참가 신청'],
  description: [
    '提交后，招展团队将在两个工作日内与您联系。',
    'Our team answers within two working days.',
    '2 営業日以内に担当者からご連絡します。',
    '영업일 기준 2일 이내에 담당자가 연락드립니다.',
  ],
  access: 'ANYONE',
  isAudited: true,
  submitText: ['提交申请', 'Send application', '申し込む', '신청하기'],
  thanks: [
    '申请已收到，我们将在两个工作日内与您联系',
    'We have your application and answer within two working days',
    'お申し込みを受け付けました。2 営業日以内にご連絡します',
    '신청을 접수했습니다. 영업일 기준 2일 이내에 연락드리겠습니다',
  ],
  sections: [
    {
      sectionId: 'enterprise',
      title: ['企业', 'Enterprise', '企業', '기업'],
      fields: [
        enterpriseName,
        text('catalogueName', ['会刊简称', 'Short name in the catalog', '公式ガイド掲載名', '카탈로그 표기명'], {
          required: true,
          rule: 'chineseOrAlphanumeric',
          max: 24,
          help: [
            '仅限中文、字母和数字',
            'Chinese characters, letters and digits only',
            '漢字（中国語）・英字・数字のみ',
            '한자(중국어), 영문, 숫자만 가능',
          ],
        }),
        organisationCode(true),
        companyAddress,
        text(
          'invoicePostcode',
          ['发票邮寄邮编', 'Postal code for the invoice', '請求書送付先の郵便番号（中国）', '청구서 우편번호(중국)'],
          {
            rule: 'postcode',
          },
        ),
        website,
      ],
    },
    {
      sectionId: 'stand',
      title: ['展位', 'Booth', 'ブース', '부스'],
      fields: [
        radio('standKind', ['展位类型', 'Kind of booth', 'ブースの種類', '부스 유형'], STAND_KINDS, { required: true }),
        text('standCount', ['展位数量', 'Number of booths', 'ブース数', '부스 수'], {
          required: true,
          rule: 'positiveInteger',
          max: 3,
          visibleWhen: [{ fieldId: 'standKind', oneOf: ['shell'] }],
        }),
        number('area', ['面积', 'Area', '面積', '면적'], {
          required: true,
          min: 36,
          max: 2000,
          step: 9,
          unit: ['m²', 'm²', 'm²', 'm²'],
          visibleWhen: [{ fieldId: 'standKind', oneOf: ['raw'] }],
        }),
        cascade('category', ['展品类别', 'What you would show', '出展品の分類', '전시품 분류'], 'CATEGORY', {
          required: true,
          leafOnly: true,
          multiple: true,
          max: 5,
        }),
      ],
    },
    {
      sectionId: 'people',
      title: ['联系人与发票', 'Contacts and invoice', '担当者と請求先', '담당자와 청구처'],
      fields: [
        group(
          'contacts',
          ['联系人', 'Contact', '担当者', '담당자'],
          [
            text('contactName', ['姓名', 'Name', '氏名', '이름'], { required: true, max: 64 }),
            phone('contactPhone', ['手机号', 'Mobile phone', '携帯電話', '휴대전화'], { required: true }),
            person.mail,
          ],
          { required: true, minRows: 1, maxRows: 3 },
        ),
        text(
          'invoiceName',
          [
            '发票抬头（中文、英文、数字和空格）',
            'Name on the invoice (Chinese, English, digits, spaces)',
            '請求書の宛名（漢字・英数字・空白）',
            '청구서 수신인(한자, 영문, 숫자, 공백)',
          ],
          {
            required: true,
            rule: 'userNameWithSpaces',
            max: 80,
          },
        ),
        text(
          'invoicePhone',
          [
            '开票联系手机（中国大陆）',
            'Mobile for invoices (mainland China)',
            '請求書担当者の携帯（中国本土）',
            '청구 담당자 휴대전화(중국 본토)',
          ],
          { rule: 'phone', autocomplete: 'tel-national' },
        ),
        text(
          'invoiceMail',
          ['接收电子发票的邮箱', 'Mailbox for e-invoices', '電子請求書の送付先', '전자 청구서 수신 이메일'],
          {
            rule: 'email',
            autocomplete: 'email',
          },
        ),
      ],
    },
    {
      sectionId: 'portal',
      title: ['展商后台账号', 'Exhibitor portal', '出展者ポータル', '참가업체 포털'],
      fields: [
        note(
          'portalNote',
          ['说明', 'Note', 'ご案内', '안내'],
          [
            '<p>审核通过后，可用以下账号登录<strong>展商后台</strong>。</p>',
            '<p>Once you are accepted, this account opens the <strong>exhibitor portal</strong>.</p>',
            '<p>承認後、このアカウントで<strong>出展者ポータル</strong>にログインできます。</p>',
            '<p>승인되면 이 계정으로 <strong>참가업체 포털</strong>에 로그인할 수 있습니다.</p>',
          ],
        ),
        radio(
          'exhibitedBefore',
          ['是否参加过往届', 'Have you exhibited before?', '過去に出展しましたか', '이전에 참가한 적이 있습니까?'],
          person.YES_NO,
          {
            required: true,
          },
        ),
        text('portalName', ['后台用户名', 'Portal user name', 'ユーザー名', '사용자 이름'], {
          required: true,
          rule: 'userName',
          min: 4,
          max: 20,
          autocomplete: 'username',
        }),
        text('portalPassword', ['原后台密码', 'Your portal password', '以前のパスワード', '기존 비밀번호'], {
          required: true,
          rule: 'loginPassword',
          autocomplete: 'current-password',
          visibleWhen: [{ fieldId: 'exhibitedBefore', oneOf: ['1'] }],
        }),
        text('newPortalPassword', ['设置后台密码', 'Choose a portal password', 'パスワードを設定', '비밀번호 설정'], {
          required: true,
          rule: 'strongPassword',
          autocomplete: 'new-password',
          visibleWhen: [{ fieldId: 'exhibitedBefore', oneOf: ['0'] }],
        }),
        select(
          'hearing',
          ['希望的联系时间', 'When may we call?', '連絡可能な時間帯', '연락 가능한 시간'],
          [
            ['am', ['上午', 'Morning', '午前', '오전']],
            ['pm', ['下午', 'Afternoon', '午後', '오후']],
          ],
        ),
      ],
    },
  ],
}

import type { Choice } from '../../../forms/fields.ts'
import { address, email, phone, picture, radio, select, text } from '../../../forms/fields.ts'

/*
 * Fields about a person and their company, which most forms share. Names are accepted as entered: only a form that
 * requires it applies the rule `userName`, which Japanese and Korean names do not pass.
 */

const MB = 1024 * 1024
export const PICTURES = ['image/jpeg', 'image/png', 'image/webp']

export const userName = text('userName', ['姓名', 'Full name', '氏名', '이름'], {
  required: true,
  max: 64,
  autocomplete: 'name',
  help: ['将印在参观证上', 'Printed on your badge', '入場証に印字されます', '출입증에 인쇄됩니다'],
})

export const mobile = phone('phone', ['手机号', 'Mobile phone', '携帯電話', '휴대전화'], { required: true })

export const mail = email('email', ['邮箱', 'Email', 'メールアドレス', '이메일'], { required: true })

export const company = text('company', ['公司名称', 'Company', '会社名', '회사명'], {
  required: true,
  max: 120,
  autocomplete: 'organization',
})

export const jobTitle = text('jobTitle', ['职务', 'Job title', '役職', '직책'], {
  required: true,
  max: 60,
  autocomplete: 'organization-title',
})

export const homeAddress = address('address', ['通讯地址', 'Postal address', '連絡先住所', '우편 주소'], {
  help: ['用于寄送参观证', 'Where the badge is sent to', '入場証の送付先です', '출입증을 받을 주소입니다'],
})

export const companyAddress = address('companyAddress', ['公司地址', 'Company address', '会社所在地', '회사 주소'], {
  required: true,
})

const DEPARTMENTS: readonly Choice[] = [
  ['purchasing', ['采购', 'Purchasing', '購買・調達', '구매']],
  ['management', ['管理层', 'Management', '経営・管理', '경영·관리']],
  ['engineering', ['技术与研发', 'Engineering and R&D', '技術・研究開発', '기술·연구개발']],
  ['production', ['生产', 'Production', '製造', '생산']],
  ['sales', ['销售与市场', 'Sales and marketing', '営業・マーケティング', '영업·마케팅']],
  ['other', ['其他', 'Other', 'その他', '기타']],
]
export const department = select('department', ['部门', 'Department', '部署', '부서'], DEPARTMENTS)

export const portrait = picture('portrait', ['照片', 'Photo', '顔写真', '사진'], {
  accept: PICTURES,
  maxBytes: 5 * MB,
  ratio: 1,
  help: [
    'JPG、PNG 或 WebP，不超过 5 MB',
    'JPG, PNG or WebP, at most 5 MB',
    'JPG・PNG・WebP、5 MB まで',
    'JPG, PNG, WebP, 최대 5MB',
  ],
})

const ROLES: readonly Choice[] = [
  ['decides', ['最终决策', 'I decide', '最終決定者', '최종 결정']],
  ['recommends', ['参与推荐', 'I recommend', '選定・推薦', '추천·검토']],
  ['informs', ['收集信息', 'I gather information', '情報収集', '정보 수집']],
]
export const role = radio(
  'role',
  ['您在采购中的角色', 'Your part in purchasing', '購買における役割', '구매 시 역할'],
  ROLES,
  { required: true },
)

/** '1' and '0', the platform's format for flags. */
export const YES_NO: readonly Choice[] = [
  ['1', ['是', 'Yes', 'はい', '예']],
  ['0', ['否', 'No', 'いいえ', '아니요']],
]

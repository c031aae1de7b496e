import type { Choice } from '../../../forms/fields.ts'
import { agreement, select, text } from '../../../forms/fields.ts'
import type { FieldPlan, FormPlan } from '../../../forms/plan.ts'
import type { Text } from '../../text.ts'
import * as person from './person.ts'

const ID_KINDS: readonly Choice[] = [
  ['id', ['身份证', 'Identity card', '身分証明書', '신분증']],
  ['passport', ['护照', 'Passport', 'パスポート', '여권']],
]

const idKind = select('idKind', ['证件类型', 'Document', '本人確認書類', '신분 증명서'], ID_KINDS, { required: true })
const idNumber = text('idNumber', ['证件号码', 'Document number', '書類番号', '증명서 번호'], {
  required: true,
  max: 20,
})

const form = (formId: string, formName: Text, title: Text, fields: readonly FieldPlan[]): FormPlan => ({
  formId,
  formName,
  access: 'USER',
  isAudited: true,
  sections: [{ sectionId: 'all', title, fields }],
})

const privacy = agreement(
  'privacy',
  [
    '我已获得全体成员授权并同意隐私政策',
    'My members have agreed, and so do I, to the privacy policy',
    'メンバー全員の了承を得て、プライバシーポリシーに同意します',
    '구성원 전원의 동의를 얻었으며 개인정보 처리방침에 동의합니다',
  ],
  'PRIVACY',
)

/** The leader's form of each category, and its members'. */
const leaderForm = (category: string, more: readonly FieldPlan[]): FormPlan =>
  form(
    `LEADER-${category}`,
    ['团长信息', 'The leader', '団体代表者', '단체 대표자'],
    ['团长与单位', 'Leader and organization', '代表者と所属', '대표자와 소속'],
    [person.userName, person.mobile, person.mail, person.company, person.jobTitle, ...more, privacy],
  )

const memberForm = (category: string, fields: readonly FieldPlan[]): FormPlan =>
  form(
    `MEMBER-${category}`,
    ['成员信息', 'A member', 'メンバー', '구성원'],
    ['成员信息', 'The member', 'メンバー情報', '구성원 정보'],
    [person.userName, person.mobile, ...fields],
  )

const country = text('delegationFrom', ['代表团来自', 'The delegation comes from', '派遣元', '파견 지역'], {
  required: true,
  max: 60,
})
const subject = text('subject', ['专业方向', 'Subject', '専攻分野', '전공 분야'], { required: true, max: 60 })
const studentNumber = text('studentNumber', ['学号', 'Student number', '学籍番号', '학번'], { required: true, max: 20 })
const memberMail = person.mail

export const LEADER_DELEGATION = leaderForm('DELEGATION', [country])
export const MEMBER_DELEGATION = memberForm('DELEGATION', [memberMail, person.jobTitle, idKind, idNumber])
export const LEADER_SCHOOL = leaderForm('SCHOOL', [subject])
export const MEMBER_SCHOOL = memberForm('SCHOOL', [studentNumber])
export const LEADER_TRADE = leaderForm('TRADE', [])
export const MEMBER_TRADE = memberForm('TRADE', [memberMail, person.company, person.jobTitle])

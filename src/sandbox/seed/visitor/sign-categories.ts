import type { Text } from '../text.ts'

/** A kind of group that may sign up. Days count from the exhibition's first day. */
export interface SignCategorySeed {
  readonly signCategoryId: string
  readonly name: Text
  readonly description: Text
  readonly minMembers: number
  readonly maxMembers: number
  readonly openFromDay: number
  readonly openToDay: number
}

export const SIGN_CATEGORIES: readonly SignCategorySeed[] = [
  {
    signCategoryId: 'DELEGATION',
    name: ['采购代表团', 'Trade delegation', '買付ミッション', '구매 사절단'],
    description: [
      '由协会、商会或政府机构组织的采购团，提供团队通道与接待',
      'Buyers organised by an association, chamber or public body, with a group entrance and a reception',
      '団体・商工会議所・行政機関が派遣する買付団。専用入場口とレセプションをご用意します',
      '협회·상공회의소·공공기관이 파견하는 구매단으로 단체 입구와 리셉션을 제공합니다',
    ],
    minMembers: 3,
    maxMembers: 50,
    openFromDay: -90,
    openToDay: 4,
  },
  {
    signCategoryId: 'TRADE',
    name: ['企业小组', 'Company team', '企業チーム', '기업 단체'],
    description: [
      '同一企业 2–3 人结伴参观',
      'Two or three people of one company',
      '同じ会社の 2～3 名でのご来場',
      '같은 회사 2~3명이 함께 참관',
    ],
    minMembers: 2,
    maxMembers: 3,
    openFromDay: -90,
    openToDay: 4,
  },
  {
    signCategoryId: 'SCHOOL',
    name: ['院校团体', 'School or university', '学校・大学', '학교·대학'],
    description: [
      '院校师生专业日参观，须提前一周报名',
      'Teachers and students on the trade days. Sign up a week ahead',
      '教員・学生の団体見学。1 週間前までにお申し込みください',
      '교원·학생 단체 견학. 일주일 전까지 신청해야 합니다',
    ],
    minMembers: 10,
    maxMembers: 60,
    openFromDay: -90,
    openToDay: -7,
  },
]

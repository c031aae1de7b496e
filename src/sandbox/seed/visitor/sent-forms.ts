import type { AuditStatus } from '../../../contract/form.ts'
import type { FormValues } from '../../../contract/form-field.ts'
import { DEMO_USERS } from '../../demo.ts'
import type { Text } from '../text.ts'

/** A form that somebody sent before the fair's moment. */
export interface SentForm {
  readonly userId: string
  readonly formId: string
  readonly identityId: string | null
  readonly status: AuditStatus
  readonly reason?: Text
  readonly daysAgo: number
  /** Industries and categories are put in by the fair, as they have its ids. */
  values(fair: { readonly industry: string; readonly category: readonly string[] }): FormValues
}

const { buyer, registered, pending, refused, press } = DEMO_USERS

const NINGBO = { region: ['CN', 'CN-ZJ', '330200', '330212'], street: '会展路181号', postcode: '315040' }
const STOCKHOLM = { region: ['SE'], street: 'Sveavägen 44, Stockholm', postcode: '111 34' }
const NAGOYA = { region: ['JP'], street: '愛知県名古屋市港区金城ふ頭2-2', postcode: '455-0848' }
const SEOUL = { region: ['KR'], street: '서울특별시 강남구 영동대로 513', postcode: '06164' }
const WARSAW = { region: ['PL'], street: 'ul. Prądzyńskiego 12, Warszawa', postcode: '01-222' }

export const SENT_FORMS: readonly SentForm[] = [
  {
    userId: buyer,
    formId: 'BASIC-BUYER',
    identityId: 'BUYER',
    status: 'PASSED',
    daysAgo: 200,
    values: ({ industry }) => ({
      enterpriseName: '宁波远帆进出口有限公司',
      organisationCode: '91330200MA2AXXXX0Q',
      industry: [industry],
      companyAddress: NINGBO,
      website: 'https://www.yuanfan.example/',
      telephone: '0574-8765 4321',
      employees: '120',
      founded: '2008-05',
    }),
  },
  {
    userId: buyer,
    formId: 'CHANNEL-BUYER',
    identityId: 'BUYER',
    status: 'NONE',
    daysAgo: 200,
    values: () => ({ role: 'decides', yearlyBudget: 3000, markets: [['DE'], ['JP']] }),
  },
  {
    userId: buyer,
    formId: 'CHANNEL-PROFESSIONAL',
    identityId: 'PROFESSIONAL',
    status: 'NONE',
    daysAgo: 390,
    values: () => ({ role: 'decides', purposes: ['source', 'order'], knownFrom: 'invited', privacy: true }),
  },
  {
    userId: registered,
    formId: 'CHANNEL-PROFESSIONAL',
    identityId: 'PROFESSIONAL',
    status: 'NONE',
    daysAgo: 58,
    values: () => ({ role: 'recommends', purposes: ['compare', 'trends'], knownFrom: 'media', privacy: true }),
  },
  {
    userId: registered,
    formId: 'BASIC-PROFESSIONAL',
    identityId: 'PROFESSIONAL',
    status: 'PASSED',
    daysAgo: 57,
    values: ({ industry }) => ({
      enterpriseName: 'Nordhem Living AB',
      organisationCode: 'SE5561234',
      industry: [industry],
      companyAddress: STOCKHOLM,
      website: 'https://www.nordhem.example/',
      telephone: '08-123 45 67',
    }),
  },
  {
    userId: pending,
    formId: 'CHANNEL-BUYER',
    identityId: 'BUYER',
    status: 'NONE',
    daysAgo: 5,
    values: () => ({ role: 'recommends', yearlyBudget: 800, markets: [['JP']] }),
  },
  {
    userId: pending,
    formId: 'BASIC-BUYER',
    identityId: 'BUYER',
    status: 'PENDING',
    daysAgo: 1,
    values: ({ industry }) => ({
      enterpriseName: '株式会社みなと商事',
      organisationCode: '180001012345678',
      industry: [industry],
      companyAddress: NAGOYA,
      telephone: '052-123-4567',
      employees: '45',
    }),
  },
  {
    userId: refused,
    formId: 'CHANNEL-BUYER',
    identityId: 'BUYER',
    status: 'NONE',
    daysAgo: 6,
    values: () => ({ role: 'informs', yearlyBudget: 100, markets: [['KR'], ['US']] }),
  },
  {
    userId: refused,
    formId: 'BASIC-BUYER',
    identityId: 'BUYER',
    status: 'REFUSED',
    reason: [
      '营业执照不清晰，请重新上传',
      'The business licence cannot be read. Please upload it again',
      '営業許可証の文字が判読できません。もう一度アップロードしてください',
      '사업자 등록증을 판독할 수 없습니다. 다시 업로드해 주세요',
    ],
    daysAgo: 4,
    values: ({ industry }) => ({
      enterpriseName: '한빛무역 주식회사',
      organisationCode: '123456789',
      industry: [industry],
      companyAddress: SEOUL,
      telephone: '02-1234-5678',
      employees: '30',
    }),
  },
  {
    userId: press,
    formId: 'CHANNEL-PRESS',
    identityId: 'PRESS',
    status: 'NONE',
    daysAgo: 30,
    values: () => ({ medium: 'Fair & Trade Weekly', mediaKind: 'online' }),
  },
  {
    userId: press,
    formId: 'BASIC-PRESS',
    identityId: 'PRESS',
    status: 'PASSED',
    daysAgo: 30,
    values: ({ industry }) => ({
      enterpriseName: 'Fair & Trade Weekly',
      industry: [industry],
      companyAddress: WARSAW,
      telephone: '22 123 45 67',
    }),
  },
]

/** A registration made before the fair's moment. */
export interface SentRegistration {
  readonly userId: string
  /** The current exhibition of the first tenant, or another of its published ones. */
  readonly exhibition: 'current' | 'other'
  readonly identityId: string
  readonly number: string
  readonly status: AuditStatus
  readonly reason?: Text
  readonly daysAgo: number
  readonly stepOne: FormValues
  /** Null: skipped. */
  stepTwo(fair: { readonly category: readonly string[]; readonly firstDay: string }): FormValues | null
}

export const SENT_REGISTRATIONS: readonly SentRegistration[] = [
  {
    userId: buyer,
    exhibition: 'other',
    identityId: 'PROFESSIONAL',
    number: 'RG-1208-4417',
    status: 'PASSED',
    daysAgo: 10,
    stepOne: {
      userName: '陈思远',
      phone: { areaCode: '+86', number: '13800138000' },
      email: 'buyer@example.com',
      address: { region: ['CN', 'CN-ZJ', '330200', '330205'], street: '人民路132号' },
      company: '宁波远帆进出口有限公司',
      jobTitle: '采购总监',
      department: 'purchasing',
      companyAddress: { region: ['CN', 'CN-ZJ', '330200', '330212'], street: '会展路181号' },
      privacy: true,
    },
    stepTwo: ({ category }) => ({ categories: [[...category]], budget: 'large', services: ['matching'] }),
  },
  {
    userId: registered,
    exhibition: 'current',
    identityId: 'PROFESSIONAL',
    number: 'RG-2017-5530',
    status: 'PASSED',
    daysAgo: 20,
    stepOne: {
      userName: 'Emma Larsson',
      phone: { areaCode: '+46', number: '70 123 45 67' },
      email: 'emma.larsson@example.com',
      company: 'Nordhem Living AB',
      jobTitle: 'Head of Purchasing',
      department: 'purchasing',
      companyAddress: { region: ['SE'], street: 'Sveavägen 44, Stockholm' },
      privacy: true,
    },
    stepTwo: () => null,
  },
  {
    userId: pending,
    exhibition: 'current',
    identityId: 'BUYER',
    number: 'RG-3309-8842',
    status: 'PENDING',
    daysAgo: 1,
    stepOne: {
      userName: '佐藤 美咲',
      phone: { areaCode: '+81', number: '90-1234-5678' },
      email: 'sato@example.com',
      company: '株式会社みなと商事',
      jobTitle: '購買部 課長',
      department: 'purchasing',
      companyAddress: { region: ['JP'], street: '愛知県名古屋市港区金城ふ頭2-2' },
      organisationCode: '180001012345678',
      privacy: true,
    },
    stepTwo: ({ category, firstDay }) => ({
      categories: [[...category]],
      visitDay: firstDay,
      interpreter: '1',
      interpreterLanguage: 'ja',
      companions: [{ companionName: '鈴木 一郎', companionPhone: { areaCode: '+81', number: '80-2345-6789' } }],
    }),
  },
  {
    userId: refused,
    exhibition: 'current',
    identityId: 'BUYER',
    number: 'RG-4471-2096',
    status: 'REFUSED',
    reason: [
      '企业资质未通过审核',
      'Your enterprise did not pass the examination',
      '企業審査を通過できませんでした',
      '기업 심사를 통과하지 못했습니다',
    ],
    daysAgo: 4,
    stepOne: {
      userName: '김민준',
      phone: { areaCode: '+82', number: '10-2345-6789' },
      email: 'minjun@example.com',
      company: '한빛무역 주식회사',
      jobTitle: '구매팀 과장',
      department: 'purchasing',
      companyAddress: { region: ['KR'], street: '서울특별시 강남구 영동대로 513' },
      organisationCode: '123456789',
      privacy: true,
    },
    stepTwo: () => null,
  },
]

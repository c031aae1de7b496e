import type { Language } from '../../../domain/language.ts'
import { DEMO_LOGIN, DEMO_PHONE, DEMO_USER_OF_SECOND_TENANT, DEMO_USERS } from '../../demo.ts'
import { personPicture } from '../../media/address.ts'

/** A person whom the sandbox knows from the start. Names are people's own: the same in every language. */
export interface UserSeed {
  readonly id: string
  /** The tenant's place among the fair's. */
  readonly tenant: 0 | 1
  readonly userName: string
  readonly areaCode: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly hasPassword: boolean
  readonly hasPortrait: boolean
  readonly company: string | null
  readonly jobTitle: string | null
  readonly language: Language
  readonly timeZone: string | null
  /** How many of the fair's tags, industries and categories are their interests, from the first. */
  readonly interests: readonly [tags: number, industries: number, categories: number]
  readonly unread: readonly [advice: number, message: number]
  /** Registered so many days before the fair's moment. */
  readonly sinceDays: number
  /** Granted besides what is open to all. */
  readonly identityIds: readonly string[]
}

/** DEMO_LOGIN's password, hashed once: hashing takes longer than filling the tables. */
export const DEMO_PASSWORD_HASH = 'scrypt$aGFpaHVpLWV4cG8tMjAyNg$xLeDa2e4G3jWqp8an9NgghIVIeRmvSM-oRqqMvzC5jc'

const { buyer, registered, pending, refused, newcomer, press, honoured } = DEMO_USERS

export const USERS: readonly UserSeed[] = [
  {
    id: buyer,
    tenant: 0,
    userName: '陈思远',
    areaCode: '+86',
    phone: DEMO_PHONE,
    email: DEMO_LOGIN.account,
    hasPassword: true,
    hasPortrait: true,
    company: '宁波远帆进出口有限公司',
    jobTitle: '采购总监',
    language: 'zh-CN',
    timeZone: 'Asia/Shanghai',
    interests: [2, 2, 1],
    unread: [2, 1],
    sinceDays: 400,
    identityIds: ['BUYER'],
  },
  {
    id: registered,
    tenant: 0,
    userName: 'Emma Larsson',
    areaCode: '+46',
    phone: '70 123 45 67',
    email: 'emma.larsson@example.com',
    hasPassword: true,
    hasPortrait: true,
    company: 'Nordhem Living AB',
    jobTitle: 'Head of Purchasing',
    language: 'en-US',
    timeZone: 'Europe/Stockholm',
    interests: [0, 1, 0],
    unread: [1, 0],
    sinceDays: 60,
    identityIds: [],
  },
  {
    id: pending,
    tenant: 0,
    userName: '佐藤 美咲',
    areaCode: '+81',
    phone: '90-1234-5678',
    email: 'sato@example.com',
    hasPassword: true,
    hasPortrait: false,
    company: '株式会社みなと商事',
    jobTitle: '購買部 課長',
    language: 'ja-JP',
    timeZone: 'Asia/Tokyo',
    interests: [1, 1, 1],
    unread: [0, 0],
    sinceDays: 21,
    identityIds: ['BUYER'],
  },
  {
    id: refused,
    tenant: 0,
    userName: '김민준',
    areaCode: '+82',
    phone: '10-2345-6789',
    email: 'minjun@example.com',
    hasPassword: true,
    hasPortrait: false,
    company: '한빛무역 주식회사',
    jobTitle: '구매팀 과장',
    language: 'ko-KR',
    timeZone: 'Asia/Seoul',
    interests: [0, 2, 0],
    unread: [1, 0],
    sinceDays: 14,
    identityIds: ['BUYER'],
  },
  {
    id: newcomer,
    tenant: 0,
    userName: '周可欣',
    areaCode: '+86',
    phone: '13900139000',
    email: 'newcomer@example.com',
    hasPassword: true,
    hasPortrait: false,
    company: null,
    jobTitle: null,
    language: 'zh-CN',
    timeZone: null,
    interests: [0, 0, 0],
    unread: [1, 0],
    sinceDays: 0,
    identityIds: [],
  },
  {
    id: press,
    tenant: 0,
    userName: 'Marta Kowalska',
    areaCode: '+48',
    phone: '512 345 678',
    email: 'press@example.com',
    hasPassword: true,
    hasPortrait: true,
    company: 'Fair & Trade Weekly',
    jobTitle: 'Editor',
    language: 'en-US',
    timeZone: 'Europe/Warsaw',
    interests: [0, 0, 0],
    unread: [0, 0],
    sinceDays: 35,
    identityIds: ['PRESS'],
  },
  {
    id: honoured,
    tenant: 0,
    userName: 'Dr. Ingrid Vogel',
    areaCode: null,
    phone: null,
    email: 'ingrid.vogel@example.com',
    hasPassword: false,
    hasPortrait: true,
    company: 'Institut für Produktionstechnik',
    jobTitle: 'Director',
    language: 'en-US',
    timeZone: 'Europe/Berlin',
    interests: [0, 1, 0],
    unread: [1, 0],
    sinceDays: 28,
    identityIds: ['BUYER'],
  },
  {
    id: DEMO_USER_OF_SECOND_TENANT,
    tenant: 1,
    userName: 'Olivia Bennett',
    areaCode: '+44',
    phone: '7700 900123',
    email: DEMO_LOGIN.account,
    hasPassword: true,
    hasPortrait: true,
    company: 'Bennett Interiors Ltd',
    jobTitle: 'Buyer',
    language: 'en-US',
    timeZone: 'Europe/London',
    interests: [1, 1, 0],
    unread: [0, 0],
    sinceDays: 90,
    identityIds: [],
  },
]

/** The portrait of a person, drawn from their id. */
export const portraitOf = ({ id, hasPortrait }: UserSeed) =>
  hasPortrait ? personPicture(`user-${id.toLowerCase()}`) : null

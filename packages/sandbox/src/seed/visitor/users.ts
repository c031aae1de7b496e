import type { Language } from '@fair/contract/rules/language.ts'
import { load } from '../../data/load.ts'
import { portraitFor } from '../people.ts'

/** A demo person of the sandbox. Names are personal names: the same in every language. */
export interface UserSeed {
  readonly id: string
  /** The tenant's index in the fair. */
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
  /** How many of the fair's tags, industries and categories are their interests, starting with the first. */
  readonly interests: readonly [tags: number, industries: number, categories: number]
  readonly unread: readonly [advice: number, message: number]
  /** Registered this many days before the fair's moment. */
  readonly sinceDays: number
  /** Granted in addition to those open to all. */
  readonly identityIds: readonly string[]
}

/** DEMO_LOGIN's password, hashed once: hashing takes longer than filling the tables. */
export const DEMO_PASSWORD_HASH = 'scrypt$aGFpaHVpLWV4cG8tMjAyNg$xLeDa2e4G3jWqp8an9NgghIVIeRmvSM-oRqqMvzC5jc'

export const USERS: readonly UserSeed[] = load('visitor/users')

/** The portrait of a person, drawn from their id. */
export const portraitOf = ({ id, userName, language, hasPortrait }: UserSeed) =>
  hasPortrait ? portraitFor(userName, language.slice(-2), `user-${id.toLowerCase()}`) : null

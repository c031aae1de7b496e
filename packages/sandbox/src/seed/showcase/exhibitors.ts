import { load } from '../../data/load.ts'
import type { Company } from '../names/company.ts'
import { namedCompany } from '../names/company.ts'
import type { TagId } from '../tags.ts'

/** An exhibitor mentioned by the home page, the news and the agenda, so it is the same in every fair. */
export interface Showcase {
  readonly familyId: string
  readonly company: Company
  readonly hall: string
  readonly stand: string
  readonly tagIds: readonly TagId[]
  readonly foundedYear: number
  readonly isLive: boolean
}

/** In recommended order. */
export const SHOWCASE: readonly Showcase[] = load('showcase/exhibitors').map(
  ({ names, localName, localLanguage, jaInitial, town, ...row }) => ({
    ...row,
    company: namedCompany(names, localName, localLanguage, jaInitial, town),
  }),
)

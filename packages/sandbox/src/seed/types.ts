import type { FloorPlanFeature } from '@fair/contract/floor-plan.ts'
import type { AllowedLink } from '@fair/contract/link.ts'
import type { Language } from '@fair/contract/rules/language.ts'
import type {
  Agreement,
  Block,
  Exhibit,
  Exhibition,
  Exhibitor,
  ExhibitorSummary,
  ExhibitSummary,
  Information,
  LiveSummary,
  MeetingSummary,
  Site,
  Terminal,
  ThemeConfig,
  TopBar,
} from '../sent.ts'
import type { PastAnswers } from './past-answers.ts'

/**
 * The seed's output for the database. A row contains what filters, sorts and joins need; the texts of one language are
 * composed from it on request, so that 20,000 exhibits cost no more than their rows.
 */
export interface Seeded<T> {
  readonly id: string
  readonly exhibitionId: string
  /** The full entity in the contract's form, in one language. Pure and deterministic. */
  compose(language: Language): T
}

export interface SeededExhibitor extends Seeded<Exhibitor> {
  /** The exhibitor as lists show it. */
  summarise(language: Language): ExhibitorSummary
  readonly regionCode: string
  readonly industryId: string
  readonly hall: string
  readonly stand: string
  readonly tagIds: readonly string[]
  /** Has staff who answer, in working hours (presence.ts). */
  readonly isOnline: boolean
  /** Its staff also answers outside working hours. */
  readonly isStaffedAlways: boolean
  /** How many of its staff answer during working hours. */
  readonly staffOnline: number
  /** IANA name of the time zone of its office. */
  readonly timeZone: string
  readonly takesAppointments: boolean
  /** How it answered inquiries before the fair. */
  readonly pastAnswers: PastAnswers
  readonly exhibitorGroupId: string | null
  /** Recommended order: 0 first. */
  readonly rank: number
  readonly updateTime: string
  /** Cheap, for sorting and searching: the name, without composing the rest. */
  name(language: Language): string
}

export interface SeededExhibit extends Seeded<Exhibit> {
  /** The exhibit as lists show it: composed for less than a third of the cost of the full entity. */
  summarise(language: Language): ExhibitSummary
  readonly exhibitorId: string
  readonly categoryId: string
  readonly parentCategoryId: string
  readonly regionCode: string
  readonly hall: string
  readonly tagIds: readonly string[]
  readonly rank: number
  readonly updateTime: string
  name(language: Language): string
}

export interface SeededNews extends Seeded<Information> {
  readonly columnId: string
  readonly publishTime: string
}

export interface SeededLive extends Seeded<LiveSummary> {
  /** Can be watched again once it is over. */
  readonly isRecorded: boolean
  readonly exhibitorId: string
  readonly startTime: string
  readonly endTime: string
}

export interface SeededMeeting extends Seeded<MeetingSummary> {
  /** Can be watched again once it is over. */
  readonly isRecorded: boolean
  readonly hall: string
  readonly startTime: string
  readonly endTime: string
  /** Meetings held by an exhibitor; null for those of the organiser. */
  readonly exhibitorId: string | null
}

/** A value with its label in each language: a region, industry, tag, hall or category. */
export interface Labelled {
  readonly value: string
  readonly parent: string | null
  label(language: Language): string
}

export interface SeededExhibition {
  readonly exhibitionId: string
  readonly tenantId: string
  /** The exhibition's colour; null: the tenant's. */
  readonly primaryColor: string | null
  compose(language: Language): Exhibition
  home(language: Language): Block[]
}

export interface SeededTenant {
  readonly tenantId: string
  /** Host names that resolve to it, e.g. 'localhost', 'b.localhost'. */
  readonly domains: readonly string[]
  readonly defaultLanguage: Language
  readonly languages: readonly Language[]
  readonly theme: ThemeConfig
  site(language: Language): Site
  topBar(language: Language): TopBar
  terminals(language: Language): Terminal[]
  agreements(language: Language): Agreement[]
  /** Hosts to which its middle pages redirect automatically. */
  links(language: Language): AllowedLink[]
}

/** The full sample fair: deterministic from `seed`, any size. */
export interface Fair {
  readonly tenants: readonly SeededTenant[]
  readonly exhibitions: readonly SeededExhibition[]
  readonly exhibitors: readonly SeededExhibitor[]
  readonly exhibits: readonly SeededExhibit[]
  readonly news: readonly SeededNews[]
  readonly lives: readonly SeededLive[]
  readonly meetings: readonly SeededMeeting[]
  readonly regions: readonly Labelled[]
  readonly industries: readonly (Labelled & { readonly hall: string })[]
  readonly categories: readonly Labelled[]
  readonly tags: readonly Labelled[]
  readonly halls: readonly Labelled[]
  /** The organiser's own geometry; absent: generated (seed/floor-plan.ts). */
  readonly floorPlan?: readonly FloorPlanFeature[]
  /** False: no activities, tickets, coupons or levels of membership are offered. */
  readonly hasProgramme?: boolean
  /** Groups that `exhibitorGroupId` refers to. */
  readonly exhibitorGroups?: readonly (Labelled & { readonly exhibitionId: string })[]
}

export interface FairSize {
  readonly exhibitors: number
  readonly exhibits: number
  readonly news: number
}

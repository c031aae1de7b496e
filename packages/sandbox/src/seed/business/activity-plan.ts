import { load } from '../../data/load.ts'
import type { Motif } from '../../media/address.ts'
import { ORGANISER } from '../showcase/meetings.ts'
import type { Text } from '../text.ts'
import type { DayOfFair } from './days.ts'

const data = load('business/activity-guests')

/**
 * An activity at the venue, the same in every exhibition; `business/activities.ts` assigns it to its days.
 */
export interface ActivityPlan {
  /** Part of its id: 'A2001-award'. */
  readonly code: string
  readonly kind: ActivityKind
  readonly title: Text
  readonly summary: Text
  /** Paragraphs of plain text. */
  readonly content: readonly Text[]
  readonly topic: Topic
  /** The goods on its cover; by default its speakers on the stage. */
  readonly motifs?: readonly Motif[]
  readonly first: DayOfFair
  /** The last day of one that lasts several days; by default the first. */
  readonly last?: DayOfFair
  readonly from: string
  readonly to: string
  /** The stage or a room of the hall, or another place. */
  readonly place: 'stage' | 'room' | Text
  /** Which of the exhibition's halls, by its index in the list of halls. */
  readonly hall: number
  readonly admission: 'OPEN' | 'APPOINTMENT' | 'TICKET'
  readonly seats: number | null
  /** Seats that others had taken before the sandbox was started. */
  readonly taken: number
  /** The code of the activity that contains it. */
  readonly parent?: string
  readonly agenda: readonly AgendaPlan[]
  readonly cancelled?: boolean
}

type ActivityKind = keyof typeof ACTIVITY_KINDS
export type Topic = keyof typeof TOPICS

export interface AgendaPlan {
  readonly title: Text
  /** Indices of GUESTS. */
  readonly guests: readonly number[]
  /** A lesson rather than an item of the agenda (/ucan). */
  readonly isCourse?: boolean
}

export const ACTIVITY_KINDS = data.activityKinds

export const TOPICS = data.topics

/** The organiser's name for itself. */
export const HOST: Text = ORGANISER

/** A speaker at activities. The name is drawn for the country of origin. */
export interface GuestPlan {
  readonly id: string
  readonly country: string
  readonly jobTitle: Text
  readonly company: Text
}

export const GUESTS: readonly GuestPlan[] = data.guests

/** In order of their start on each day. */
export const ACTIVITY_PLANS: readonly ActivityPlan[] = load('business/activities')

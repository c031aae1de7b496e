import { load } from '../../data/load.ts'
import type { Motif } from '../../media/address.ts'
import { ORGANISER } from '../showcase/meetings.ts'
import type { Text } from '../text.ts'
import type { DayOfFair } from './days.ts'

const data = load('business/activity-guests')

/** An activity at the venue as every exhibition holds it; `src/sandbox/business/activities.ts` puts it on its days. */
export interface ActivityPlan {
  /** Part of its id: 'A2001-award'. */
  readonly code: string
  readonly kind: ActivityKind
  readonly title: Text
  readonly summary: Text
  /** Paragraphs of plain text. */
  readonly content: readonly Text[]
  readonly topic: Topic
  /** What its cover shows; without, its speakers on the stage. */
  readonly motifs?: readonly Motif[]
  readonly first: DayOfFair
  /** The last day of one that goes over several; else the first. */
  readonly last?: DayOfFair
  readonly from: string
  readonly to: string
  /** Where: the stage or a room of the hall, or a place of its own. */
  readonly place: 'stage' | 'room' | Text
  /** Which of the exhibition's halls, by its number in the list of halls. */
  readonly hall: number
  readonly admission: 'OPEN' | 'APPOINTMENT' | 'TICKET'
  readonly seats: number | null
  /** Seats that others have taken before the sandbox was started. */
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

/** What the organiser calls itself. */
export const HOST: Text = ORGANISER

/** Somebody who speaks at activities. The name is drawn for the country it comes from. */
export interface GuestPlan {
  readonly id: string
  readonly country: string
  readonly jobTitle: Text
  readonly company: Text
}

export const GUESTS: readonly GuestPlan[] = data.guests

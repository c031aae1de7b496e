import { load } from '../../data/load.ts'
import type { Text } from '../text.ts'

const data = load('showcase/meetings')

export const KINDS = data.kinds

type MeetingKind = keyof typeof KINDS

export const ORGANISER: Text = data.organiser

/** A meeting of the agenda, in the programme's words. */
export interface MeetingRow {
  /** Day of the fair from 0; 1 is today. */
  readonly day: number
  readonly from: string
  readonly to: string
  readonly kind: MeetingKind
  readonly title: Text
  readonly topic: Text
  readonly hall: string
  /** Room of the hall; 0 for the Central Hall. */
  readonly room: number
  /** Indexes in SHOWCASE; empty for the organiser's own meetings. */
  readonly hosts: readonly number[]
  /** An organisation that holds it besides the hosts. */
  readonly host: Text | null
  readonly speakers: number
  /** Seats; null without a limit. */
  readonly seats: number | null
  /** The number of seats taken; if absent, drawn: at most half of them. */
  readonly taken?: number
}

export const MEETINGS: readonly MeetingRow[] = data.meetings.map((row) => ({ ...row, topic: data.topics[row.topic] }))

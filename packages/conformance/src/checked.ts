import type { Level } from './needs.ts'

/**
 * The outcome of a call.
 * - empty     the answer is as declared, but a list that a fair must have is empty
 * - fits      the answer is as declared
 * - read      the answer has another form, which the site accepts: a note, `detail` has the first place
 * - refused   the platform refused, in an envelope
 * - broken    the answer does not match: `detail` has the place and the reason
 * - silent    no answer arrived
 * - skipped   the call was not made: `detail` has the reason
 */
export type Verdict = 'fits' | 'empty' | 'read' | 'refused' | 'broken' | 'silent' | 'skipped'

export interface Checked {
  readonly name: string
  readonly call: string
  readonly verdict: Verdict
  /** HTTP status; null without an answer. */
  readonly status: number | null
  readonly ms: number | null
  readonly detail: string
  readonly level: Level
  /** What visitors lose without it; '' for an optional call. */
  readonly loses: string
  /** Not a call's own answer, but a rule across several (rule.ts). */
  readonly isRule?: true
}

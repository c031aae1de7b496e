import type { Level } from './needs.ts'

/**
 * What became of a call.
 * - empty     the answer is as declared, but a list without which there is no fair has nothing in it
 * - fits      the answer is as declared
 * - read      it is written in another form, which the site reads: a note, `detail` has the first place
 * - refused   the platform refused, in an envelope
 * - broken    the answer does not fit: `detail` has the place and the reason
 * - silent    no answer came
 * - skipped   it was not asked: `detail` says what for
 */
export type Verdict = 'fits' | 'empty' | 'read' | 'refused' | 'broken' | 'silent' | 'skipped'

export interface Checked {
  readonly name: string
  readonly call: string
  readonly verdict: Verdict
  /** HTTP; null without an answer. */
  readonly status: number | null
  readonly ms: number | null
  readonly detail: string
  readonly level: Level
  /** What a visitor loses without it; '' for an optional call. */
  readonly loses: string
  /** Not a call's own answer, but a rule over several (rule.ts). */
  readonly isRule?: true
}

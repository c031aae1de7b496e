import { load } from '../../../data/load.ts'
import type { Text } from '../../text.ts'

/** The details of a guest besides name, title and company. */
export interface Portrait {
  /** One paragraph of plain text. */
  readonly summary: Text
  readonly introduction: readonly Text[]
}

/** The guests of the activities (seed/business/activity-plan.ts), by their ids. */
export const HOSTS: Readonly<Record<string, Portrait>> = load('content/hosts')

/**
 * The speakers of the meetings by job: the indexes are those of JOBS (seed/alive/meeting-prose.ts), each with several
 * portraits. {company} is their employer.
 */
export const SPEAKERS: readonly (readonly Portrait[])[] = load('content/speakers')

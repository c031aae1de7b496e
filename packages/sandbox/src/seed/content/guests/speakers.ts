import { load } from '../../../data/load.ts'
import type { Portrait } from './portrait.ts'

/**
 * The speakers of the meetings by job: the indexes are those of JOBS (seed/alive/meeting-prose.ts), each with several
 * portraits. {company} is their employer.
 */
export const SPEAKERS: readonly (readonly Portrait[])[] = load('content/speakers')

import { load } from '../../data/load.ts'
import type { Text } from '../text.ts'

const data = load('alive/meeting-prose')

/** The introduction on a meeting's page. {host} holds the {kind}; {count} speak. */
export const OPENINGS: readonly Text[] = data.openings

export const LANGUAGE_LINE: Text = data.languageLine

/** Items of the agenda. The talks are used in turn, one per speaker. */
export const AGENDA = data.agenda

/** The spoken lines, by type of item. */
export const SPOKEN = data.spoken

export const LISTENER: Text = data.listener

/** Papers of a meeting. */
export const PAPERS = data.papers

/** Speakers' jobs and employers. */
export const JOBS: readonly Text[] = data.jobs
export const HOUSES: readonly Text[] = data.houses

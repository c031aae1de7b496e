import { load } from '../../data/load.ts'
import type { Text } from '../text.ts'

const data = load('alive/meeting-prose')

/** What a meeting's page says of it. {host} holds the {kind}; {count} speak. */
export const OPENINGS: readonly Text[] = data.openings

export const LANGUAGE_LINE: Text = data.languageLine

/** Items of the agenda. The talks are taken in turn, one a speaker. */
export const AGENDA = data.agenda

export const TALK_LINE: Text = data.talkLine

/** What is said, by the kind of item. */
export const SPOKEN = data.spoken

export const LISTENER: Text = data.listener

/** Papers of a meeting. */
export const PAPERS = data.papers

/** What speakers are, and where. */
export const JOBS: readonly Text[] = data.jobs
export const HOUSES: readonly Text[] = data.houses

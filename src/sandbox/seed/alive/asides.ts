import { load } from '../../data/load.ts'
import type { Text } from '../text.ts'

const data = load('alive/asides')

/** What is said while nothing else is, over and over: the sandbox's own words for the captions of a running live. */
export const LIVE_ASIDES: readonly Text[] = data.liveAsides

/** The same for a meeting. */
export const MEETING_ASIDES: readonly Text[] = data.meetingAsides

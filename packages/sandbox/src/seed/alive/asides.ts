import { load } from '../../data/load.ts'
import type { Text } from '../text.ts'

const data = load('alive/asides')

/** Lines for the time when nobody else speaks, repeated: the sandbox's own texts for the captions of a running live. */
export const LIVE_ASIDES: readonly Text[] = data.liveAsides

/** The same for a meeting. */
export const MEETING_ASIDES: readonly Text[] = data.meetingAsides

import { load } from '../../data/load.ts'

const data = load('alive/phrases')

/*
 * Messages that people write at a fair. They make up the conversations of the demo, and what the sandbox can translate:
 * a line in any of the four languages is found here and replaced by that of another.
 */

/** Visitors' messages. */
export const VISITOR_LINES = data.visitorLines

/** Messages of a stream's audience. */
export const AUDIENCE_LINES = data.audienceLines

/** Messages of staff. {staff} and {who} are names. */
export const STAFF_LINES = data.staffLines

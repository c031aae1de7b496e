import { load } from '../../data/load.ts'

const data = load('alive/phrases')

/*
 * What people write at a fair. The conversations of the demo are made of these, and so is what the sandbox can translate:
 * a line in any of the four languages is found here and said in another.
 */

/** What visitors write. */
export const VISITOR_LINES = data.visitorLines

/** What the audience of a stream writes. */
export const AUDIENCE_LINES = data.audienceLines

/** What staff write. {staff} and {who} are names. */
export const STAFF_LINES = data.staffLines

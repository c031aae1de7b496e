// How many cases a property test tries. The same ones each time, unless FC_RUNS requests more: those are others each time.
import fc from 'fast-check'

/** Enough to fail for every mistake that a property was seen to find. */
const USUAL_RUNS = 200

/** Cases that each property test tries, where it does not name a smaller number. */
export const RUNS = Number(process.env['FC_RUNS'] ?? USUAL_RUNS)

fc.configureGlobal({ numRuns: RUNS, ...(process.env['FC_RUNS'] ? {} : { seed: 7 }) })

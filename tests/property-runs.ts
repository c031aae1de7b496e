// How many cases a property test tries: always the same ones, unless FC_RUNS requests more, which are then random.
import fc from 'fast-check'

/** Enough to fail for every bug that a property has found so far. */
const USUAL_RUNS = 200

/** The number of cases in each property test that does not set a smaller one. */
export const RUNS = Number(process.env['FC_RUNS'] ?? USUAL_RUNS)

fc.configureGlobal({ numRuns: RUNS, ...(process.env['FC_RUNS'] ? {} : { seed: 7 }) })

/** Render times of each route's files, for the report: `files` rendered, and milliseconds for all of them. */
export type RouteTimes = Record<string, { files: number; ms: number }>

/** The phases of a build, each in milliseconds. */
const PHASES = ['load', 'bundle', 'plan', 'pages', 'files', 'pictures'] as const
export type PhaseTimes = Record<(typeof PHASES)[number], number>

/** Returns the time since its last call, so that one phase begins where the other ends. */
export function stopwatch(): () => number {
  let last = performance.now()
  return () => {
    const now = performance.now()
    const passed = now - last
    last = now
    return passed
  }
}

export function addTime(times: RouteTimes, route: string, ms: number, files = 1): void {
  const known = times[route] ?? { files: 0, ms: 0 }
  times[route] = { files: known.files + files, ms: known.ms + ms }
}

/** Processes and shards render the same routes: their work is added up. */
export function mergeRoutes(all: readonly RouteTimes[]): RouteTimes {
  const merged: RouteTimes = {}
  for (const times of all) for (const [route, { files, ms }] of Object.entries(times)) addTime(merged, route, ms, files)
  return merged
}

/** Processes and shards work in parallel: the longest of each phase. */
export const mergePhases = (all: readonly PhaseTimes[]): PhaseTimes =>
  Object.fromEntries(PHASES.map((phase) => [phase, Math.max(...all.map((times) => times[phase]))])) as PhaseTimes

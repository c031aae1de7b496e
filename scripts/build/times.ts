/** How long the files of each route took to render, for the report: `files` rendered, and milliseconds of all of them. */
export type RouteTimes = Record<string, { files: number; ms: number }>

/** The parts of a build's work, each in milliseconds. */
const PHASES = ['load', 'bundle', 'plan', 'pages', 'files', 'pictures'] as const
export type PhaseTimes = Record<(typeof PHASES)[number], number>

/** Tells how long it is since the last time it was asked, so that one phase begins where the other ends. */
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

/** Routes are shared by processes and shares: their work is added up. */
export function mergeRoutes(all: readonly RouteTimes[]): RouteTimes {
  const merged: RouteTimes = {}
  for (const times of all) for (const [route, { files, ms }] of Object.entries(times)) addTime(merged, route, ms, files)
  return merged
}

/** Processes and shares work side by side: the longest of each phase. */
export const mergePhases = (all: readonly PhaseTimes[]): PhaseTimes =>
  Object.fromEntries(PHASES.map((phase) => [phase, Math.max(...all.map((times) => times[phase]))])) as PhaseTimes

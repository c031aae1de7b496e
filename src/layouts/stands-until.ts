/** The moment that a list by the clock, or the head of what has a time, was built for. */
const BUILT_AT = /\sdata-(?:agenda|event)="([^"]+)"/
const TIMES = /\sdatetime="([^"]+)"/gi

/**
 * Until when a view stands as it is drawn, ms since 1970: to the next time in it. Undefined where nothing of it moves
 * with the clock (boot/agenda.ts), or all has passed.
 */
export function standsUntil(html: string): number | undefined {
  const builtAt = Date.parse(BUILT_AT.exec(html)?.[1] ?? '')
  if (Number.isNaN(builtAt)) return undefined
  const times = [...html.matchAll(TIMES)].map(([, time = '']) => Date.parse(time)).filter((time) => time > builtAt)
  return times.length > 0 ? Math.min(...times) : undefined
}

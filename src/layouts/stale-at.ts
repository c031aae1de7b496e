/** Times at which something on the page changes: of what runs, and of the fair's day (components/by-clock.ts, TodayPanel.tsx). */
const TIMES = /\sdata-(?:span|changes)="([^"]+)"/g

/**
 * Until when a view stands as it was drawn at a moment, ms since 1970: to the next time in it. Undefined where nothing of
 * it goes by the clock (client/by-clock.ts), or all has passed.
 */
export function staleAt(html: string, drawnAt: string): number | undefined {
  const from = Date.parse(drawnAt)
  const times = [...html.matchAll(TIMES)].flatMap(([, text = '']) => text.split(/[ /]/).map((time) => Date.parse(time)))
  const coming = times.filter((time) => time > from)
  return coming.length > 0 ? Math.min(...coming) : undefined
}

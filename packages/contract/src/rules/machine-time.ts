/**
 * The machine's wall clock, in ms since 1970: the one place that reads it (tests/house forbids it elsewhere). Only for
 * servers (sandbox, scripts) and for values that outlive a page and follow the machine's own time. What visitors see
 * uses the platform's time (src/lib/clock.ts).
 */
export function machineTime(): number {
  return Date.now()
}

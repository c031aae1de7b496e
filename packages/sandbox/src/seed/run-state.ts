import type { RunState } from '@fair/contract/live.ts'

/** The state of a live or meeting at an instant; once over, it may have a recording. */
export function runState(startTime: string, endTime: string, now: Date, isRecorded: boolean): RunState {
  const at = now.getTime()
  if (at < Date.parse(startTime)) return 'upcoming'
  if (at < Date.parse(endTime)) return 'live'
  return isRecorded ? 'replay' : 'ended'
}

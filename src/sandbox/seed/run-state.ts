import type { RunState } from '../../contract/live.ts'

/** Where a live or meeting is at an instant; what is over has a recording or not. */
export function runState(startTime: string, endTime: string, now: Date, isRecorded: boolean): RunState {
  const at = now.getTime()
  if (at < Date.parse(startTime)) return 'upcoming'
  if (at < Date.parse(endTime)) return 'live'
  return isRecorded ? 'replay' : 'ended'
}

// The goals of our pages compared with the floor, and whether they are met.
import { median, ratio, rounded } from './figures.ts'
import type { Measured } from './measure.ts'

export interface Goal {
  readonly what: string
  readonly measured: number | null
  readonly limit: number
  readonly unit: string
}

const MAX_SLOWDOWN = 1.15
const TBT_MS = 50
const FIRST_KB = 90
const SECOND_KB = 25
const EXECUTED_KB = 20
const REQUESTS = 14

/** The goals of one page. */
export function goalsOf(page: string, ours: Measured, floor: Measured): Goal[] {
  const goal = (what: string, measured: number | null, limit: number, unit: string): Goal => ({
    what: `${page}: ${what}`,
    measured,
    limit,
    unit,
  })
  const timeGoal = (what: string, key: 'fcp' | 'lcp' | 'favourite') =>
    goal(what, rounded(ratio(ours.times[key], floor.times[key]), 2), MAX_SLOWDOWN, 'x floor')
  const blocked = (each: Measured) => median(each.times.tbt) ?? 0
  return [
    timeGoal('FCP', 'fcp'),
    timeGoal('LCP', 'lcp'),
    goal('TBT', rounded(blocked(ours)), Math.round(blocked(floor)) + TBT_MS, 'ms'),
    goal('CLS', rounded(median(ours.times.cls), 3), 0, ''),
    goal('script executed', rounded(ours.weight.executed / 1000, 1), EXECUTED_KB, 'KB'),
    goal('first page', rounded(ours.weight.bytes / 1000, 1), FIRST_KB, 'KB'),
    goal('second page', rounded(ours.weight.secondBytes / 1000, 1), SECOND_KB, 'KB'),
    goal('requests', ours.weight.requests, REQUESTS, ''),
    timeGoal('favourite answers', 'favourite'),
  ]
}

/** One line: met or missed, the measured value, and the limit. */
export function lineOf({ what, measured, limit, unit }: Goal): string {
  const isMet = measured !== null && measured <= limit
  const most = [limit, unit].join(' ').trim()
  return `${isMet ? 'met   ' : 'missed'}  ${what}: ${measured ?? 'no answer'} (at most ${most})`
}

import { load } from '../data/load.ts'
import { chance } from './random.ts'
import type { Text } from './text.ts'

/** A group of exhibitors with a joint presence: a province's pavilion, a country's, an association's. */
export interface Group {
  readonly id: string
  readonly name: Text
  /** The region codes of its members; CN means all of China if an association represents an industry. */
  readonly regions: readonly string[]
  /** Only exhibitors of these industries. */
  readonly industries?: readonly string[]
  /** The fraction of eligible exhibitors that are its members. */
  readonly share: number
}
/** The first ten groups use a fixed salt, so that their members do not change. */
const FIRST_TEN = 10

export const GROUPS: readonly Group[] = load('catalogue/groups')

/** The data that determine an exhibitor's group. */
export interface Candidate {
  readonly regionCode: string
  readonly industryId: string
  /** The key of its draws. */
  readonly key: number
}

/**
 * The first group that accepts the exhibitor: its region's, otherwise its industry's association; undefined if there is
 * none.
 */
export const groupFor = ({ regionCode, industryId, key }: Candidate): Group | undefined =>
  GROUPS.find(
    ({ regions, industries, share }, index) =>
      (regions.includes(regionCode) || regions.some((region) => regionCode.startsWith(`${region}-`))) &&
      (industries?.includes(industryId) ?? true) &&
      chance(key, index < FIRST_TEN ? 22 : 600 + index, share),
  )

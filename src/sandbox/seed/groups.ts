import { load } from '../data/load.ts'
import { chance } from './draw.ts'
import type { Text } from './text.ts'

/** A group of exhibitors that shows together: a province's pavilion, a country's, an association's. */
export interface Group {
  readonly id: string
  readonly name: Text
  /** The region codes of its members; CN stands for all of China where an association gathers an industry. */
  readonly regions: readonly string[]
  /** Only exhibitors of these industries. */
  readonly industries?: readonly string[]
  /** How many of those whom it could have are its members. */
  readonly share: number
}
/** They draw as they always did, so that their members stay. */
const FIRST_TEN = 10

export const GROUPS: readonly Group[] = load('catalogue/groups')

/** What decides about the group of an exhibitor. */
export interface Candidate {
  readonly regionCode: string
  readonly industryId: string
  /** Of its draws. */
  readonly key: number
}

/** The first group that takes the exhibitor: its region's, else its industry's association; undefined for none. */
export const groupFor = ({ regionCode, industryId, key }: Candidate): Group | undefined =>
  GROUPS.find(
    ({ regions, industries, share }, index) =>
      (regions.includes(regionCode) || regions.some((region) => regionCode.startsWith(`${region}-`))) &&
      (industries?.includes(industryId) ?? true) &&
      chance(key, index < FIRST_TEN ? 22 : 600 + index, share),
  )

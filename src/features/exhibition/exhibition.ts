import type { Exhibition } from '@fair/contract/exhibition.ts'
import type { Instant } from '@fair/contract/rules/brand.ts'
import { dateOf, msOf } from '@fair/contract/rules/instant.ts'
import { phaseOf } from '@fair/contract/rules/time.ts'

/** The state of an exhibition: 'open' from its first to its last moment. */
export type ExhibitionState = 'open' | 'upcoming' | 'over'

/** The states in the order in which they are shown. */
export const STATES: readonly ExhibitionState[] = ['open', 'upcoming', 'over']

const STATE_OF = { now: 'open', next: 'upcoming', past: 'over' } as const

export interface ListedExhibition {
  exhibition: Exhibition
  state: ExhibitionState
  /** Its part in addresses; null for the current exhibition. */
  scopeId: string | null
  /** Whether it has its own prerendered pages; otherwise it is rendered in the browser (?eid=). */
  built: boolean
  /** Whether the page belongs to this exhibition. */
  isHere: boolean
}

export interface ExhibitionListProps {
  siteName: string
  exhibitions: ListedExhibition[]
}

export interface ExhibitionSources {
  exhibitions: readonly Exhibition[]
  siteName: string
  /** The exhibition without a prefix. */
  currentId: string | null
  /** The exhibitions that this build has pages for. */
  builtIds: readonly string[]
  /** The exhibition that the page belongs to. */
  hereId: string | null
  /** ISO 8601, UTC. */
  now: Instant
}

/** Data of an unpublished exhibition is never part of the build. */
export const isPublished = ({ publishState }: Exhibition): boolean => publishState === '1'

/** The tenant's published exhibitions: open ones, then upcoming ones by start, then past ones, the latest first. */
export function exhibitionList({
  exhibitions,
  siteName,
  currentId,
  builtIds,
  hereId,
  now,
}: ExhibitionSources): ExhibitionListProps {
  const at = dateOf(now)
  const listed = exhibitions.filter(isPublished).map((exhibition) => ({
    exhibition,
    state: STATE_OF[phaseOf(exhibition, at) ?? 'past'],
    scopeId: exhibition.exhibitionId === currentId ? null : exhibition.exhibitionId,
    built: builtIds.includes(exhibition.exhibitionId),
    isHere: exhibition.exhibitionId === hereId,
  }))
  const start = (each: ListedExhibition) => msOf(each.exhibition.startTime)
  listed.sort((a, b) => {
    const byState = STATES.indexOf(a.state) - STATES.indexOf(b.state)
    return byState || (a.state === 'over' ? start(b) - start(a) : start(a) - start(b))
  })
  return { siteName, exhibitions: listed }
}

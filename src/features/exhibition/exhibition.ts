import type { Exhibition } from '../../contract/exhibition.ts'
import type { Instant } from '../../domain/brand.ts'
import { dateOf, msOf } from '../../domain/instant.ts'
import { phaseOf } from '../../domain/time.ts'

/** Where an exhibition stands: 'open' from its first to its last moment. */
export type ExhibitionState = 'open' | 'upcoming' | 'over'

/** The states in the order in which they are shown. */
export const STATES: readonly ExhibitionState[] = ['open', 'upcoming', 'over']

const STATE_OF = { now: 'open', next: 'upcoming', past: 'over' } as const

export interface ListedExhibition {
  exhibition: Exhibition
  state: ExhibitionState
  /** Its part in addresses: null for the current one. */
  scopeId: string | null
  /** Has prerendered pages of its own; otherwise it is shown live (?eid=). */
  built: boolean
  /** The page is this exhibition's. */
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
  /** Those that this build has pages of. */
  builtIds: readonly string[]
  /** The exhibition that the page is of. */
  hereId: string | null
  /** ISO 8601, UTC. */
  now: Instant
}

/** Nothing of an exhibition that is not published leaves the build. */
export const isPublished = ({ publishState }: Exhibition): boolean => publishState === '1'

/** The tenant's published exhibitions: open ones first, the next to open, then the last that closed. */
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

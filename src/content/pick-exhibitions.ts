import type { Exhibition } from '@fair/contract/exhibition.ts'
import { BuildFailure, EXIT } from '@fair/contract/rules/failure.ts'
import { chooseExhibition } from '../domain/exhibition.ts'

/** Which exhibitions to build: 'all' means all published ones; an unpublished one only if it is named. */
export function pickExhibitions(exhibitions: Exhibition[], query: 'current' | 'all' | string[]) {
  const published = exhibitions.filter((each) => each.publishState === '1')
  // Unpublished exhibitions are never built by default: if the current one is unpublished, the first published one is
  // at the root.
  const current = chooseExhibition({ requested: null, list: published }).exhibition?.exhibitionId ?? null
  const ids: string[] = exhibitions.map((each) => each.exhibitionId)
  if (Array.isArray(query)) {
    const missing = query.filter((id) => !ids.includes(id))
    if (missing.length > 0) {
      throw new BuildFailure(
        EXIT.configuration,
        `The platform has no exhibition ${missing.join(', ')}; it has ${ids.join(', ') || 'none'}.`,
      )
    }
    const currentId = current !== null && query.includes(current) ? current : (query[0] ?? null)
    return { currentId, exhibitionIds: first(query, currentId) }
  }
  if (query === 'current') return { currentId: current, exhibitionIds: current === null ? [] : [current] }
  return {
    currentId: current,
    exhibitionIds: first(
      published.map((each) => each.exhibitionId),
      current,
    ),
  }
}

const first = (ids: readonly string[], id: string | null) =>
  id === null ? [...ids] : [id, ...ids.filter((each) => each !== id)]

import type { InputOf, Page } from '@fair/contract/endpoint.ts'
import type { Contract } from '@fair/contract/index.ts'
import type { Context } from '../context.ts'
import { pageOf } from '../paging.ts'
import type { ExhibitorEntity } from '../sent.ts'
import { exhibitsOf, toExhibitSummary } from './exhibit-list.ts'
import { toExhibitorSummary } from './exhibitor-list.ts'
import { livesOf, meetingsOf } from './programme.ts'
import { foundIds } from './searched.ts'

type Query = InputOf<Contract['search']['entityPage']>

/** Exhibitors per page by default. */
const PAGE_SIZE = 10
/** Exhibits shown per exhibitor. */
const EXHIBITS_EACH = 4

/**
 * Exhibitor mode of the lists (`type=exhibitor`, Spec 2): the exhibitors that have items of the requested kind which
 * match the keyword by their own name or the exhibitor's, recommended first, each with its matches.
 */
export function entityPage({ entityType, keyword, ...paging }: Query, context: Context): Page<ExhibitorEntity> {
  const { catalogue, exhibitionId, language } = context
  const having = entityType === 'EXHIBIT' ? withExhibits(keyword, context) : withProgramme(entityType, keyword, context)
  const { ids } = catalogue.exhibitors(exhibitionId).filter({ language, choice: {}, only: (id) => having.has(id) })
  return pageOf(ids, paging, PAGE_SIZE, (id) => {
    const exhibitor = toExhibitorSummary(id, context)
    const entities = having.get(id)
    return exhibitor && entities && { exhibitor, ...entities() }
  })
}

/** The items of each exhibitor, created when its page is requested. */
type Having = ReadonlyMap<string, () => Omit<ExhibitorEntity, 'exhibitor'>>

function withExhibits(keyword: string | undefined, context: Context): Having {
  const { catalogue, db, exhibitionId, language } = context
  const found = foundIds(keyword, 'EXHIBIT', context)
  const matching = new Set(catalogue.exhibits(exhibitionId).filter({ language, choice: {}, found }).ids)
  const makers = db.all<{ id: string; exhibitor_id: string }>(
    'SELECT id, exhibitor_id FROM exhibit WHERE exhibition_id = ? AND withdrawn = 0',
    exhibitionId,
  )
  const exhibitorIds = new Set(makers.flatMap((row) => (matching.has(row.id) ? row.exhibitor_id : [])))
  return new Map(
    [...exhibitorIds].map((exhibitorId) => [
      exhibitorId,
      () => {
        const shown = exhibitsOf(exhibitorId, context).filter((id) => matching.has(id))
        const exhibits = shown.slice(0, EXHIBITS_EACH).flatMap((id) => toExhibitSummary(id, context) ?? [])
        return { exhibits, lives: [], meetings: [] }
      },
    ]),
  )
}

function withProgramme(kind: 'LIVE' | 'MEETING', keyword: string | undefined, context: Context): Having {
  const ids = foundIds(keyword, kind, context)
  const isFound = (id: string) => !ids || ids.has(id)
  if (kind === 'LIVE') {
    const lives = livesOf(context).filter(({ _id }) => isFound(_id))
    const byExhibitor = Map.groupBy(lives, ({ exhibitorId }) => exhibitorId)
    return mapValues(byExhibitor, (own) => ({ exhibits: [], lives: own, meetings: [] }))
  }
  const hosts = new Map(context.fair.meetings.map(({ id, exhibitorId }) => [id, exhibitorId]))
  const meetings = meetingsOf(context).filter(({ meetingId }) => isFound(meetingId))
  const byExhibitor = Map.groupBy(meetings, ({ meetingId }) => hosts.get(meetingId) ?? '')
  return mapValues(byExhibitor, (own) => ({ exhibits: [], lives: [], meetings: own }))
}

function mapValues<T>(
  groups: ReadonlyMap<string, T[]>,
  make: (own: T[]) => Omit<ExhibitorEntity, 'exhibitor'>,
): Having {
  return new Map([...groups].map(([id, own]) => [id, () => make(own)]))
}

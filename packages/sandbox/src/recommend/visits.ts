import { DEFAULT_VISITOR_ID } from '@fair/contract/rules/limits.ts'
import { TrackingContent } from '@fair/contract/tracking.ts'
import * as z from 'zod/mini'
import type { Context } from '../context.ts'

/** How many of a visitor's latest page views count. */
const LAST = 200

interface VisitRow {
  pathname: string
  content: string
}

/**
 * The exhibitors that a visitor has viewed, and how often: their own pages, and those of their exhibits (tracking). A
 * visitor who is not logged in is identified by the visitor id, unless it is the shared default.
 */
export function visitsOf({ db, userId, visitorId, fair }: Context): ReadonlyMap<string, number> {
  if (userId === null && visitorId === DEFAULT_VISITOR_ID) return new Map()
  const [column, id] = userId === null ? ['visitor_id', visitorId] : ['user_id', userId]
  const rows = db.all<VisitRow>(
    `SELECT pathname, content FROM tracking_record WHERE ${column} = ? ORDER BY seq DESC LIMIT ?`,
    id ?? '',
    LAST,
  )
  if (rows.length === 0) return new Map()
  const makerOf = new Map(fair.exhibits.map((exhibit) => [exhibit.id, exhibit.exhibitorId]))
  const visits = new Map<string, number>()
  for (const row of rows) {
    const exhibitorId = ownerOf(row, makerOf)
    if (exhibitorId !== undefined) visits.set(exhibitorId, (visits.get(exhibitorId) ?? 0) + 1)
  }
  return visits
}

const detail = /^\/(exhibitor|exhibits)\/detail\/([^/]+)\/?$/

function ownerOf({ pathname, content }: VisitRow, makerOf: ReadonlyMap<string, string>): string | undefined {
  const { data } = z.safeParse(TrackingContent, JSON.parse(content))
  if (data?.owner === 'EXHIBITOR' && data.ownerId) return data.ownerId
  const [, kind, id = ''] = detail.exec(pathname) ?? []
  return kind === 'exhibitor' ? id : makerOf.get(id)
}

import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import type { siteRest as SiteRest } from '@fair/contract/site.ts'
import type { Context } from '../context.ts'
import { found, wrongField } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'
import { posterSubject } from '../poster/subject.ts'
import { POSTER, renderPoster } from '../poster/svg.ts'
import { say } from '../texts.ts'

const PATH_MAX = 500

/** Spec 7, "Site and auth": the visitor's location, and posters to share. */
export const siteRest: GroupHandlers<typeof SiteRest> = {
  ip: (_, { headers }) => {
    const ip = headers.get('X-Forwarded-For')?.split(',')[0]?.trim() || '127.0.0.1'
    return { ip, ...placeOf(ip) }
  },
  /** The same poster has the same address, however often it is requested. */
  posterShare: ({ posterType, id, path }, context) => {
    if (!/^\/(?![/\\])/.test(path) || path.length > PATH_MAX) throw wrongField('path', 'invalid')
    const { db, tenant, language, now } = context
    const { title, line } = posterSubject(posterType, id, context)
    const shareUrl = new URL(path, originOf(context)).href
    const svg = renderPoster({
      language,
      colour: tenant.theme.primaryColor,
      site: tenant.site(language).siteName,
      title,
      lines: [line, datesOf(context)].filter((each) => each !== null),
      url: shareUrl,
      hint: say(language, 'posterHint'),
    })
    const digest = createHash('sha256').update(svg).digest('base64url').slice(0, 22)
    db.run('INSERT OR IGNORE INTO poster VALUES (?, ?, ?)', digest, svg, now().toISOString())
    return { poster: { url: `/sandbox/poster/${digest}.svg`, ...POSTER, alt: title }, shareUrl }
  },
}

/** Documentation networks (RFC 5737) are unassigned: here each has a place, so that locations can be tried out. */
const PLACES: readonly (readonly [network: string, countryCode: string, regionCode: string | null])[] = [
  ['192.0.2.', 'JP', null],
  ['198.51.100.', 'KR', null],
  ['203.0.113.', 'US', null],
]
const PRIVATE = /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd]|fe80:)/i

/** A visitor on this machine or its network is in the fair's own town; other addresses have no known place. */
function placeOf(ip: string): { countryCode: string | null; regionCode: string | null } {
  if (isIP(ip) === 0) return { countryCode: null, regionCode: null }
  if (PRIVATE.test(ip)) return { countryCode: 'CN', regionCode: 'CN-ZJ' }
  const [, countryCode = null, regionCode = null] = PLACES.find(([network]) => ip.startsWith(network)) ?? []
  return { countryCode, regionCode }
}

/** The requesting site, for a link that others can open. */
function originOf({ headers, tenant }: Context): string {
  const origin = headers.get('Origin')
  if (origin && URL.canParse(origin)) return origin
  const host = headers.get('Host') ?? tenant.domains[0] ?? 'localhost'
  return `${headers.get('X-Forwarded-Proto') ?? 'http'}://${host}`
}

function datesOf({ entities, exhibitionId, language }: Context): string {
  const { startTime, endTime, timeZone } = found(
    entities.exhibition(exhibitionId, language),
    'exhibition',
    exhibitionId,
  )
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone })
  return format.formatRange(new Date(startTime), new Date(endTime))
}

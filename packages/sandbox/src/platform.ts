import type { Language } from '@fair/contract/rules/language.ts'
import { measureResponses } from './business/response-stats.ts'
import { type Catalogue, createCatalogue } from './catalogue.ts'
import { requestedOr } from './clock.ts'
import type { Database } from './db/database.ts'
import { createEntities, type Entities } from './entities.ts'
import { createOverrides, type Overrides } from './overrides.ts'
import { createPresence } from './presence.ts'
import { createSearchCorpora, type SearchCorpora } from './search-corpora.ts'
import type { PastAnswers } from './seed/past-answers.ts'
import type { Fair, SeededExhibition, SeededTenant } from './seed/types.ts'
import { createSessions, type Sessions } from './sessions.ts'

/** What the handlers work with, for every caller. */
export interface Platform {
  readonly db: Database
  readonly fair: Fair
  readonly entities: Entities
  readonly catalogue: Catalogue
  readonly corpora: SearchCorpora
  readonly overrides: Overrides
  readonly sessions: Sessions
  /** The platform's clock, or the moment that the request names (clock.ts). */
  now(): Date
}

export function createPlatform(db: Database, fair: Fair, clock: () => Date): Platform {
  const now = requestedOr(clock)
  const overrides = createOverrides(db)
  const presence = createPresence(db, fair, now)
  const responses = (id: string, past: PastAnswers) => measureResponses(id, past, db, now())
  const entities = createEntities(db, fair, overrides, presence, responses)
  const catalogue = createCatalogue(db, presence)
  const corpora = createSearchCorpora({ db, fair, entities, catalogue })
  return { db, fair, overrides, entities, now, catalogue, corpora, sessions: createSessions(db, now) }
}

/** The exhibitions of a tenant, published or not, in the seed's order. */
export function exhibitionsOf(fair: Fair, tenantId: string): SeededExhibition[] {
  return fair.exhibitions.filter((each) => each.tenantId === tenantId)
}

/** The exhibition shown if none is requested: the current one, otherwise the first (Spec 4). */
export function currentExhibition(fair: Fair, tenantId: string, language: Language): SeededExhibition | undefined {
  const all = exhibitionsOf(fair, tenantId)
  return all.find((each) => each.compose(language).isCurrent === '1') ?? all[0]
}

/** The tenant of a host name, with or without a port, case-insensitive (localhost is A, b.localhost is B). */
export function tenantOfDomain(fair: Fair, domainName: string): SeededTenant | undefined {
  const host = domainName.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
  return fair.tenants.find(({ domains }) => domains.includes(host))
}

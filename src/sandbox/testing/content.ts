import { Hono } from 'hono'
import { catalogueRest } from '../../contract/catalogue.ts'
import { decorationRest } from '../../contract/decoration.ts'
import { group } from '../../contract/group.ts'
import { guest } from '../../contract/guest.ts'
import { homeRest } from '../../contract/home.ts'
import { contract } from '../../contract/index.ts'
import { micro } from '../../contract/micro.ts'
import { nationalImage } from '../../contract/national-image.ts'
import { project } from '../../contract/project.ts'
import { searchRest } from '../../contract/search.ts'
import { SAMPLE_NOW } from '../app.ts'
import { openFair } from '../db/open.ts'
import { content } from '../handlers/parts/content.ts'
import { handlers } from '../handlers.ts'
import { createPlatform, type Platform } from '../platform.ts'
import { mountCalls, paired } from '../routes.ts'
import { makeFair } from '../seed/fair.ts'
import type { Fair } from '../seed/types.ts'
import { fairSize } from '../size.ts'
import type { Asked, Headers } from './ask.ts'

/*
 * For tests only: the groups of parts/content.ts beside the core's over the sample fair, every reply held against the
 * contract, with a clock that can be set.
 */

export const calls = {
  group,
  project,
  guest,
  nationalImage,
  micro,
  catalogueRest,
  homeRest,
  decorationRest,
  searchRest,
}

export interface ContentSandbox extends Asked {
  readonly platform: Platform
  setClock(now: Date): void
  /** The headers of a demo user of the first tenant who is logged in. */
  as(userId: string, language?: string): Headers
  close(): void
}

export interface ContentOptions {
  readonly file?: string
  readonly size?: string
  readonly make?: (origin: Date) => Fair
}

export function contentSandbox({ file = ':memory:', size = 'fair', ...rest }: ContentOptions = {}): ContentSandbox {
  let clock = SAMPLE_NOW
  const make = rest.make ?? ((origin) => makeFair({ seed: 'fair', size: fairSize(size), now: origin }))
  const { db, fair } = openFair({ file, seed: 'fair', size, origin: SAMPLE_NOW, fresh: SAMPLE_NOW, make })
  const platform = createPlatform(db, fair, () => clock)
  const app = new Hono()
  const report = (error: unknown, call: string) => {
    throw new Error(call, { cause: error })
  }
  mountCalls(app, [...paired(contract, handlers), ...paired(calls, content)], platform, { check: true, report })
  return {
    platform,
    fetch: async (request) => app.fetch(request),
    setClock: (now) => {
      clock = now
    },
    as: (userId, language = 'en-US') => {
      const tenantId = fair.tenants[0]?.tenantId ?? ''
      return { language, tenantId, Authorization: platform.sessions.open(userId, tenantId) }
    },
    close: () => db.close(),
  }
}

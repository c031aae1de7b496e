import type { Endpoint, InputOf } from '@fair/contract/endpoint.ts'
import { contract } from '@fair/contract/index.ts'
import { Hono } from 'hono'
import { type BusinessAdmin, createBusinessAdmin } from '../business-admin.ts'
import { openFair } from '../db/open.ts'
import { business, businessAliases } from '../handlers/parts/business.ts'
import { mountBusinessPages } from '../pages/business.ts'
import { createPlatform, type Platform } from '../platform.ts'
import { mountCalls, paired } from '../routes.ts'
import type { Fair } from '../seed/types.ts'
import type { AnswerOf } from '../sent.ts'
import { callSandbox, payload } from './call-sandbox.ts'
import { fixtureFair } from './fixture-fair.ts'

/*
 * For tests only: the groups of parts/business.ts and their pages over a fair, every reply checked against the
 * contract.
 */

const { favourite, card, inquiry, appointment, reservation, schedule, ticket, order, coupon, rights } = contract
const { material, sample, activity, enterprise, member } = contract
export const calls = {
  favourite,
  card,
  inquiry,
  appointment,
  reservation,
  schedule,
  ticket,
  order,
  coupon,
  rights,
  material,
  sample,
  activity,
  enterprise,
  member,
}

/** The moment of the fixture: the second day of 2001, 10:42 at the venue. */
const NOW = new Date('2026-11-19T02:42:00Z')

export interface Desk {
  readonly platform: Platform
  readonly admin: BusinessAdmin
  readonly fetch: (request: Request) => Promise<Response>
  /** Advances the clock. */
  wait(minutes: number): void
  close(): void
  /** A logged-in visitor; 'en-US' by default. */
  as(userId: string, headers?: Readonly<Record<string, string>>): Visitor
  /** A visitor who is not logged in. */
  anonymous(headers?: Readonly<Record<string, string>>): Visitor
}

export interface Visitor {
  /** The payload; throws '{errCode} {errMsg}' for a refusal. */
  get<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<AnswerOf<E>>
  /** The errCode and errMsg of a refusal, as one text; 'fine' if it was not refused. */
  refusal<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<string>
}

export interface DeskOptions {
  readonly file?: string
  readonly fair?: (origin: Date) => Fair
}

export function openDesk({ file = ':memory:', fair: make = fixtureFair }: DeskOptions = {}): Desk {
  let time = NOW.getTime()
  const options = { file, seed: 'desk', size: 'small', origin: NOW, fresh: NOW, make: (origin: Date) => make(origin) }
  const { db, fair } = openFair(options)
  const platform = createPlatform(db, fair, () => new Date(time))
  const app = new Hono()
  const report = (error: unknown, call: string) => console.error(call, error)
  mountCalls(app, [...paired(calls, business), ...businessAliases], platform, { check: true, report })
  mountBusinessPages(app, platform)
  const desk = { fetch: async (request: Request) => app.fetch(request) }
  const visitor = (headers: Readonly<Record<string, string>>): Visitor => ({
    get: (endpoint, input) => payload(desk, endpoint, input, headers),
    refusal: async (endpoint, input) => {
      const { success, errCode, errMsg } = await callSandbox(desk, endpoint, input, headers)
      return success ? 'fine' : `${errCode} ${errMsg}`
    },
  })
  return {
    ...desk,
    platform,
    admin: createBusinessAdmin(platform),
    wait: (minutes) => {
      time += minutes * 60_000
    },
    close: () => db.close(),
    as: (userId, headers = {}) => {
      const tenantId = headers['tenantId'] ?? 'A'
      const Authorization = platform.sessions.open(userId, tenantId)
      return visitor({ language: 'en-US', ...headers, Authorization })
    },
    anonymous: (headers = {}) => visitor({ language: 'en-US', ...headers }),
  }
}

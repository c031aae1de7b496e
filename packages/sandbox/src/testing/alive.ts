import { chat } from '@fair/contract/chat.ts'
import { contract } from '@fair/contract/index.ts'
import { interaction } from '@fair/contract/interaction.ts'
import { liveRest } from '@fair/contract/live.ts'
import { meetingRest } from '@fair/contract/meeting.ts'
import { multimedia } from '@fair/contract/multimedia.ts'
import { replay } from '@fair/contract/replay.ts'
import { sessionFeedback } from '@fair/contract/session-feedback.ts'
import { stream } from '@fair/contract/stream.ts'
import { Hono } from 'hono'
import { SAMPLE_NOW } from '../app.ts'
import { withPassingTime } from '../chat/clock.ts'
import { openFair } from '../db/open.ts'
import { mountFaults } from '../faults/mount.ts'
import { alive } from '../handlers/parts/alive.ts'
import { mountCaptions } from '../handlers/replay-captions.ts'
import { handlers } from '../handlers.ts'
import { createPlatform, type Platform } from '../platform.ts'
import { mountCalls, paired } from '../routes.ts'
import { makeFair } from '../seed/fair.ts'
import type { Fair } from '../seed/types.ts'
import { fairSize } from '../size.ts'
import { mountStreams } from '../streams/mount.ts'
import type { Headers, TestServer } from './call-sandbox.ts'

/*
 * For tests only: the calls of lives, meetings, streams and chats over a separate fair, with access to the platform and
 * a settable clock.
 */

export interface AliveSandbox extends TestServer {
  readonly app: Hono
  readonly platform: Platform
  setClock(now: Date): void
  /** The headers of a logged-in demo user. */
  as(userId: string, language?: string): Headers
  close(): void
}

export function aliveSandbox({
  file = ':memory:',
  size = 'fair',
  make = (origin: Date): Fair => makeFair({ seed: 'fair', size: fairSize(size), now: origin }),
} = {}): AliveSandbox {
  let clock = SAMPLE_NOW
  const { db, fair } = openFair({ file, seed: 'fair', size: 'fair', origin: SAMPLE_NOW, fresh: SAMPLE_NOW, make })
  const platform = createPlatform(db, fair, () => clock)
  const app = new Hono()
  const declared = { liveRest, meetingRest, multimedia, stream, replay, interaction, sessionFeedback, chat }
  const report = (error: unknown, call: string) => console.error(call, error)
  mountCaptions(app, platform)
  mountStreams(app, withPassingTime(platform, true))
  const calls = [...paired(contract, handlers), ...paired(declared, alive)]
  mountFaults(
    app,
    platform,
    calls.map(({ endpoint }) => endpoint),
  )
  mountCalls(app, calls, platform, { check: true, report })
  return {
    app,
    platform,
    fetch: async (request) => app.fetch(request),
    setClock: (now) => {
      clock = now
    },
    as: (userId, language = 'en-US') => ({
      language,
      Authorization: platform.sessions.open(userId, fair.tenants[0]?.tenantId ?? ''),
      tenantId: fair.tenants[0]?.tenantId ?? '',
    }),
    close: () => db.close(),
  }
}

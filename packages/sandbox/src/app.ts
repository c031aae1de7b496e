import { CORS } from '@fair/contract/cors.ts'
import { contract } from '@fair/contract/index.ts'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { createAdmin } from './admin.ts'
import { withPassingTime } from './chat/clock.ts'
import { type ChatService, createChatService } from './chat/service.ts'
import { createUpgrade, type Upgrade } from './chat/upgrade.ts'
import { atClock, CLOCK_HEADER, clockOffsetOf } from './clock.ts'
import { openFair } from './db/open.ts'
import { mountDemoPage } from './demo-page/mount.ts'
import { FAULT_HEADER } from './faults/faults.ts'
import { mountFaults } from './faults/mount.ts'
import { createSwitches } from './faults/switches.ts'
import { mountMeetingPapers } from './handlers/meeting-rest-papers.ts'
import { businessAliases } from './handlers/parts/business.ts'
import { mountCaptions } from './handlers/replay-captions.ts'
import { handlers } from './handlers.ts'
import { atHosts } from './hosts.ts'
import { readImported } from './imported/data.ts'
import { importedFair } from './imported/fair.ts'
import type { MediaService } from './media/media.ts'
import { mountBusinessPages } from './pages/business.ts'
import { mountPapers } from './pages/papers.ts'
import { mountVisitorPages } from './pages/visitor.ts'
import { createPlatform } from './platform.ts'
import { mountCalls, paired } from './routes.ts'
import type { Sandbox, SandboxOptions } from './sandbox.ts'
import { makeFair } from './seed/fair.ts'
import { fairSize } from './size.ts'
import { mountStreams } from './streams/mount.ts'

/** The current time of the sample fair, on its second day: the same for every build and test. */
export const SAMPLE_NOW = new Date('2026-11-19T02:42:00Z')

/**
 * Starts the sandbox. A database file that was created with another seed, size or version is recreated.
 *
 * @throws UnusableFile, or RangeError for an invalid size; both with a message of one sentence
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { now = SAMPLE_NOW, size = 'fair', seed = 'fair', check = true } = options
  const imported = options.data === undefined ? undefined : readImported(options.data)
  const { db, fair, origin } = openFair({
    file: options.db ?? ':memory:',
    seed,
    size: imported ? imported.made : String(size),
    origin: typeof now === 'function' ? null : now,
    fresh: typeof now === 'function' ? now() : now,
    make:
      options.fair ??
      (imported ? importedFair(imported) : (around) => makeFair({ seed, size: fairSize(size), now: around })),
  })
  const platform = createPlatform(db, fair, typeof now === 'function' ? now : () => origin)
  let isClosed = false
  const print = options.report ?? ((error: unknown, call: string) => console.error(`sandbox: ${call}`, error))
  // A request that was in progress when the sandbox closed fails because its database is closed: that is no handler
  // error.
  const report: typeof print = (error, call) => {
    if (!isClosed) print(error, call)
  }

  const app = new Hono()
  app.use(async (c, next) => (isClosed ? c.body(null, 503) : next()))
  app.onError((error, c) => {
    report(error, `${c.req.method} ${c.req.path}`)
    return isClosed ? c.body(null, 503) : c.text('Internal Server Error', 500)
  })
  // A build takes the current time from this header, so that prerendered pages agree with the fair, whichever way it
  // sends requests.
  app.use((c, next) =>
    atClock(clockOffsetOf(c.req.header(CLOCK_HEADER), c.req.header('cookie')), async () => {
      await next()
      c.header('date', platform.now().toUTCString())
    }),
  )
  const { pageHosts = [], hosts } = options
  app.use(
    cors({
      origin: (page) => (mayRequest(page, pageHosts) ? page : null),
      allowMethods: [...CORS.methods],
      allowHeaders: [...CORS.requestHeaders, CLOCK_HEADER, FAULT_HEADER],
      exposeHeaders: [...CORS.exposedHeaders],
      maxAge: CORS.maxAge,
    }),
  )
  if (hosts) {
    app.use(async (c, next) => {
      await next()
      c.res = await atHosts(c.res, hosts)
    })
  }
  const media = options.media ?? lazyMedia(options.data)
  if (media) {
    mountPapers(app, platform, (request) => media.handle(request))
    mountMeetingPapers(app, platform, (request) => media.handle(request))
  }
  if (media) app.get('/media/*', (c) => media.handle(c.req.raw))
  mountVisitorPages(app, platform)
  mountBusinessPages(app, platform)
  mountCaptions(app, platform)
  mountStreams(app, withPassingTime(platform, typeof now !== 'function'))
  const calls = paired(contract, handlers)
  const endpoints = calls.map(({ endpoint }) => endpoint)
  mountDemoPage(app, platform, endpoints, createSandbox)
  mountFaults(app, platform, endpoints)
  mountCalls(app, [...calls, ...businessAliases], platform, { check, report, onCall: options.onCall })

  const chat = lazyChat(() => createChatService(withPassingTime(platform, typeof now !== 'function'), platform.now))

  return {
    app,
    fetch: async (request) => app.fetch(request),
    upgrade: chat.upgrade,
    admin: createAdmin(platform),
    origin,
    faults: createSwitches(db),
    close: () => {
      isClosed = true
      chat.close()
      db.close()
    },
  }
}

/** Drawing needs much more code than answering calls: a build that requests no picture never loads it. */
function lazyMedia(data: string | undefined): MediaService {
  let service: Promise<MediaService> | undefined
  return {
    handle: async (request) => {
      service ??= openMedia(data)
      return (await service).handle(request)
    },
  }
}

async function openMedia(data: string | undefined): Promise<MediaService> {
  const { createMedia } = await import('./media/media.ts')
  const drawn = createMedia({ cacheDir: '.sandbox/media' })
  if (data === undefined) return drawn
  const { importedMedia } = await import('./imported/media.ts')
  return importedMedia(data, drawn)
}

/** The chat service starts with its first connection: a build has none. */
function lazyChat(make: () => ChatService): { upgrade: Upgrade; close: () => void } {
  let service: ChatService | undefined
  const { upgrade, close } = createUpgrade(() => {
    service ??= make()
    return service
  })
  return {
    upgrade,
    close: () => {
      service?.close()
      close()
    },
  }
}

/**
 * Requests are allowed from pages on this machine (localhost and its subdomains, 127.0.0.0/8, ::1) and on the listed
 * hosts.
 */
function mayRequest(origin: string, pageHosts: readonly string[]): boolean {
  if (!URL.canParse(origin)) return false
  const { hostname } = new URL(origin)
  const isLoopback = hostname === '[::1]' || /^(?:.+\.)?localhost$/.test(hostname) || /^127(?:\.\d+){3}$/.test(hostname)
  return isLoopback || pageHosts.includes(hostname)
}

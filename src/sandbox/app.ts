import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { CORS } from '../contract/cors.ts'
import { contract } from '../contract/index.ts'
import { type Admin, createAdmin } from './admin.ts'
import { withPassingTime } from './chat/clock.ts'
import { type ChatService, createChatService } from './chat/service.ts'
import { createUpgrade, type Upgrade } from './chat/upgrade.ts'
import { atClock, CLOCK_HEADER, clockOffsetOf } from './clock.ts'
import { openFair } from './db/open.ts'
import { mountDemoPage } from './demo-page/mount.ts'
import { FAULT_HEADER } from './faults/faults.ts'
import { mountFaults } from './faults/mount.ts'
import { createSwitches, type FaultSwitches } from './faults/switches.ts'
import { mountMeetingPapers } from './handlers/meeting-rest-papers.ts'
import { businessAliases } from './handlers/parts/business.ts'
import { mountCaptions } from './handlers/replay-captions.ts'
import { handlers } from './handlers.ts'
import { atHosts, type SandboxHosts } from './hosts.ts'
import { readImported } from './imported/data.ts'
import { importedFair } from './imported/fair.ts'
import type { MediaService } from './media/media.ts'
import { mountBusinessPages } from './pages/business.ts'
import { mountPapers } from './pages/papers.ts'
import { mountVisitorPages } from './pages/visitor.ts'
import { createPlatform } from './platform.ts'
import { mountCalls, paired } from './routes.ts'
import { makeFair } from './seed/fair.ts'
import type { Fair } from './seed/types.ts'
import { fairSize } from './size.ts'
import { mountStreams } from './streams/mount.ts'

export interface SandboxOptions {
  /** A file's path, or ':memory:' (the default). */
  readonly db?: string
  /** small (96 exhibits), fair (1,200, the default), large (5,000), or a number of exhibits. */
  readonly size?: string | number
  /** Another seed, another fair. */
  readonly seed?: string
  /**
   * A moment: the fair is made around it, and the clock stands still there. A clock: it goes on, and the fair is made
   * around its first reading, or is the one in the file. Default: 2026-11-19T02:42:00Z, standing still.
   */
  readonly now?: Date | (() => Date)
  /** False for none; the default draws them, and is loaded with the first picture. */
  readonly media?: MediaService | false
  /** Hold every reply against the contract (the default); what breaks it answers 5000 and says where. */
  readonly check?: boolean
  /** By what other hosts answers name files, streams and the chat's connection. */
  readonly hosts?: SandboxHosts | undefined
  /** Host names whose pages may ask, besides this machine's. */
  readonly pageHosts?: readonly string[]
  /** The folder of an imported fair (imported/data.ts), which takes the sample's place. */
  readonly data?: string | undefined
  /** Another fair than the sample. */
  readonly fair?: (origin: Date) => Fair
  /** Gets each call that the client of a site or build makes, as 'GET /api/v2/app/exhibits/{exhibitsId}'. */
  readonly onCall?: ((call: string) => void) | undefined
  /** Gets what a handler threw unexpectedly. Default: the console. */
  readonly report?: (error: unknown, call: string) => void
}

/** The platform, embedded: no network needed, `fetch` answers in process. */
export interface Sandbox {
  readonly app: Hono
  /** Answers one request; its origin does not matter. */
  readonly fetch: (request: Request) => Promise<Response>
  /** Takes WebSockets for the chat service (`/webapi/im`); false for any other address. */
  readonly upgrade: Upgrade
  readonly admin: Admin
  /** The moment around which the fair was made. */
  readonly origin: Date
  /** Faults to switch on, by call or for all (faults/faults.ts). */
  readonly faults: FaultSwitches
  /** Closes the database; nothing can be asked afterwards. */
  close(): void
}

/** The moment of the sample fair, on its second day: one moment for every build and test. */
export const SAMPLE_NOW = new Date('2026-11-19T02:42:00Z')

/**
 * Starts the sandbox. A database file that was made with another seed, size or version is made anew.
 *
 * @throws UnusableFile, or RangeError for a size that is none; both in one sentence
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
  // A request that was on its way when the sandbox closed fails for want of its database: that is no error of a handler.
  const report: typeof print = (error, call) => {
    if (!isClosed) print(error, call)
  }

  const app = new Hono()
  app.use(async (c, next) => (isClosed ? c.body(null, 503) : next()))
  app.onError((error, c) => {
    report(error, `${c.req.method} ${c.req.path}`)
    return isClosed ? c.body(null, 503) : c.text('Internal Server Error', 500)
  })
  // A build takes "now" from this header, so that what it prerenders agrees with the fair, whichever way it asks.
  app.use((c, next) =>
    atClock(clockOffsetOf(c.req.header(CLOCK_HEADER), c.req.header('cookie')), async () => {
      await next()
      c.header('date', platform.now().toUTCString())
    }),
  )
  const { pageHosts = [], hosts } = options
  app.use(
    cors({
      origin: (page) => (mayAsk(page, pageHosts) ? page : null),
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

/** Drawing needs much more code than answering: a build that asks for no picture never loads it. */
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

/** The chat service begins with its first connection: a build has none. */
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

/** Pages that run on this machine may ask (localhost and its subdomains, 127.0.0.0/8, ::1), and those of named hosts. */
function mayAsk(origin: string, pageHosts: readonly string[]): boolean {
  if (!URL.canParse(origin)) return false
  const { hostname } = new URL(origin)
  const isLoopback = hostname === '[::1]' || /^(?:.+\.)?localhost$/.test(hostname) || /^127(?:\.\d+){3}$/.test(hostname)
  return isLoopback || pageHosts.includes(hostname)
}

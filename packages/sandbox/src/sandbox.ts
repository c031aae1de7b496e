import type { Hono } from 'hono'
import type { Admin } from './admin.ts'
import type { Upgrade } from './chat/upgrade.ts'
import type { FaultSwitches } from './faults/switches.ts'
import type { SandboxHosts } from './hosts.ts'
import type { MediaService } from './media/media.ts'
import type { Fair } from './seed/types.ts'

export interface SandboxOptions {
  /** A file's path, or ':memory:' (the default). */
  readonly db?: string
  /** small (96 exhibits), fair (1,200, the default), large (5,000), or a number of exhibits. */
  readonly size?: string | number
  /** Another seed gives another fair. */
  readonly seed?: string
  /**
   * A moment: the fair is created around it, and the clock stands still there. A clock: it moves, and the fair is
   * created around its first reading, or is the one in the file. Default: 2026-11-19T02:42:00Z, standing still.
   */
  readonly now?: Date | (() => Date)
  /** False for none; the default draws them, and is loaded with the first picture. */
  readonly media?: MediaService | false
  /** Check every reply against the contract (the default); one that violates it answers 5000 with the position. */
  readonly check?: boolean
  /** Other hosts for files, streams and the chat's connection in answers. */
  readonly hosts?: SandboxHosts | undefined
  /** Host names whose pages may send requests, besides this machine's. */
  readonly pageHosts?: readonly string[]
  /** The folder of an imported fair (imported/data.ts), which replaces the sample. */
  readonly data?: string | undefined
  /** Another fair instead of the sample. */
  readonly fair?: (origin: Date) => Fair
  /** Receives each call that the client of a site or build makes, as 'GET /api/v2/app/exhibits/{exhibitsId}'. */
  readonly onCall?: ((call: string) => void) | undefined
  /** Receives unexpected errors thrown by a handler. Default: the console. */
  readonly report?: (error: unknown, call: string) => void
}

/** The platform, embedded: no network needed, `fetch` answers in process. */
export interface Sandbox {
  readonly app: Hono
  /** Answers one request; its origin does not matter. */
  readonly fetch: (request: Request) => Promise<Response>
  /** Accepts WebSockets for the chat service (`/webapi/im`); false for any other address. */
  readonly upgrade: Upgrade
  readonly admin: Admin
  /** The moment around which the fair was created. */
  readonly origin: Date
  /** Faults to switch on, by call or for all (faults/faults.ts). */
  readonly faults: FaultSwitches
  /** Closes the database; no requests are possible afterwards. */
  close(): void
}

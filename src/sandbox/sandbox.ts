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
  /** Another seed, another fair. */
  readonly seed?: string
  /**
   * A moment: the fair is made around it, and the clock stands still there. A clock: it goes on, and the fair is made
   * around its first reading, or is the one in the file. Default: 2026-11-19T02:42:00Z, standing still.
   */
  readonly now?: Date | (() => Date)
  /** False for none; the default renders them, and is loaded with the first picture. */
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

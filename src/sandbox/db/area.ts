import type { Fair } from '../seed/types.ts'
import type { Database } from './database.ts'

/**
 * The tables of one area of the platform beside the catalogue's (schema.ts), with what stands in them from the start:
 * accounts, tickets … A file whose areas have another name, version or tables is made anew.
 */
export interface Area {
  readonly name: string
  /** Raised with every change of what `fill` writes. */
  readonly version: number
  /** CREATE statements, in order. */
  readonly tables: readonly string[]
  /** Writes the demo data, deterministic from the fair and the moment around which it stands. In a transaction. */
  fill?(db: Database, fair: Fair, origin: Date): void
}

import type { Fair } from '../seed/types.ts'
import type { Database } from './database.ts'

/**
 * The tables of one area of the platform besides the catalogue's (schema.ts), with their initial data: accounts,
 * tickets and so on. A database file whose areas differ in name, version or tables is recreated.
 */
export interface Area {
  readonly name: string
  /** Raised with every change to what `fill` writes. */
  readonly version: number
  /** CREATE statements, in order. */
  readonly tables: readonly string[]
  /** Writes the demo data, determined by the fair and the moment around which it takes place. In a transaction. */
  fill?(db: Database, fair: Fair, origin: Date): void
}

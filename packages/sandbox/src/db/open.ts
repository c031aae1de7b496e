import type { Fair } from '../seed/types.ts'
import { areas } from './areas.ts'
import { type Database, openDatabase } from './database.ts'
import { fillTables } from './fill.ts'
import { type Identity, isOf, markAs, storedOrigin } from './identity.ts'
import { createTables } from './schema.ts'

export interface OpenOptions {
  /** A path, or ':memory:'. */
  readonly file: string
  readonly seed: string
  readonly size: string
  /** The moment around which the fair takes place; null uses the file's own, and `fresh` for a new file. */
  readonly origin: Date | null
  readonly fresh: Date
  /** Creates the fair around a moment. Pure. */
  make(origin: Date): Fair
}

/**
 * Opens the sandbox's database with its fair, and fills the tables unless the file already contains this fair. Changes
 * made through the sandbox stay in the file for as long as its fair is the same.
 *
 * @throws Error of one sentence if the file cannot be used
 */
export function openFair(options: OpenOptions): { db: Database; fair: Fair; origin: Date } {
  const db = openDatabase(options.file)
  try {
    const origin = options.origin ?? storedOrigin(db) ?? options.fresh
    const fair = options.make(origin)
    const identity: Identity = { seed: options.seed, size: options.size, origin }
    if (!isOf(db, identity, fair)) build(db, fair, identity)
    return { db, fair, origin }
  } catch (error) {
    db.close()
    throw error
  }
}

function build(db: Database, fair: Fair, identity: Identity): void {
  db.transaction(() => {
    createTables(db)
    fillTables(db, fair)
    for (const area of areas) area.fill?.(db, fair, identity.origin)
    markAs(db, identity, fair)
  })
}

import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Dated, RowKeys, Rows } from '../lib/rows.ts'

/**
 * Memory for the database pages of a list, in KiB: anything beyond it is in the system's folder for temporary files.
 */
const CACHE_KIB = 32_000

/** How records are stored: `S` as JSON in the file, converted to `T` when read. */
interface StoredForm<S, T, K extends string> extends RowKeys<S, K> {
  read: (stored: S) => T
}

interface Found {
  place: number
  id: string
  changed: string
  json: string
}

/**
 * Rows in a temporary file, with a fixed part of it in memory, so that a process can have a list of millions. SQLite
 * creates the file when needed (SQLITE_TMPDIR, TMPDIR or /var/tmp), without a name, so that it disappears with its
 * process in any case. Each read returns a new object.
 */
export class StoredRows<S, T, K extends string> implements Rows<T, K> {
  readonly #file = new DatabaseSync('')
  readonly #form: StoredForm<S, T, K>
  readonly #keys: K[]
  readonly #indexed = new Set<K>()
  readonly #statements = new Map<string, StatementSync>()
  #length = 0

  /** Everything is one transaction that is never committed: separate transactions take three times as long. */
  constructor(form: StoredForm<S, T, K>) {
    this.#form = form
    this.#keys = Object.keys(form.keys) as K[]
    const columns = this.#keys.map((key) => `, "${key}" TEXT NOT NULL`).join('')
    this.#file.exec(`PRAGMA cache_size = -${CACHE_KIB}; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
      CREATE TABLE rows (place INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, changed TEXT NOT NULL, json TEXT NOT NULL${columns});
      BEGIN`)
  }

  get length(): number {
    return this.#length
  }

  /**
   * Appends a record; of two with the same id, the newer one takes the first one's place. Returns false for a known id.
   */
  add(stored: S): boolean {
    const { id, updateTime } = this.#form.dated(stored)
    const values = [id, updateTime, JSON.stringify(stored), ...this.#keys.map((key) => this.#form.keys[key](stored))]
    const marks = values.map(() => '?').join()
    const { changes } = this.#made(`INSERT INTO rows VALUES (?, ?, ?, ?${', ?'.repeat(this.#keys.length)})
      ON CONFLICT DO NOTHING`).run(this.#length, ...values)
    if (changes === 1) {
      this.#length += 1
      return true
    }
    const columns = ['id', 'changed', 'json', ...this.#keys.map((key) => `"${key}"`)].join()
    this.#made(`UPDATE rows SET (${columns}) = (${marks}) WHERE id = ? AND changed < ?`).run(...values, id, updateTime)
    return false
  }

  /** Replaces the record at a position; its id and keys must be the same. */
  set(place: number, stored: S): void {
    this.#made('UPDATE rows SET json = ?, changed = ? WHERE place = ?').run(
      JSON.stringify(stored),
      this.#form.dated(stored).updateTime,
      place,
    )
  }

  /** Removes records; those after them move up. */
  remove(places: readonly number[]): void {
    const removed = [...new Set(places)].sort((a, b) => a - b)
    for (const [n, place] of removed.entries()) {
      this.#made('DELETE FROM rows WHERE place = ?').run(place)
      const next = removed[n + 1] ?? this.#length
      this.#made('UPDATE rows SET place = place - ? WHERE place > ? AND place < ?').run(n + 1, place, next)
    }
    this.#length -= removed.length
  }

  clear(): void {
    this.#file.exec('DELETE FROM rows')
    this.#length = 0
  }

  /** The stored form of a record. */
  stored(place: number): S | undefined {
    const found = this.#made('SELECT json FROM rows WHERE place = ?').get(place) as Found | undefined
    return found && (JSON.parse(found.json) as S)
  }

  at(place: number): T | undefined {
    const stored = this.stored(place)
    return stored && this.#form.read(stored)
  }

  slice(from: number, to: number): T[] {
    return [...this.#select('SELECT json FROM rows WHERE place >= ? AND place < ? ORDER BY place', from, to)]
  }

  placeOf(id: string): number | undefined {
    return (this.#made('SELECT place FROM rows WHERE id = ?').get(id) as Found | undefined)?.place
  }

  *dated(): Generator<Dated> {
    const all = this.#file.prepare('SELECT id, changed FROM rows ORDER BY place').iterate()
    for (const { id, changed } of all as Iterable<Found>) yield { id, updateTime: changed }
  }

  *of(key: K, value: string, behind = -1): Generator<T> {
    // Created once all records are present: updating an index record by record takes twice as long.
    if (!this.#indexed.has(key)) this.#file.exec(`CREATE INDEX "by-${key}" ON rows ("${key}", place)`)
    this.#indexed.add(key)
    const select = `SELECT json FROM rows WHERE "${key}" = ? AND place`
    yield* this.#select(`${select} > ? ORDER BY place`, value, behind)
    if (behind > 0) yield* this.#select(`${select} < ? ORDER BY place`, value, behind)
  }

  [Symbol.iterator](): Iterator<T> {
    return this.#select('SELECT json FROM rows ORDER BY place')
  }

  close(): void {
    this.#file.close()
  }

  /** Prepares a new statement each time: the reader may run other queries meanwhile, or stop before the end. */
  *#select(sql: string, ...values: (string | number)[]): Generator<T> {
    for (const { json } of this.#file.prepare(sql).iterate(...values) as Iterable<Found>) {
      yield this.#form.read(JSON.parse(json) as S)
    }
  }

  #made(sql: string): StatementSync {
    const made = this.#statements.get(sql) ?? this.#file.prepare(sql)
    this.#statements.set(sql, made)
    return made
  }
}

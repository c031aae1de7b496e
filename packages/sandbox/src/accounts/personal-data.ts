import { randomId } from '@fair/contract/rules/limits.ts'
import { after, DAY, dueIn, isDue } from '../business/clock.ts'
import type { Context } from '../context.ts'
import type { Database } from '../db/database.ts'
import type { PersonalCopy } from '../sent.ts'
import { ACCOUNT_TABLES, accountKeysOf, idsFor, PERSONAL_TABLES } from './personal-tables.ts'
import { requester, type UserRow } from './users.ts'

/** Until a copy is ready, in ms, and how long it is stored. */
const READY_AFTER = 3_000
const STORED_FOR = 2 * DAY
const SECRET_LENGTH = 40

interface CopyRow {
  user_id: string
  secret: string
  ask_time: string
  ready_due: string
  expire_time: string
  content: string
}

/** The state of the copy of the user's data. */
export function copyOf(context: Context): PersonalCopy {
  const { db, now } = context
  const { id } = requester(context)
  const row = db.one<CopyRow>('SELECT * FROM data_copy WHERE user_id = ?', id)
  if (!row || row.expire_time <= now().toISOString())
    return { state: 'NONE', askTime: null, file: null, expireTime: null }
  const { ask_time: askTime, expire_time: expireTime, secret } = row
  if (!isDue(row.ready_due, now())) return { state: 'PREPARING', askTime: askTime, file: null, expireTime }
  const fileName = `my-data-${askTime.slice(0, 10)}.json`
  const url = `/sandbox/data/${secret}/${fileName}`
  const file = { fileId: secret, fileName, format: 'JSON', bytes: Buffer.byteLength(row.content), url }
  return { state: 'READY', askTime: askTime, file, expireTime }
}

/** Creates a copy, in place of any earlier one. */
export function makeCopy(context: Context): void {
  const { db } = context
  const row = requester(context)
  const now = context.now()
  db.run(
    'INSERT OR REPLACE INTO data_copy VALUES (?, ?, ?, ?, ?, ?)',
    ...[row.id, randomId(SECRET_LENGTH), now.toISOString(), dueIn(now, READY_AFTER), after(now, STORED_FOR)],
    JSON.stringify({ madeAt: now.toISOString(), ...personalData(db, row) }, null, 2),
  )
}

/** The copy behind an address, while it is available. */
export function copyBySecret(db: Database, secret: string, now: Date): string | undefined {
  const row = db.one<CopyRow>('SELECT * FROM data_copy WHERE secret = ?', secret)
  return row && row.expire_time > now.toISOString() && isDue(row.ready_due, now) ? row.content : undefined
}

/** All rows of a person by table, without secrets; JSON in a column is JSON in the copy. */
function personalData(db: Database, row: UserRow): Record<string, unknown[]> {
  const own = PERSONAL_TABLES.filter(({ isSecret }) => !isSecret).map(({ table, where, hidden = [] }) => {
    const rows = db.all<Record<string, unknown>>(`SELECT * FROM "${table}" WHERE ${where}`, ...idsFor(where, row.id))
    return [table, rows.map((each) => readable(each, hidden))] as const
  })
  const keys = accountKeysOf(row)
  const sent = db.all<Record<string, unknown>>(
    `SELECT time, channel, recipient, language, subject, body FROM outbox
     WHERE tenant_id = ? AND recipient IN (${keys.map(() => '?').join(', ')})`,
    ...[row.tenant_id, ...keys],
  )
  return Object.fromEntries([...own, ['outbox', sent]].filter(([, rows]) => (rows?.length ?? 0) > 0))
}

function readable(row: Record<string, unknown>, hidden: readonly string[]): Record<string, unknown> {
  const entries = Object.entries(row).filter(([name, value]) => value !== null && !hidden.includes(name))
  return Object.fromEntries(entries.map(([name, value]) => [name, parsed(value)]))
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** Deletes an account with all its data. Payments stay for the books, without a user. In a transaction. */
export function forgetUser(db: Database, row: UserRow): void {
  for (const { table, where, keeps } of PERSONAL_TABLES) {
    const but = keeps === undefined ? '' : ` AND NOT (${keeps})`
    db.run(`DELETE FROM "${table}" WHERE ${where}${but}`, ...idsFor(where, row.id))
  }
  db.run("UPDATE purchase SET user_id = 'deleted' WHERE user_id = ?", row.id)
  for (const key of accountKeysOf(row))
    for (const { table, column } of ACCOUNT_TABLES)
      db.run(`DELETE FROM "${table}" WHERE tenant_id = ? AND ${column} = ?`, row.tenant_id, key)
}

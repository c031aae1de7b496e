import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'

/** SQLite with statements prepared once. Rows are returned as plain objects keyed by column name. */
export interface Database {
  /** `T` is the row type of the statement; SQLite does not report it, so the caller must. */
  all<T>(sql: string, ...params: SQLInputValue[]): T[]
  one<T>(sql: string, ...params: SQLInputValue[]): T | undefined
  run(sql: string, ...params: SQLInputValue[]): void
  /** Commits all of `work` or nothing; a transaction within another joins it. */
  transaction<T>(work: () => T): T
  close(): void
}

/** The file cannot be opened, or is not a sandbox's; the message is one sentence for the user. */
export class UnusableFile extends Error {
  constructor(file: string, reason: string, options: ErrorOptions) {
    super(`The sandbox cannot use the database file ${file}: ${reason}.`, options)
    this.name = 'UnusableFile'
  }
}

/** Marks a file as a sandbox's ("FAIR"), so that no other database is ever recreated. */
const APPLICATION_ID = 0x46414952

/**
 * Opens a sandbox's database file, or an empty one; ':memory:' stays in the process.
 *
 * @throws UnusableFile if the file is not a sandbox's or cannot be opened
 */
export function openDatabase(file: string): Database {
  const sqlite = connect(file)
  const statements = new Map<string, StatementSync>()
  const prepared = (sql: string) => {
    const statement = statements.get(sql) ?? sqlite.prepare(sql)
    statements.set(sql, statement)
    return statement
  }
  let depth = 0
  return {
    all: <T>(sql: string, ...params: SQLInputValue[]) => prepared(sql).all(...params) as T[],
    one: <T>(sql: string, ...params: SQLInputValue[]) => prepared(sql).get(...params) as T | undefined,
    run: (sql, ...params) => {
      prepared(sql).run(...params)
    },
    transaction: (work) => {
      if (depth > 0) return work()
      sqlite.exec('BEGIN IMMEDIATE')
      depth += 1
      try {
        const result = work()
        sqlite.exec('COMMIT')
        return result
      } catch (error) {
        sqlite.exec('ROLLBACK')
        throw error
      } finally {
        depth -= 1
      }
    },
    close: () => {
      statements.clear()
      sqlite.close()
    },
  }
}

function connect(file: string): DatabaseSync {
  let sqlite: DatabaseSync | undefined
  try {
    sqlite = new DatabaseSync(file, { timeout: 5000 })
    // Reading the header reveals a file that is not a database.
    const owner = Number(sqlite.prepare('PRAGMA application_id').get()?.['application_id'])
    const tables = Number(sqlite.prepare('SELECT count(*) AS n FROM sqlite_master').get()?.['n'])
    if (owner !== APPLICATION_ID && tables > 0) throw new Error('it is a database of something else')
    sqlite.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL`)
    return sqlite
  } catch (error) {
    sqlite?.close()
    const reason = error instanceof Error ? error.message : String(error)
    throw new UnusableFile(file, reason, { cause: error })
  }
}

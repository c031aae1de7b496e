import type { Language } from '@fair/contract/rules/language.ts'
import type { Database } from './db/database.ts'

/** The entities that can be changed through the sandbox. */
export type Kind = 'exhibit' | 'exhibitor' | 'news'

type Fields = Readonly<Record<string, unknown>>

/** Fields that were changed through the sandbox: stored in the database, and applied to the composed texts. */
export interface Overrides {
  /** The changed fields of an entity in one language; undefined if it is unchanged. */
  of(kind: Kind, id: string, language: Language): Fields | undefined
  /** Adds fields to the existing changes. */
  add(kind: Kind, id: string, languages: readonly Language[], fields: Fields): void
}

export function createOverrides(db: Database): Overrides {
  const of = (kind: Kind, id: string, language: Language): Fields | undefined => {
    const sql = 'SELECT patch FROM override WHERE kind = ? AND id = ? AND language = ?'
    const row = db.one<{ patch: string }>(sql, kind, id, language)
    return row && JSON.parse(row.patch)
  }
  return {
    of,
    add: (kind, id, languages, fields) => {
      for (const language of languages) {
        const patch = JSON.stringify({ ...of(kind, id, language), ...fields })
        db.run('INSERT OR REPLACE INTO override VALUES (?, ?, ?, ?)', kind, id, language, patch)
      }
    },
  }
}

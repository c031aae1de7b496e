import type { Language } from '@fair/contract/rules/language.ts'
import type { Database } from './database.ts'

interface Named {
  id: string
  name: string
  initial: string
  az_rank: number
}

/**
 * Writes the ranks of an exhibition's exhibitors in the A–Z order of one language: by initial, '#' last, then by name
 * as the language collates it (Spec 4, mode AZ). Only rows whose rank changes are written.
 */
export function rankByName(db: Database, exhibitionId: string, language: Language): void {
  const rows = db.all<Named>(
    `SELECT text.id, text.name, text.initial, text.az_rank FROM exhibitor_text AS text
     JOIN exhibitor USING (id) WHERE exhibition_id = ? AND language = ?`,
    exhibitionId,
    language,
  )
  const { compare } = new Intl.Collator(language, { numeric: true })
  rows.sort((a, b) => byInitial(a.initial, b.initial) || compare(a.name, b.name) || compare(a.id, b.id))
  rows.forEach(({ id, az_rank }, rank) => {
    if (az_rank === rank) return
    db.run('UPDATE exhibitor_text SET az_rank = ? WHERE id = ? AND language = ?', rank, id, language)
  })
}

function byInitial(a: string, b: string): number {
  if (a === b) return 0
  if (a === '#') return 1
  return b === '#' || a < b ? -1 : 1
}

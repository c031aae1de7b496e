import { type Context, requesterOf } from '../context.ts'
import type { Material } from '../sent.ts'
import { documentNow, sourceWords } from './documents.ts'

export interface MaterialRow {
  material_id: string
  source: Material['source']
  source_id: string
  file_id: string
  /** JSON of FileRef, as it was when it was saved: for documents that are no longer offered. */
  file: string
  save_time: string
}

/** The user's materials, latest first. */
export function materialsOf({ db, userId }: Context): MaterialRow[] {
  return db.all<MaterialRow>('SELECT * FROM material WHERE user_id = ? ORDER BY seq DESC', requesterOf({ userId }))
}

export function materialFrom(row: MaterialRow, context: Context): Material {
  return {
    materialId: row.material_id,
    file: documentNow(row.source, row.source_id, row.file_id, context) ?? JSON.parse(row.file),
    source: row.source,
    sourceId: row.source_id,
    ...sourceWords(row.source, row.source_id, context),
    saveTime: row.save_time,
  }
}

import type { material as declared } from '@fair/contract/material.ts'
import { documentAt } from '../business/documents.ts'
import { idsIn } from '../business/fields.ts'
import { materialFrom, materialsOf } from '../business/materials.ts'
import { newId } from '../business/numbers.ts'
import { requesterOf } from '../context.ts'
import { found } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'
import { slice } from '../paging.ts'
import { hasTerms, searchText, termsOf } from '../search-text.ts'

const PAGE_SIZE = 20
const REMOVED_MAX = 200

/** Spec 2 (/personal-center/materials). */
export const material: GroupHandlers<typeof declared> = {
  list: ({ keyword, source, ...paging }, context) => {
    const terms = termsOf(keyword)
    const all = materialsOf(context)
      .filter((row) => source === undefined || row.source === source)
      .map((row) => materialFrom(row, context))
      .filter((each) => hasTerms(searchText(each.file.fileName, each.sourceName, each.exhibitorName ?? ''), terms))
    return { records: slice(all, paging, PAGE_SIZE), total: all.length, facets: {} }
  },
  save: ({ source, sourceId, url }, context) =>
    context.db.transaction(() => {
      const document = found(documentAt(source, sourceId, url, context), 'document', url)
      const { fileId } = document
      context.db.run(
        'INSERT OR IGNORE INTO material VALUES (NULL, ?, ?, ?, ?, ?, ?, ?)',
        ...[newId('D'), requesterOf(context), source, sourceId, fileId],
        ...[JSON.stringify(document), context.now().toISOString()],
      )
      const row = materialsOf(context).find((each) => each.source === source && each.file_id === fileId)
      return materialFrom(found(row, 'document', url), context)
    }),
  remove: ({ materialIds }, context) => {
    for (const id of idsIn('materialIds', materialIds, REMOVED_MAX)) {
      context.db.run('DELETE FROM material WHERE material_id = ? AND user_id = ?', id, requesterOf(context))
    }
    return null
  },
}

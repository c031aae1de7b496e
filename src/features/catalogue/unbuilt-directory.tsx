import { search } from '../../contract/search.ts'
import type { OpenUnbuilt } from '../shared/unbuilt.ts'
import { ExhibitorDirectoryView } from './ExhibitorDirectoryView.tsx'
import { directoryGroups } from './exhibitor-directory.ts'

/** Every exhibitor of an unbuilt exhibition, by initial. */
export const openDirectory: OpenUnbuilt = async ({ call, page }) => {
  const answer = await call(search.exhibitor, { pageNum: 1, pageSize: 0 })
  if (!answer.ok) return answer
  const groups = directoryGroups(answer.data.records, page.language)
  return { ok: true, data: <ExhibitorDirectoryView page={page} groups={groups} /> }
}

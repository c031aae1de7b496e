import { search } from '@fair/contract/search.ts'
import type { OpenUnbuilt } from '../shared/unbuilt.ts'
import { ExhibitorDirectoryView } from './ExhibitorDirectoryView.tsx'
import { directoryGroups, directoryPages } from './exhibitor-directory.ts'

/** Every exhibitor of an unbuilt exhibition, by initial, on one page. */
export const openDirectory: OpenUnbuilt = async ({ call, page }) => {
  const answer = await call(search.exhibitor, { pageNum: 1, pageSize: 0 })
  if (!answer.ok) return answer
  const [directory] = directoryPages(directoryGroups(answer.data.records, page.language), Number.MAX_SAFE_INTEGER)
  return { ok: true, data: directory && <ExhibitorDirectoryView directory={directory} /> }
}

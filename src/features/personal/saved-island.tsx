import type { Collectable } from '../../contract/favourite.ts'
import type { PageData } from '../../state/page-data.ts'
import { mountPersonal } from '../../ui/personal/mount-personal.tsx'
import { SavedList } from './SavedList.tsx'
import { SAVED } from './saved-kinds.ts'

/** The lists of one follow type each (Spec 3), by the island that stands on their page. */
const TYPES: Readonly<Record<string, Collectable>> = {
  'personal-exhibitors': 'EXHIBITOR',
  'personal-exhibition-group': 'EXHIBITOR_GROUP',
  'personal-exhibits': 'EXHIBIT',
  'personal-projects': 'PROJECT',
  'personal-news': 'INFORMATION',
  'personal-member': 'MEMBER',
}

export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  const kind = SAVED[TYPES[root.dataset['island'] ?? ''] ?? 'EXHIBITOR']
  await mountPersonal(root, data, (at) => <SavedList at={at} kind={kind} />, { open: true })
}

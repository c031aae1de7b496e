import type { ProjectBrief } from '../../contract/project.ts'
import { loadTranslate } from '../../i18n/browser-texts.ts'
import type { PageData } from '../../state/page-data.ts'
import { askLate } from '../../ui/list/list-late.ts'
import { mountList } from '../../ui/list/list-mount.tsx'
import { liveContext } from '../../ui/page-context.ts'
import { ProjectItems } from './ProjectItems.tsx'
import { PROJECT_TEXTS, PROJECT_WORDS, PROJECTS } from './project-list.ts'

/** Brings /project to life (boot/islands.ts). Rejects when its texts cannot be fetched. */
export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  const t = await loadTranslate(data.language, PROJECT_TEXTS)
  const page = liveContext(data, t)
  await mountList<ProjectBrief>(root, {
    page,
    liveId: data.liveId,
    kind: PROJECTS,
    words: PROJECT_WORDS,
    ask: askLate(data, t, async () => (await import('./project-ask.ts')).askProjects),
    items: (records) => <ProjectItems page={page} items={records} />,
    withinNameOf: (project) => project.ownerName,
  })
}

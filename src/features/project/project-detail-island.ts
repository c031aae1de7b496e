import type { PageData } from '../../state/page-data.ts'
import { openShell } from '../../ui/detail/open-shell.ts'

/** The shell /project/detail/?id=… (ui/detail/open-shell.ts). */
export const mount = (root: HTMLElement, data: PageData): Promise<void> =>
  openShell(data, '/project/detail', async (id) => {
    const { showProject } = await import('./project-live.tsx')
    await showProject(root, data, id)
  })

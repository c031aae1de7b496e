import type { PageData } from '../../state/page-data.ts'
import { openShell } from '../../ui/detail/open-shell.ts'

/** The shell /exhibition-group/detail/?id=… (ui/detail/open-shell.ts). */
export const mount = (root: HTMLElement, data: PageData): Promise<void> =>
  openShell(data, '/exhibition-group/detail', async (id) => {
    const { showGroup } = await import('./group-live.tsx')
    await showGroup(root, data, id)
  })

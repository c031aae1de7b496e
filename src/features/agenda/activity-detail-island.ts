import type { PageData } from '../../state/page-data.ts'
import { openShell } from '../../ui/detail/open-shell.ts'

/** The shell /activity/detail/?id=… (ui/detail/open-shell.ts). */
export const mount = (root: HTMLElement, data: PageData): Promise<void> =>
  openShell(data, '/activity/detail', async (id) => {
    const { showActivity } = await import('./detail-live.tsx')
    await showActivity(root, data, id)
  })

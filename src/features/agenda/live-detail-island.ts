import type { PageData } from '../../state/page-data.ts'
import { openShell } from '../../ui/detail/open-shell.ts'

/** The shell /live/detail/?id=… (ui/detail/open-shell.ts). */
export const mount = (root: HTMLElement, data: PageData): Promise<void> =>
  openShell(data, '/live/detail', async (id) => {
    const { showLive } = await import('./detail-live.tsx')
    await showLive(root, data, id)
  })

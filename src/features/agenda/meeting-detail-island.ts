import type { PageData } from '../../state/page-data.ts'
import { openShell } from '../../ui/detail/open-shell.ts'

/** The shell /meeting/detail/?id=… (ui/detail/open-shell.ts). */
export const mount = (root: HTMLElement, data: PageData): Promise<void> =>
  openShell(data, '/meeting/detail', async (id) => {
    const { showMeeting } = await import('./detail-live.tsx')
    await showMeeting(root, data, id)
  })

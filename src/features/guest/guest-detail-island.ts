import type { PageData } from '../../state/page-data.ts'
import { openShell } from '../../ui/detail/open-shell.ts'

/** The shell /guest/detail/?id=… (ui/detail/open-shell.ts). */
export const mount = (root: HTMLElement, data: PageData): Promise<void> =>
  openShell(data, '/guest/detail', async (id) => {
    const { showGuest } = await import('./guest-live.tsx')
    await showGuest(root, data, id)
  })

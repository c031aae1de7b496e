import type { PageData } from '../../state/page-data.ts'
import { openShell } from '../../ui/detail/open-shell.ts'

/** The shell /exhibitor/detail/?id=… (ui/detail/open-shell.ts). */
export const mount = (root: HTMLElement, data: PageData): Promise<void> =>
  openShell(data, '/exhibitor/detail', async (id) => {
    const { showExhibitor } = await import('./exhibitor-live.tsx')
    await showExhibitor(root, data, id)
  })

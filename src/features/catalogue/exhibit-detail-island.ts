import type { PageData } from '../../state/page-data.ts'
import { openShell } from '../../ui/detail/open-shell.ts'

/** The shell /exhibits/detail/?id=… (ui/detail/open-shell.ts). */
export const mount = (root: HTMLElement, data: PageData): Promise<void> =>
  openShell(data, '/exhibits/detail', async (id) => {
    const { showExhibit } = await import('./exhibit-live.tsx')
    await showExhibit(root, data, id)
  })

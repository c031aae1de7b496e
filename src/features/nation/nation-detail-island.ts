import type { PageData } from '../../state/page-data.ts'
import { openShell } from '../../ui/detail/open-shell.ts'

/** The shell /national-image/detail/?id=… (ui/detail/open-shell.ts). */
export const mount = (root: HTMLElement, data: PageData): Promise<void> =>
  openShell(data, '/national-image/detail', async (id) => {
    const { showNation } = await import('./nation-live.tsx')
    await showNation(root, data, id)
  })

import type { PageData } from '../../state/page-data.ts'
import { openShell } from '../../ui/detail/open-shell.ts'

/** The shell /ucan/agendadetail/?id=… (ui/detail/open-shell.ts). */
export const mount = (root: HTMLElement, data: PageData): Promise<void> =>
  openShell(data, '/ucan/agendadetail', async (id) => {
    const { showItem } = await import('./item-live.tsx')
    await showItem(root, data, id)
  })

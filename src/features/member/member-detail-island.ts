import type { PageData } from '../../state/page-data.ts'
import { openShell } from '../../ui/detail/open-shell.ts'

/** The shell /member/detail/?id=… (ui/detail/open-shell.ts). */
export const mount = (root: HTMLElement, data: PageData): Promise<void> =>
  openShell(data, '/member/detail', async (id) => {
    const { showMember } = await import('./member-live.tsx')
    await showMember(root, data, id)
  })

import type { PageData } from '../../state/page-data.ts'
import { openShell } from '../../ui/detail/open-shell.ts'

/** /activity/contain/detail/list/?id=…: to the list of that series; without one, all series stay as they are. */
export const mount = (root: HTMLElement, data: PageData): Promise<void> =>
  openShell(data, '/activity/contain/detail/list', async (id) => {
    if (id === null) return
    const { showActivity } = await import('./detail-live.tsx')
    await showActivity(root, data, id)
  })

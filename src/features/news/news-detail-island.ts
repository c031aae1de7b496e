import type { PageData } from '../../state/page-data.ts'
import { openShell } from '../../ui/detail/open-shell.ts'

/** The shell /news/detail/?id=… (ui/detail/open-shell.ts). */
export const mount = (root: HTMLElement, data: PageData): Promise<void> =>
  openShell(data, '/news/detail', async (id) => {
    const { showStory } = await import('./news-live.tsx')
    await showStory(root, data, id)
  })

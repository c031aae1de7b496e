import type { PageData } from '../../state/page-data.ts'
import { openShell } from '../../ui/detail/open-shell.ts'

/** The shell /concert/player/?id=… (ui/detail/open-shell.ts). */
export const mount = (root: HTMLElement, data: PageData): Promise<void> =>
  openShell(data, '/concert/player', async (id) => {
    const { showVideo } = await import('./player-live.tsx')
    await showVideo(root, data, id)
  })

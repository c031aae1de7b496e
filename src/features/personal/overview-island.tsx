import type { PageData } from '../../state/page-data.ts'
import { mountPersonal } from '../../ui/personal/mount-personal.tsx'
import { OverviewIsland, Plain } from './OverviewIsland.tsx'

export const mount = (root: HTMLElement, data: PageData): Promise<void> =>
  mountPersonal(root, data, (at) => <OverviewIsland at={at} />, { head: (at) => <Plain at={at} /> })

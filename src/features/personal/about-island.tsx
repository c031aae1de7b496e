import type { PageData } from '../../state/page-data.ts'
import { mountPersonal } from '../../ui/personal/mount-personal.tsx'
import { AboutIsland } from './AboutIsland.tsx'

export const mount = (root: HTMLElement, data: PageData): Promise<void> =>
  mountPersonal(root, data, (at) => <AboutIsland at={at} />, { open: true })

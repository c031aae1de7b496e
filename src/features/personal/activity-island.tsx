import type { PageData } from '../../state/page-data.ts'
import { mountPersonal } from '../../ui/personal/mount-personal.tsx'
import { ActivityIsland } from './ActivityIsland.tsx'

export const mount = (root: HTMLElement, data: PageData): Promise<void> =>
  mountPersonal(root, data, (at) => <ActivityIsland at={at} />, { open: true })

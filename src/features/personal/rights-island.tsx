import type { PageData } from '../../state/page-data.ts'
import { mountPersonal } from '../../ui/personal/mount-personal.tsx'
import { dialogSheet } from '../../ui/sheet.ts'
import { RightsIsland } from './RightsIsland.tsx'

export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  await Promise.all([dialogSheet(), mountPersonal(root, data, (at) => <RightsIsland at={at} />)])
}

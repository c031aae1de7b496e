import type { PageData } from '../../state/page-data.ts'
import { mountPersonal } from '../../ui/personal/mount-personal.tsx'
import { dialogSheet } from '../../ui/sheet.ts'
import { AccountIsland } from './AccountIsland.tsx'

export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  // The fields' sheet is the dialogs'.
  await dialogSheet()
  await mountPersonal(root, data, (at) => <AccountIsland at={at} />, { texts: ['account', 'claim'] })
}

import type { PageData } from '../../state/page-data.ts'
import { mountPersonal } from '../../ui/personal/mount-personal.tsx'
import { ticketSheet } from '../../ui/sheet.ts'
import { OrderList } from './OrderList.tsx'

/** /personal-center/order */
export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  await ticketSheet()
  await mountPersonal(root, data, (tools) => <OrderList {...tools} />, { texts: ['ticket'] })
}

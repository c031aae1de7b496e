import { inquiryBasket } from '../../state/inquiry-basket.ts'
import type { PageData } from '../../state/page-data.ts'
import { mountPersonal } from '../../ui/personal/mount-personal.tsx'
import { dialogSheet, inquirySheet } from '../../ui/sheet.ts'
import { MyInquiries } from './MyInquiries.tsx'

/** /personal-center/inquiry: the visitor's inquiries, their answers, and how they end. */
export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  const basket = inquiryBasket(data)
  await Promise.all([dialogSheet(), inquirySheet()])
  await mountPersonal(root, data, (props) => <MyInquiries {...props} basket={basket} />, { texts: ['inquiry'] })
}

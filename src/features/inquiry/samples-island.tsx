import { servicesOfForm } from '../../api/browser-form.ts'
import type { PageData } from '../../state/page-data.ts'
import { mountPersonal } from '../../ui/personal/mount-personal.tsx'
import { dialogSheet, inquirySheet } from '../../ui/sheet.ts'
import { SampleList } from './SampleList.tsx'

/** /personal-center/sample-list: samples that were asked for, and (`?ask=`) asking for one. */
export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  await Promise.all([dialogSheet(), inquirySheet()])
  await mountPersonal(
    root,
    data,
    (props) => <SampleList {...props} services={servicesOfForm(data, props.call, props.text)} />,
    { texts: ['form', 'inquiry'] },
  )
}

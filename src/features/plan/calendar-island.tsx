import { keepPage } from '../../state/offline.ts'
import type { PageData } from '../../state/page-data.ts'
import { readAuthorization } from '../../state/session.ts'
import { mountPersonal } from '../../ui/personal/mount-personal.tsx'
import { planSheet } from '../../ui/sheet.ts'
import { PlanIsland } from './PlanIsland.tsx'

/** /personal-center/calendar: what is booked, by week and day, and the calendar to subscribe to. */
export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  await planSheet()
  await mountPersonal(root, data, (props) => <PlanIsland {...props} source="calendar" />, { texts: ['plan'] })
  if (readAuthorization() !== null) void keepPage()
}

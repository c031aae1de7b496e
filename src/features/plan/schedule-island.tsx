import { keepPage } from '../../state/offline.ts'
import type { PageData } from '../../state/page-data.ts'
import { readAuthorization } from '../../state/session.ts'
import { mountPersonal } from '../../ui/personal/mount-personal.tsx'
import { planSheet } from '../../ui/sheet.ts'
import { PlanIsland } from './PlanIsland.tsx'

/** /personal-center/schedule: all that the visitor has booked or follows. */
export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  await planSheet()
  await mountPersonal(root, data, (props) => <PlanIsland {...props} source="schedule" />, { texts: ['plan'] })
  if (readAuthorization() !== null) void keepPage()
}

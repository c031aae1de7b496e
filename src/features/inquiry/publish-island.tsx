import { servicesOfForm } from '../../api/browser-form.ts'
import { inquiryBasket } from '../../state/inquiry-basket.ts'
import { awaitLogin } from '../../state/login-request.ts'
import type { PageData } from '../../state/page-data.ts'
import { mountPersonal } from '../../ui/personal/mount-personal.tsx'
import { inquirySheet } from '../../ui/sheet.ts'
import { PublishIsland } from './PublishIsland.tsx'

/** /business/publish-inquiry: signed out it asks for the login, for files are stored in an account. */
export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  const basket = inquiryBasket(data)
  await inquirySheet()
  await mountPersonal(
    root,
    data,
    ({ page, call, text }) => (
      <PublishIsland
        page={page}
        call={call}
        services={servicesOfForm(data, call, text)}
        basket={basket}
        login={() => awaitLogin('inquire')}
      />
    ),
    { texts: ['form', 'inquiry'], reason: 'inquire' },
  )
}

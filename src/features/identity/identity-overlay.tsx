import { useStore } from '@nanostores/react'
import { connect } from '../../api/browser.ts'
import { servicesOfForm } from '../../api/browser-form.ts'
import type { Call } from '../../api/client.ts'
import { loadTranslate } from '../../i18n/browser-texts.ts'
import type { ErrorKey } from '../../rules/errors.ts'
import type { PageData } from '../../state/page-data.ts'
import { showToast } from '../../state/page-events.ts'
import type { SessionStore } from '../../state/session-store.ts'
import type { FormServices } from '../../ui/form/services.ts'
import type { PageContext } from '../../ui/page.ts'
import { liveContext } from '../../ui/page-context.ts'
import { createRoot } from '../../ui/root.ts'
import { dialogSheet } from '../../ui/sheet.ts'
import { ChannelForm } from './ChannelForm.tsx'
import { IdentityPicker } from './IdentityPicker.tsx'

const IDENTITY_TEXTS = ['common', 'errors', 'form', 'identity'] as const

let mounting: Promise<void> | undefined

/** Draws the channel picker and the channel form whenever the session opens them; once a page. */
export function mount(data: PageData, session: SessionStore): Promise<void> {
  mounting ??= draw(data, session).catch((error: unknown) => {
    mounting = undefined
    throw error
  })
  return mounting
}

async function draw(data: PageData, session: SessionStore): Promise<void> {
  const [t] = await Promise.all([loadTranslate(data.language, IDENTITY_TEXTS), dialogSheet()])
  const text = (key: ErrorKey) => t(`errors:${key}`)
  const call = connect(data, text)
  const services = servicesOfForm(data, call, text)
  const place = document.body.appendChild(document.createElement('div'))
  const page = liveContext(data, t)
  createRoot(place).render(<IdentityOverlay page={page} session={session} call={call} services={services} />)
}

interface Props {
  page: PageContext
  session: SessionStore
  call: Call
  services: FormServices
}

function IdentityOverlay({ page, session, call, services }: Props) {
  const { dialog, userChannel, identityId, channelForm } = useStore(session.$session)
  const close = () => session.send({ type: 'closed' })
  if (dialog === 'channels') {
    const pick = (chosen: string) => session.send({ type: 'picked', identityId: chosen })
    return <IdentityPicker page={page} identities={userChannel} current={identityId} pick={pick} close={close} />
  }
  if (dialog !== 'channelForm') return null
  return (
    <ChannelForm
      page={page}
      call={call}
      services={services}
      form={channelForm}
      identityId={identityId}
      sent={() => {
        session.send({ type: 'completed' })
        showToast({ text: page.t('identity:owedDone') })
      }}
      close={close}
    />
  )
}

import { useStore } from '@nanostores/react'
import { connect } from '../../api/browser.ts'
import { servicesOfForm } from '../../api/browser-form.ts'
import type { Call } from '../../api/client.ts'
import type { ErrorKey } from '../../domain/errors.ts'
import type { LoadOverlay } from '../../islands/overlay.ts'
import { loadTranslate } from '../../lib/i18n/browser-texts.ts'
import type { PageContext } from '../../lib/page.ts'
import { liveContext } from '../../lib/page-context.ts'
import type { SessionStore } from '../../stores/session-store.ts'
import { showToast } from '../../stores/toasts.ts'
import type { FormServices } from '../shared/form/services.ts'
import { dialogSheet } from '../shared/style-sheets.ts'
import { ChannelForm } from './ChannelForm.tsx'
import { IdentityPicker } from './IdentityPicker.tsx'

const IDENTITY_TEXTS = ['common', 'errors', 'form', 'identity'] as const

/** The channel picker and the channel form, as long as the session wants one. */
export const load: LoadOverlay<'identity'> = async (_, { data, session }) => {
  const [t] = await Promise.all([loadTranslate(data.language, IDENTITY_TEXTS), dialogSheet()])
  const text = (key: ErrorKey) => t(`errors:${key}`)
  const call = connect(data, text)
  const services = servicesOfForm(data, call, text)
  return <IdentityOverlay page={liveContext(data, t)} session={session} call={call} services={services} />
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

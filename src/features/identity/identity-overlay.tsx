import { useStore } from '@nanostores/react'
import { useIsland } from '../../islands/IslandProvider.tsx'
import type { LoadOverlay } from '../../islands/overlay.ts'
import { preparePage } from '../../islands/page.ts'
import type { SessionStore } from '../../stores/session-store.ts'
import { showToast } from '../../stores/toasts.ts'
import { dialogSheet } from '../shared/style-sheets.ts'
import { ChannelForm } from './ChannelForm.tsx'
import { IdentityPicker } from './IdentityPicker.tsx'

/** The channel picker and the channel form, as long as the session requires one. */
export const load: LoadOverlay<'identity'> = async (_, { session }) => {
  await Promise.all([preparePage(['form', 'identity']), dialogSheet()])
  return <IdentityOverlay session={session} />
}

function IdentityOverlay({ session }: { session: SessionStore }) {
  const { t } = useIsland().page
  const { dialog, userChannel, identityId, channelForm } = useStore(session.$session)
  const close = () => session.send({ type: 'dialogClosed' })
  if (dialog === 'channels') {
    const pick = (chosen: string) => session.send({ type: 'identityPicked', identityId: chosen })
    return <IdentityPicker identities={userChannel} current={identityId} pick={pick} close={close} />
  }
  if (dialog !== 'channelForm') return null
  const sent = () => {
    session.send({ type: 'profileCompleted' })
    showToast({ text: t('identity:owedDone') })
  }
  return <ChannelForm form={channelForm} identityId={identityId} sent={sent} close={close} />
}

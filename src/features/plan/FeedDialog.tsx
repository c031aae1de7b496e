import { absoluteAddress } from '@fair/contract/rules/address.ts'
import { schedule } from '@fair/contract/schedule.ts'
import { useState } from 'react'
import { Dialog } from '../../components/Dialog.tsx'
import { Icon } from '../../components/Icon.tsx'
import { QrCodeElement } from '../../components/shoelace/QrCodeElement.tsx'
import { WriteButton } from '../../components/WriteButton.tsx'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { showToast } from '../../stores/toasts.ts'
import { CopyField } from '../shared/CopyField.tsx'
import { useEndpoint } from '../shared/form/useAnswer.ts'
import { RequestState } from '../shared/RequestState.tsx'
import { useBlockingWrite } from '../shared/useBlockingWrite.ts'

/** The schedule as a calendar subscription: a secret, renewable address, for this device or by QR for a phone. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const { page, data, call } = useIsland()
  const { t } = page
  const request = useEndpoint(schedule.feed, {})
  const { answer } = request
  const [renewed, setRenewed] = useState<string | null>(null)
  const { busy, write } = useBlockingWrite()
  const url = renewed ?? (answer?.ok ? answer.data.url : null)
  const address = url === null ? '' : absoluteAddress(url, data.apiBase || location.href)
  const renew = async () => {
    const result = await call(schedule.feed, { renew: true })
    if (!result.ok) return showToast({ text: result.message, bad: true })
    setRenewed(result.data.url)
    showToast({ text: t('plan:feed.renewed') })
  }
  return (
    <Dialog title={t('plan:feed.title')} close={t('common:close')} onClose={onClose}>
      <p>{t('plan:feed.why')}</p>
      {!answer?.ok ? (
        <RequestState request={request} />
      ) : (
        <>
          <a className="btn btn-primary btn-block" href={address.replace(/^https?:/, 'webcal:')} data-first>
            {t('plan:feed.open')}
          </a>
          <CopyField text={address} label={t('plan:feed.address')} action={t('plan:feed.copy')} secondary />
          <div className="hand">
            <QrCodeElement text={address} label={t('plan:feed.qr')} />
            <p className="small muted">{t('plan:feed.secret')}</p>
          </div>
          <WriteButton className="btn btn-quiet" busy={busy} onPress={() => write(renew)}>
            <Icon name="retry" small />
            {t('plan:feed.renew')}
          </WriteButton>
        </>
      )}
    </Dialog>
  )
}

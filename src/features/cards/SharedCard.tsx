import { card as calls } from '@fair/contract/card.ts'
import { useState } from 'react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { ErrorState } from '../../components/ErrorState.tsx'
import { Icon } from '../../components/Icon.tsx'
import { ListSkeleton } from '../../components/Skeleton.tsx'
import { WriteButton } from '../../components/WriteButton.tsx'
import { saveFile } from '../../lib/save-file.ts'
import { vcardFileName, vcardText } from '../../lib/vcard.ts'
import { requireLogin } from '../../stores/login-request.ts'
import { useEndpoint } from '../shared/form/useAnswer.ts'
import { usePersonal } from '../shared/personal/use-personal.ts'
import { useBlockingWrite } from '../shared/useBlockingWrite.ts'
import { CardFront } from './CardFront.tsx'

/** The public card behind a link (`?shareId=`): saved to the device's address book, or stored here after a login. */
export function SharedCard({ shareId }: { shareId: string }) {
  const { page, call, recount } = usePersonal()
  const { t } = page
  const { answer, again } = useEndpoint(calls.shared, { shareId })
  const [notice, setNotice] = useState<string | null>(null)
  const { busy, write } = useBlockingWrite()
  const actions = [{ label: t('card:toCards'), href: page.href('/personal-center/card') }]
  if (answer === null) return <ListSkeleton />
  if (!answer.ok) {
    if (answer.code !== 'service') {
      return <ErrorState failure={answer} title={t('card:failed')} again={again} actions={actions} />
    }
    return (
      <EmptyState illustration="missing" title={t('card:shareGone')} description={answer.message} actions={actions} />
    )
  }
  const { fields, language, portrait } = answer.data
  const keep = async () => {
    setNotice(null)
    const result = await call(calls.operate, { operation: 'KEEP', shareId })
    if (!result.ok) return setNotice(result.message)
    recount()
    location.assign(page.href('/personal-center/card', { tab: 'exchanged', id: result.data.exchangeId }))
  }
  return (
    <div className="bcard-scan">
      <h2>{t('card:sharedTitle')}</h2>
      {notice && (
        <p className="bcard-said" role="alert">
          <Icon name="alert" />
          {notice}
        </p>
      )}
      <CardFront fields={fields} language={language} portrait={portrait}>
        <WriteButton className="btn btn-primary" busy={busy} onPress={() => requireLogin('card', () => write(keep))}>
          {t(busy ? 'card:keeping' : 'card:keep')}
        </WriteButton>
        <button
          className="btn btn-2"
          type="button"
          onClick={() =>
            saveFile(vcardFileName(fields), vcardText(fields, language, '3.0'), 'text/vcard;charset=utf-8')
          }
        >
          <Icon name="download" small />
          {t('card:import')}
        </button>
      </CardFront>
    </div>
  )
}

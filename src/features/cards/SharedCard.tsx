import { useCallback, useState } from 'react'
import { type Card, card as calls } from '../../contract/card.ts'
import { vcardFileName, vcardText } from '../../rules/vcard.ts'
import { requireLogin } from '../../state/login-request.ts'
import { Face } from '../../ui/Face.tsx'
import { FailedFace } from '../../ui/FailedFace.tsx'
import { useAnswer } from '../../ui/form/useAnswer.ts'
import { Icon } from '../../ui/Icon.tsx'
import { usePersonal } from '../../ui/personal/use-personal.ts'
import { ListSkeleton } from '../../ui/personal/Waiting.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { useWrite } from '../../ui/useWrite.ts'
import { WriteButton } from '../../ui/WriteButton.tsx'
import { CardFace } from './CardFace.tsx'

/** The card behind a link (`?shareId=`), for anybody: saved into the device's address book, or kept here after a login. */
export function SharedCard({ shareId }: { shareId: string }) {
  const { page, call, recount } = usePersonal()
  const { t } = page
  const ask = useCallback(() => call(calls.shared, { shareId }), [call, shareId])
  const { answer, again } = useAnswer<Card>(ask)
  const [said, setSaid] = useState<string | null>(null)
  const { busy, write } = useWrite()
  const ways = [{ label: t('card:toCards'), href: page.href('/personal-center/card') }]
  if (answer === null) return <ListSkeleton page={page} />
  if (!answer.ok) {
    if (answer.code !== 'service') {
      return <FailedFace page={page} failure={answer} title={t('card:failed')} again={again} ways={ways} />
    }
    return <Face drawing="missing" title={t('card:shareGone')} why={answer.message} ways={ways} />
  }
  const { fields, language, portrait } = answer.data
  const keep = async () => {
    setSaid(null)
    const result = await call(calls.operate, { operation: 'KEEP', shareId })
    if (!result.ok) return setSaid(result.message)
    recount()
    location.assign(page.href('/personal-center/card', { tab: 'exchanged', id: result.data.exchangeId }))
  }
  return (
    <div className="bcard-scan">
      <h2>{t('card:sharedTitle')}</h2>
      {said && (
        <p className="bcard-said" role="alert">
          <Icon name="alert" />
          {said}
        </p>
      )}
      <CardFace page={page} fields={fields} language={language} portrait={portrait}>
        <WriteButton className="btn btn-primary" busy={busy} onPress={() => requireLogin('card', () => write(keep))}>
          {t(busy ? 'card:keeping' : 'card:keep')}
        </WriteButton>
        <button
          className="btn btn-2"
          type="button"
          onClick={() => saveFile(vcardFileName(fields), vcardText(fields, language), 'text/vcard;charset=utf-8')}
        >
          <Icon name="download" small />
          {t('card:import')}
        </button>
      </CardFace>
    </div>
  )
}

import { type Card, type CardField, card as calls } from '@fair/contract/card.ts'
import { isoOf } from '@fair/contract/rules/instant.ts'
import { useState } from 'react'
import { Dialog } from '../../components/Dialog.tsx'
import { ErrorNote } from '../../components/ErrorNote.tsx'
import { Icon } from '../../components/Icon.tsx'
import { QrCodeElement } from '../../components/shoelace/QrCodeElement.tsx'
import { WriteButton } from '../../components/WriteButton.tsx'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { now } from '../../lib/clock.ts'
import { saveFile } from '../../lib/save-file.ts'
import { vcardFileName, vcardText } from '../../lib/vcard.ts'
import { showToast } from '../../stores/toasts.ts'
import { FieldChoice } from '../shared/business-card/FieldChoice.tsx'
import { usualFields } from '../shared/business-card/own-cards.ts'
import { routeAddress } from '../shared/route-address.ts'
import { useBlockingWrite } from '../shared/useBlockingWrite.ts'
import { onlyFields } from './card-words.ts'
import { LinkRow } from './LinkRow.tsx'

interface Props {
  card: Card
  allowed: readonly CardField[]
  onShared: () => void
  onClose: () => void
}

const LASTS = { always: null, day: 1, week: 7 } as const
type Lasts = keyof typeof LASTS
const DAY = 86_400_000

/** A card as a QR code (vCard 4.0, works without a network), as a file, or as a link that can be revoked. */
export function QrDialog({ card, allowed, onShared, onClose }: Props) {
  const { page, call } = useIsland()
  const { t } = page
  const [chosen, setChosen] = useState(() => usualFields(card, allowed))
  const [lasts, setLasts] = useState<Lasts>('always')
  const [link, setLink] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const { busy, write } = useBlockingWrite()
  const text = vcardText(onlyFields(card.fields, chosen), card.language)
  const share = async () => {
    setFailure(null)
    const days = LASTS[lasts]
    const answer = await call(calls.share, {
      cardId: card.cardId,
      fields: chosen,
      ...(days !== null && { expireTime: isoOf(now().getTime() + days * DAY) }),
    })
    if (!answer.ok) return setFailure(answer.message)
    setLink(routeAddress(page, answer.data.path))
    onShared()
  }
  return (
    <Dialog wide title={t('card:qrTitle')} close={t('common:close')} onClose={onClose}>
      <div className="bcard-qr">
        <div className="hand">
          {chosen.length > 0 ? (
            <QrCodeElement text={link ?? text} label={t(link ? 'card:qrLink' : 'card:qrLabel')} />
          ) : (
            <p className="hint">{t('card:chooseOne')}</p>
          )}
          <p className="small muted">{t(link ? 'card:qrLinkWhy' : 'card:qrWhy')}</p>
        </div>
        <FieldChoice
          card={card}
          allowed={allowed}
          chosen={chosen}
          onChange={(next) => {
            setChosen(next)
            // A link shares the fields that were chosen when it was created.
            setLink(null)
          }}
        />
      </div>
      <ErrorNote text={failure} />
      {link ? (
        <LinkRow address={link} onVcard={() => setLink(null)} />
      ) : (
        <div className="bcard-ways">
          <button
            className="btn btn-2"
            type="button"
            disabled={chosen.length === 0}
            onClick={() => {
              const fields = onlyFields(card.fields, chosen)
              saveFile(vcardFileName(fields), text, 'text/vcard;charset=utf-8')
              showToast({ text: t('card:savedFile') })
            }}
          >
            <Icon name="download" small />
            {t('card:vcf')}
          </button>
          <label className="visually-hidden" htmlFor="share-lasts">
            {t('card:lasts')}
          </label>
          <select
            className="input"
            id="share-lasts"
            value={lasts}
            onChange={(event) => setLasts(lastsOf(event.currentTarget.value))}
          >
            <option value="always">{t('card:lastsAlways')}</option>
            <option value="week">{t('card:lastsWeek')}</option>
            <option value="day">{t('card:lastsDay')}</option>
          </select>
          <WriteButton
            className="btn btn-primary"
            busy={busy || chosen.length === 0}
            onPress={() => chosen.length > 0 && write(share)}
          >
            <Icon name="share" small />
            {t(busy ? 'card:sharing' : 'card:share')}
          </WriteButton>
        </div>
      )}
    </Dialog>
  )
}

const lastsOf = (value: string): Lasts => (value === 'day' || value === 'week' ? value : 'always')

import { type Card, card as calls } from '@fair/contract/card.ts'
import { useRef, useState } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { useWrite } from '../../components/useWrite.ts'
import { WriteButton } from '../../components/WriteButton.tsx'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { fieldName } from '../shared/business-card/own-cards.ts'
import { useIdempotencyKey } from '../shared/form/useIdempotencyKey.ts'
import { withLoadingOverlay } from '../shared/loading-overlay.ts'
import { Camera } from './Camera.tsx'
import { CardFront } from './CardFront.tsx'
import { hasCamera, readPicture } from './read-code.ts'
import { type Scanned, scanned } from './scanned.ts'

type Found = { what: Exclude<Scanned, { kind: 'other' }>; card: Pick<Card, 'fields' | 'language' | 'portrait'> }

interface Props {
  onKept: (exchangeId: string) => void
}

/** Reads a card from its QR code, by camera or from a picture. The card is shown before it is stored. */
export function ScanPanel({ onKept }: Props) {
  const { page, call, text } = useIsland()
  const { t } = page
  const [isFilming, setFilming] = useState(false)
  const [found, setFound] = useState<Found | null>(null)
  const [notice, setNotice] = useState<string | null>(null)
  const { busy, write } = useWrite()
  const { idFor } = useIdempotencyKey()
  const latest = useRef<string | null>(null)
  const look = async (code: string | null) => {
    latest.current = code
    setFilming(false)
    setNotice(null)
    setFound(null)
    if (code === null) return setNotice(t('card:noCode'))
    const what = scanned(code, location.origin)
    if (what.kind === 'other') return setNotice(t('card:otherCode'))
    if (what.kind === 'card') {
      return setFound({ what, card: { fields: what.fields, language: page.language, portrait: null } })
    }
    const answer = await call(calls.shared, { shareId: what.shareId })
    // Another code has been scanned meanwhile.
    if (latest.current !== code) return
    if (answer.ok) setFound({ what, card: answer.data })
    else setNotice(answer.message)
  }
  const lookAt = async (file: Blob) => {
    // Removed before the new result, which may have the same words: it is announced again.
    setNotice(null)
    setFound(null)
    try {
      await look(await readPicture(file))
    } catch {
      // The decoder could not be loaded.
      setNotice(text('network'))
    }
  }
  const keep = async () => {
    if (!found) return
    const { what } = found
    setNotice(null)
    const answer = await call(calls.operate, {
      operation: 'KEEP',
      requestId: idFor(what),
      ...(what.kind === 'share' ? { shareId: what.shareId } : { card: what.fields }),
    })
    if (answer.ok) onKept(answer.data.exchangeId)
    else setNotice(answer.message)
  }
  const openCamera = () => {
    setNotice(null)
    setFilming(true)
  }
  return (
    <div className="bcard-scan">
      <p>{t('card:scanWhy')}</p>
      {isFilming ? (
        <Camera
          onCode={(code) => void look(code)}
          onStop={(failure) => {
            setFilming(false)
            if (failure !== null) setNotice(failure)
          }}
        />
      ) : (
        <p className="btn-row">
          {hasCamera() && (
            <button className="btn btn-primary" type="button" onClick={openCamera}>
              <Icon name="video" small />
              {t('card:camera')}
            </button>
          )}
          <label className="btn btn-2 bcard-file">
            <Icon name="image" small />
            {t('card:picture')}
            <input
              className="visually-hidden"
              type="file"
              accept="image/*"
              onChange={(event) => {
                const [file] = event.currentTarget.files ?? []
                if (file) write(() => lookAt(file))
                event.currentTarget.value = ''
              }}
            />
          </label>
        </p>
      )}
      <div role="status">
        {busy && !found && <p className="muted">{t('card:reading')}</p>}
        {found && <p className="visually-hidden">{t('card:foundTitle')}</p>}
      </div>
      {notice && (
        <p className="bcard-said" role="alert">
          <Icon name="alert" />
          {notice}
        </p>
      )}
      {found && (
        <section aria-label={t('card:foundTitle')}>
          <h2>{t('card:foundTitle')}</h2>
          {found.what.kind === 'card' && found.what.dropped.length > 0 && (
            <p className="small muted">
              {t('card:files.dropped', {
                fields: page.format.list(found.what.dropped.map((field) => fieldName(page, field))),
              })}
            </p>
          )}
          <CardFront {...found.card}>
            <WriteButton
              className="btn btn-primary"
              busy={busy}
              onPress={() => write(() => withLoadingOverlay(keep()))}
            >
              {t(busy ? 'card:keeping' : 'card:keep')}
            </WriteButton>
            <button className="btn btn-2" type="button" onClick={() => setFound(null)}>
              {t('card:drop')}
            </button>
          </CardFront>
        </section>
      )}
    </div>
  )
}

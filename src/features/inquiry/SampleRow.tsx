import { sample as calls, type Sample } from '@fair/contract/sample.ts'
import { useState } from 'react'
import type { Call } from '../../api/client.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { Picture } from '../../components/Picture.tsx'
import { Tag } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import { WriteButton } from '../../components/WriteButton.tsx'
import { isRefusal } from '../../domain/errors.ts'
import { useOwnZone } from '../../islands/useOwnZone.ts'
import { showToast } from '../../stores/toasts.ts'
import { useBlockingWrite } from '../shared/useBlockingWrite.ts'

const KINDS = {
  REQUESTED: 'plain',
  ACCEPTED: 'info',
  SENT: 'warn',
  RECEIVED: 'ok',
  REFUSED: 'bad',
  CANCELLED: 'plain',
} as const

interface Props {
  call: Call
  sample: Sample
  changed: (sample: Sample) => void
  /** The platform has refused an operation: the sample has another status by now. */
  onRefused: () => void
}

/** A requested sample: its exhibit, status, destination, and the actions available now. */
export function SampleRow({ call, sample, changed, onRefused }: Props) {
  const page = usePage()
  const { t, format } = page
  const zone = useOwnZone()
  const [isConfirming, setConfirming] = useState(false)
  const [failure, setFailure] = useState('')
  const { busy, write } = useBlockingWrite()
  const { exhibit, status, sampleId } = sample
  const operate = (operation: 'CANCEL' | 'RECEIVE') =>
    write(async () => {
      setFailure('')
      const done = await call(calls.operate, { sampleId, operation })
      if (!done.ok) {
        setFailure(done.message)
        return isRefusal(done) ? onRefused() : undefined
      }
      setConfirming(false)
      changed(done.data)
      showToast({ text: t(operation === 'CANCEL' ? 'inquiry:sample.cancelled' : 'inquiry:sample.received') })
    })
  const name = <span className="visually-hidden"> {exhibit.exhibitsName}</span>
  const canCancel = status === 'REQUESTED' || status === 'ACCEPTED'
  return (
    <li className="pc-row iq-sample">
      <span className="pc-pic">
        <Picture media={exhibit.picture} widths={[240]} sizes="7.5rem" />
      </span>
      <div>
        <p className="tags">
          <Tag kind={KINDS[status]}>{t(`inquiry:sample.status.${status}`)}</Tag>
          <time className="small faint tnum" dateTime={sample.updateTime}>
            {format.day(sample.updateTime, zone)} {format.time(sample.updateTime, zone)}
          </time>
        </p>
        <h3 lang={exhibit.nameLanguage ?? undefined}>
          <a href={page.href(`/exhibits/detail/${exhibit.exhibitsId}`)}>{exhibit.exhibitsName}</a>
        </h3>
        <p className="small muted">
          {t('inquiry:sample.pieces', { count: sample.quantity, n: format.number(sample.quantity) })} ·{' '}
          <a className="link" href={page.href(`/exhibitor/detail/${exhibit.exhibitorId}`)}>
            {exhibit.exhibitorName}
          </a>
        </p>
        <p className="small muted">
          {t('inquiry:sample.to', { name: sample.receiver, street: sample.address.street })}
        </p>
        {sample.carrier && sample.trackingNumber && (
          <p className="small tnum">
            {t('inquiry:sample.tracking', { carrier: sample.carrier, number: sample.trackingNumber })}
          </p>
        )}
        {status === 'REFUSED' && sample.reason && <p className="small">{sample.reason}</p>}
        <div role="alert">{failure !== '' && !isConfirming && <p className="error-text">{failure}</p>}</div>
      </div>
      {(status === 'SENT' || canCancel) && (
        <p className="btn-row">
          {status === 'SENT' && (
            <WriteButton className="btn btn-2 btn-s" busy={busy} onPress={() => operate('RECEIVE')}>
              {t('inquiry:sample.receive')}
              {name}
            </WriteButton>
          )}
          {canCancel && (
            <button className="btn btn-2 btn-s" type="button" onClick={() => setConfirming(true)}>
              {t('inquiry:sample.cancel')}
              {name}
            </button>
          )}
        </p>
      )}
      {isConfirming && (
        <Dialog title={t('inquiry:sample.cancelTitle')} close={t('common:close')} onClose={() => setConfirming(false)}>
          <div className="iq-end">
            <p>{t('inquiry:sample.cancelWhy', { name: exhibit.exhibitsName })}</p>
            <div role="alert">{failure !== '' && <p className="error-text">{failure}</p>}</div>
            <p className="btn-row">
              <WriteButton className="btn btn-danger" busy={busy} onPress={() => operate('CANCEL')}>
                {t('inquiry:sample.cancel')}
              </WriteButton>
              <button className="btn btn-quiet" type="button" onClick={() => setConfirming(false)}>
                {t('inquiry:sample.keep')}
              </button>
            </p>
          </div>
        </Dialog>
      )}
    </li>
  )
}

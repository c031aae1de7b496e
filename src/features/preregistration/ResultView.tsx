import { type PreregistrationResult, preregistration } from '@fair/contract/preregistration.ts'
import { ticket } from '@fair/contract/ticket.ts'
import type { ReactNode } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { QrCodeElement } from '../../components/shoelace/QrCodeElement.tsx'
import { usePage } from '../../components/usePage.ts'
import { FormSkeleton } from '../shared/form/FormSkeleton.tsx'
import { useEndpoint } from '../shared/form/useAnswer.ts'
import { RequestState } from '../shared/RequestState.tsx'

interface Props {
  /** Starts a refused registration again. */
  onCorrect: () => void
  /** The further forms of the identity. */
  children: ReactNode
}

/** The result of a registration (Spec 7, getSuccessResult): passed with its QR code, under review, or refused. */
export function ResultView({ onCorrect, children }: Props) {
  const { t } = usePage()
  const request = useEndpoint(preregistration.successResult, {})
  const { answer, again } = request
  if (!answer?.ok) {
    return <RequestState request={request} title={t('preregistration:failed')} skeleton={<FormSkeleton />} />
  }
  const { auditStatus } = answer.data
  return (
    <div className="form-done">
      {auditStatus === 'PASSED' && <Passed result={answer.data} />}
      {auditStatus === 'REFUSED' && <Refused result={answer.data} onCorrect={onCorrect} />}
      {(auditStatus === 'PENDING' || auditStatus === 'NONE') && <Pending result={answer.data} again={again} />}
      {children}
    </div>
  )
}

interface PartProps {
  result: PreregistrationResult
}

/** If there is a ticket, only its code is shown. With two codes it would be unclear which one the gate reads. */
function Passed({ result }: PartProps) {
  const page = usePage()
  const [ticketId] = result.ticketIds
  const { t, format } = page
  return (
    <>
      <h2>{t('preregistration:passed')}</h2>
      {ticketId === undefined && <p>{t('preregistration:passedWhy')}</p>}
      <article className="pass">
        <div>
          <span className="tag tag-ok">{result.identityName}</span>
          <h3>{result.holderName}</h3>
          <p>{result.company}</p>
          <dl>
            <dt>{t('preregistration:number')}</dt>
            <dd className="tnum">{result.registrationNumber}</dd>
            <dt>{t('preregistration:time')}</dt>
            <dd className="tnum">{format.dateTime(result.registrationTime, page.zone)}</dd>
          </dl>
        </div>
        {ticketId === undefined ? (
          result.qrContent && <EntryCode text={result.qrContent} number={result.registrationNumber} />
        ) : (
          <TicketCode ticketId={ticketId} />
        )}
      </article>
      <p className="btn-row">
        <a
          className="btn btn-primary"
          href={ticketId === undefined ? page.href('/ticket') : page.href('/ticket/ticket-detail', { id: ticketId })}
        >
          {t(ticketId === undefined ? 'preregistration:tickets' : 'preregistration:toTicket')}
        </a>
        <button className="btn btn-2" type="button" onClick={() => print()}>
          <Icon name="print" small />
          {t('preregistration:print')}
        </button>
        <a className="btn btn-2" href={page.href('/exhibitor')}>
          {t('preregistration:toExhibitors')}
        </a>
      </p>
    </>
  )
}

interface EntryCodeProps {
  text: string
  /** The number of the ticket or the registration. */
  number: string
  /** Below the code. */
  children?: ReactNode
}

function EntryCode({ text, number, children }: EntryCodeProps) {
  const { t } = usePage()
  return (
    <div>
      <QrCodeElement text={text} label={t('preregistration:qr', { number })} />
      {children}
      <small>{t('preregistration:atEntrance')}</small>
    </div>
  )
}

/** The code of the ticket that came with the registration, or the steps that are missing until it has one. */
function TicketCode({ ticketId }: { ticketId: string }) {
  const { t } = usePage()
  const request = useEndpoint(ticket.detail, { ticketId })
  const { answer } = request
  if (!answer?.ok) {
    const skeleton = <div className="skeleton" role="status" aria-label={t('common:loading')} />
    return <RequestState request={request} title={t('preregistration:ticketFailed')} skeleton={skeleton} />
  }
  const { status, qrContent, ticketNumber, ticketName } = answer.data
  if (qrContent) {
    const number = ticketNumber ?? ticketName
    return (
      <EntryCode text={qrContent} number={number}>
        <b className="tnum">{number}</b>
      </EntryCode>
    )
  }
  return <p role="status">{t(status === 'INACTIVE' ? 'preregistration:activateFirst' : 'preregistration:seeTicket')}</p>
}

function Pending({ result, again }: PartProps & { again: () => void }) {
  const page = usePage()
  const { t } = page
  return (
    <>
      <h2>{t('preregistration:pending')}</h2>
      <p>{t('preregistration:pendingWhy', { number: result.registrationNumber })}</p>
      <p className="btn-row">
        <button className="btn btn-primary" type="button" onClick={again}>
          <Icon name="retry" small />
          {t('preregistration:lookAgain')}
        </button>
        <a className="btn btn-2" href={page.href('/exhibitor')}>
          {t('preregistration:toExhibitors')}
        </a>
      </p>
    </>
  )
}

function Refused({ result, onCorrect }: PartProps & { onCorrect: () => void }) {
  const { t } = usePage()
  return (
    <>
      <h2>{t('preregistration:refused')}</h2>
      <p className="reason">{result.auditReason || t('preregistration:refusedWhy')}</p>
      <p className="btn-row">
        <button className="btn btn-primary" type="button" onClick={onCorrect}>
          {t('preregistration:correct')}
        </button>
      </p>
    </>
  )
}

import { inquiry as calls, type Inquiry } from '@fair/contract/inquiry.ts'
import { useEffect, useState } from 'react'
import { Dialog } from '../../components/Dialog.tsx'
import { usePage } from '../../components/usePage.ts'
import { isRefusal } from '../../domain/errors.ts'
import { isUnmodifiedClick } from '../../lib/unmodified-click.ts'
import { type Answer, useEndpoint } from '../shared/form/useAnswer.ts'
import { dialogSheet } from '../shared/style-sheets.ts'
import { FileLinks, InquiryFacts } from './InquiryParts.tsx'

interface Props {
  /** The list that contains the links to inquiries (`data-inquiry`). */
  list: HTMLElement
}

const idNow = () => new URLSearchParams(location.search).get('id')

/** One inquiry of the hall in a dialog over its list. It opens by link or by address (`?id=`), and closes on Back. */
export function HallDialog({ list }: Props) {
  const [id, setId] = useState<string | null>(null)
  useEffect(() => {
    const show = () => void dialogSheet().then(() => setId(idNow()))
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-inquiry]') : null
      if (!link || !isUnmodifiedClick(event)) return
      // Runs before the list's own links (features/shared/list/list-links.ts), which would also handle this one.
      event.preventDefault()
      event.stopPropagation()
      const next = new URL(location.href)
      next.searchParams.set('id', link.dataset['inquiry'] ?? '')
      history.pushState(history.state, '', next)
      show()
    }
    list.addEventListener('click', open, true)
    addEventListener('popstate', show)
    if (idNow() !== null) show()
    return () => {
      list.removeEventListener('click', open, true)
      removeEventListener('popstate', show)
    }
  }, [list])
  const close = () => {
    const next = new URL(location.href)
    next.searchParams.delete('id')
    history.replaceState(history.state, '', next)
    setId(null)
  }
  return id === null ? null : <Shown key={id} id={id} close={close} />
}

function Shown({ id, close }: { id: string; close: () => void }) {
  const { t } = usePage()
  const { answer, again } = useEndpoint(calls.hallDetail, { id })
  const title = answer?.ok ? answer.data.title : t(answer && isRefusal(answer) ? 'inquiry:unknown' : 'inquiry:one')
  return (
    <Dialog title={title} close={t('common:close')} onClose={close} wide>
      <div aria-live="polite" aria-busy={answer === null}>
        <Body answer={answer} again={again} />
      </div>
    </Dialog>
  )
}

function Body({ answer, again }: { answer: Answer<Inquiry> | null; again: () => void }) {
  const page = usePage()
  const { t, format, zone } = page
  if (answer === null) return <p className="muted">{t('common:loading')}</p>
  if (!answer.ok) {
    return (
      <div className="iq-end">
        <p>{isRefusal(answer) ? t('inquiry:unknownWhy') : answer.message}</p>
        {!isRefusal(answer) && (
          <p className="btn-row">
            <button className="btn btn-primary" type="button" onClick={again}>
              {t('common:retry')}
            </button>
          </p>
        )}
      </div>
    )
  }
  const inquiry = answer.data
  return (
    <div className="iq-end">
      <p className="small faint tnum">
        {inquiry.inquiryNumber} · {t('inquiry:posted', { date: format.day(inquiry.createTime, zone) })} ·{' '}
        {t('inquiry:answers', { count: inquiry.feedbackCount, n: format.number(inquiry.feedbackCount) })}
      </p>
      <p className="iq-text">{inquiry.content}</p>
      <InquiryFacts inquiry={inquiry} />
      {inquiry.attachments.length > 0 && <FileLinks files={inquiry.attachments} />}
      {inquiry.isMine ? (
        <p className="btn-row">
          <a className="btn btn-primary" href={page.href('/personal-center/inquiry', { id: inquiry.id })}>
            {t('inquiry:follow')}
          </a>
        </p>
      ) : (
        <p className="hint">{t('inquiry:hallAnswer')}</p>
      )}
    </div>
  )
}

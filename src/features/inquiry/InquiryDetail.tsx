import { inquiry as calls, type Inquiry, type InquiryFeedback } from '@fair/contract/inquiry.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Call, Failure } from '../../api/client.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { ErrorState } from '../../components/ErrorState.tsx'
import { Icon } from '../../components/Icon.tsx'
import { QueryLink } from '../../components/QueryLink.tsx'
import { ListSkeleton } from '../../components/Skeleton.tsx'
import { usePage } from '../../components/usePage.ts'
import type { QueryState } from '../../components/useQuery.ts'
import { isRefusal } from '../../domain/errors.ts'
import { hasEnded } from '../../domain/inquiry-answers.ts'
import { showToast } from '../../stores/toasts.ts'
import { useHeading } from '../shared/personal/use-heading.ts'
import { useReturn } from '../shared/useReturn.ts'
import { AnswerExpected } from './AnswerExpected.tsx'
import { AnswerList, CompareTable } from './Answers.tsx'
import { EndDialog } from './EndDialog.tsx'
import { FileLinks, InquiryFacts, StatusTag } from './InquiryParts.tsx'
import { InquiryRecipients } from './InquiryRecipients.tsx'
import { StatusTimeline } from './StatusTimeline.tsx'

interface Props {
  call: Call
  at: QueryState
  id: string
  recount: () => void
}

type Load = { ok: true; inquiry: Inquiry; answers: readonly InquiryFeedback[]; answersFailed: string | null } | Failure

/** `?id=…`: one of the visitor's inquiries with its history, its answers, and the ways to end it. */
export function InquiryDetail({ call, at, id, recount }: Props) {
  const { t } = usePage()
  const [load, setLoad] = useState<Load | null>(null)
  useHeading(load?.ok ? { title: load.inquiry.title, lede: load.inquiry.inquiryNumber } : null)
  const [ending, setEnding] = useState<{ answer: InquiryFeedback | null } | null>(null)
  const turn = useRef(0)
  /** @param isQuiet nobody has asked for it: if it fails, what is shown stays, as does what is typed in the dialog */
  const look = useCallback(
    async (isQuiet: boolean): Promise<Inquiry | null> => {
      turn.current += 1
      const mine = turn.current
      const [whole, feedback] = await Promise.all([
        call(calls.query, { inquiryId: id }),
        call(calls.feedback, { inquiryId: id }),
      ])
      const found = whole.ok ? whole.data : null
      if (mine !== turn.current) return found
      const answers = feedback.ok ? feedback.data : []
      const answersFailed = feedback.ok ? null : feedback.message
      const loaded: Load = whole.ok ? { ok: true, inquiry: whole.data, answers, answersFailed } : whole
      const isShown = !isQuiet || (whole.ok && feedback.ok)
      setLoad((before) => (isShown || !before?.ok ? loaded : before))
      return found
    },
    [call, id],
  )
  const loadAnswer = useCallback(() => look(false), [look])
  useEffect(() => {
    setLoad(null)
    void loadAnswer()
  }, [loadAnswer])
  // Visitors who return to the page see the answers that arrived meanwhile.
  useReturn(useCallback(() => look(true), [look]))
  const back = (
    <p>
      <QueryLink at={at} to={{ id: null, view: null }} className="link iq-back">
        <Icon name="left" small />
        {t('inquiry:back')}
      </QueryLink>
    </p>
  )
  if (load === null) return <ListSkeleton />
  if (!load.ok) {
    return (
      <>
        {back}
        {isRefusal(load) ? (
          <EmptyState
            illustration="missing"
            title={t('inquiry:unknown')}
            description={load.message}
            again={loadAnswer}
          />
        ) : (
          <ErrorState failure={load} title={t('inquiry:failed')} again={loadAnswer} />
        )}
      </>
    )
  }
  const { inquiry, answers } = load
  const isOpen = !hasEnded(inquiry.status)
  const choose = isOpen && inquiry.kind === 'DIRECT' ? (answer: InquiryFeedback) => setEnding({ answer }) : null
  return (
    <article className="iq-detail">
      {back}
      <header className="iq-head">
        <div>
          <p className="tags">
            <StatusTag status={inquiry.status} />
            <span className="tag">{t(`inquiry:kind.${inquiry.kind}`)}</span>
            {inquiry.isTakenBack && <span className="tag">{t('inquiry:isTakenBack')}</span>}
          </p>
        </div>
        {isOpen && (
          <p className="btn-row">
            <Refresh reload={loadAnswer} />
            <button className="btn btn-danger" type="button" onClick={() => setEnding({ answer: null })}>
              {t(inquiry.kind === 'HALL' ? 'inquiry:leaveHall' : 'inquiry:end')}
            </button>
          </p>
        )}
      </header>
      <Answered {...{ at, inquiry, answers, choose }} failed={load.answersFailed} reload={loadAnswer} />
      {isOpen && inquiry.isMine && inquiry.kind === 'DIRECT' && <AnswerExpected {...{ call, inquiry }} />}
      <div className="split section">
        <section className="panel" aria-labelledby="iq-course">
          <header className="section-head">
            <h2 id="iq-course">{t('inquiry:course')}</h2>
          </header>
          <StatusTimeline inquiry={inquiry} />
        </section>
        <section className="panel" aria-labelledby="iq-asked">
          <header className="section-head">
            <h2 id="iq-asked">{t('inquiry:asked')}</h2>
          </header>
          <InquiryFacts inquiry={inquiry} />
          <p className="iq-text">{inquiry.content}</p>
          {inquiry.attachments.length > 0 && <FileLinks files={inquiry.attachments} />}
        </section>
      </div>
      <InquiryRecipients inquiry={inquiry} />
      {ending && (
        <EndDialog
          inquiry={inquiry}
          answer={ending.answer}
          onClose={() => setEnding(null)}
          onEnded={async (takesBack) => {
            setEnding(null)
            recount()
            const ended = await loadAnswer()
            if (ending.answer) return showToast({ text: t('inquiry:dealDone') })
            if (!takesBack || ended === null) return showToast({ text: t('inquiry:ended') })
            // A platform may not support withdrawing an inquiry.
            showToast({ text: t(ended.isTakenBack ? 'inquiry:takenBack' : 'inquiry:notTakenBack') })
          }}
        />
      )}
    </article>
  )
}

/** Checks for new answers, as exhibitors may write them at any time. */
function Refresh({ reload }: { reload: () => Promise<unknown> }) {
  const page = usePage()
  const [busy, setBusy] = useState(false)
  return (
    <button
      className="btn btn-2"
      type="button"
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={() => {
        if (busy) return
        setBusy(true)
        void reload().finally(() => setBusy(false))
      }}
    >
      {page.t('inquiry:refresh')}
    </button>
  )
}

interface AnsweredProps {
  at: QueryState
  inquiry: Inquiry
  answers: readonly InquiryFeedback[]
  choose: ((answer: InquiryFeedback) => void) | null
  failed: string | null
  reload: () => Promise<unknown>
}

function Answered({ at, inquiry, answers, choose, failed, reload }: AnsweredProps) {
  const { t, format } = usePage()
  const view = at.query.get('view') === 'list' || answers.length < 2 ? 'list' : 'compare'
  return (
    <section className="section" aria-labelledby="iq-answers">
      <header className="section-head">
        <h2 id="iq-answers">{t('inquiry:answers', { count: answers.length, n: format.number(answers.length) })}</h2>
        {answers.length > 1 && (
          <nav className="segments push" aria-label={t('inquiry:answerView')}>
            <QueryLink at={at} to={{ view: null }} current={view === 'compare'}>
              {t('inquiry:compare')}
            </QueryLink>
            <QueryLink at={at} to={{ view: 'list' }} current={view === 'list'}>
              {t('inquiry:inFull')}
            </QueryLink>
          </nav>
        )}
      </header>
      {failed !== null ? (
        <p role="alert">
          {failed}{' '}
          <button className="link" type="button" onClick={() => void reload()}>
            {t('common:retry')}
          </button>
        </p>
      ) : answers.length === 0 ? (
        <p className="muted">{t(hasEnded(inquiry.status) ? 'inquiry:noAnswers' : 'inquiry:noAnswersYet')}</p>
      ) : view === 'compare' ? (
        <CompareTable inquiry={inquiry} answers={answers} choose={choose} />
      ) : (
        <AnswerList inquiry={inquiry} answers={answers} choose={choose} />
      )}
    </section>
  )
}

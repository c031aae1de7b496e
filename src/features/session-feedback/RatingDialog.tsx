import { type SessionRating, sessionFeedback } from '@fair/contract/session-feedback.ts'
import { useState } from 'react'
import { Dialog } from '../../components/Dialog.tsx'
import { RATINGS, type Rating } from '../../domain/note.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { awaitLogin } from '../../stores/login-request.ts'
import { sendOrStore } from '../../stores/outbox.ts'
import { showToast } from '../../stores/toasts.ts'
import { ShortForm } from '../shared/form/ShortForm.tsx'
import { TextArea } from '../shared/form/TextField.tsx'
import { useEndpoint } from '../shared/form/useAnswer.ts'
import { useWritten } from '../shared/form/useWritten.ts'
import { pageHeading } from '../shared/page-heading.ts'
import { RequestState } from '../shared/RequestState.tsx'
import { StarChoice } from '../shared/stars/Stars.tsx'
import { QuestionList } from './QuestionList.tsx'
import type { Session } from './session.ts'

interface Props {
  session: Session
  onClose: () => void
}

/** Rates a past session, and shows the questions asked in it. */
export function RatingDialog({ session, onClose }: Props) {
  const { t } = useIsland().page
  const request = useEndpoint(sessionFeedback.rating, session)
  const questions = useEndpoint(sessionFeedback.questions, session)
  return (
    <Dialog wide title={t('feedback:rate')} close={t('common:close')} onClose={onClose}>
      {request.answer?.ok ? (
        <RatingForm session={session} rating={request.answer.data} onRated={request.put} onClose={onClose} />
      ) : (
        <RequestState
          request={request}
          skeleton={<div className="skeleton" role="status" aria-label={t('common:loading')} />}
        />
      )}
      {questions.answer?.ok && questions.answer.data.length > 0 && (
        <>
          <h3>{t('feedback:questions')}</h3>
          <QuestionList questions={questions.answer.data} />
        </>
      )}
    </Dialog>
  )
}

const LONGEST = 300

function RatingForm({
  session,
  rating: { average, count, own },
  onRated,
  onClose,
}: {
  session: Session
  rating: SessionRating
  onRated: (rating: SessionRating) => void
  onClose: () => void
}) {
  const { page, call } = useIsland()
  const { t, format } = page
  const [stars, setStars] = useState<Rating>(RATINGS.find((each) => each === own?.stars) ?? 0)
  const [comment, setComment, forgetComment] = useWritten(`rating ${session.businessId}`, own?.comment)
  const send = async () => {
    if (!(await awaitLogin('continue'))) return { ok: false, message: t('feedback:loginFirst') } as const
    const input = { ...session, stars, comment: comment.trim() }
    // One per session: an earlier rating that still waits must not be sent after this one.
    const id = `rating ${session.businessType} ${session.businessId}`
    return sendOrStore({ kind: 'rating', id, input, name: pageHeading(), text: input.comment }, call)
  }
  return (
    <>
      {average == null && <p className="muted">{t('feedback:notRated')}</p>}
      {/* An impossible value is not shown. */}
      {average != null && average >= 1 && average <= 5 && (
        <p className="muted tnum">
          {t('feedback:average', {
            count,
            n: format.number(count),
            stars: format.number(Math.round(average * 10) / 10),
          })}
        </p>
      )}
      <ShortForm
        submit={t('feedback:send')}
        sending={t('feedback:sending')}
        wrong={{ form: stars === 0 ? t('feedback:choose') : null }}
        isDirty={stars !== (own?.stars ?? 0) || comment !== (own?.comment ?? '')}
        send={send}
        onWaiting={() => {
          forgetComment()
          showToast({ text: t('outbox:toast') })
          onClose()
        }}
        onSent={(rated) => {
          forgetComment()
          showToast({ text: t('feedback:thanks') })
          onRated(rated)
        }}
      >
        <StarChoice rating={stars} onChange={setStars} />
        <TextArea
          label={t('feedback:comment')}
          hint={t('feedback:commentWhy')}
          rows={2}
          maxLength={LONGEST}
          value={comment}
          onText={setComment}
        />
      </ShortForm>
    </>
  )
}

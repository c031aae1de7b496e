import { type SessionQuestion, sessionFeedback } from '@fair/contract/session-feedback.ts'
import { useRef } from 'react'
import { Dialog } from '../../components/Dialog.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { awaitLogin } from '../../stores/login-request.ts'
import { sendOrStore } from '../../stores/outbox.ts'
import { showToast } from '../../stores/toasts.ts'
import { ShortForm } from '../shared/form/ShortForm.tsx'
import { TextArea } from '../shared/form/TextField.tsx'
import { useEndpoint } from '../shared/form/useAnswer.ts'
import { useIdempotencyKey } from '../shared/form/useIdempotencyKey.ts'
import { useWritten } from '../shared/form/useWritten.ts'
import { pageHeading } from '../shared/page-heading.ts'
import { RequestState } from '../shared/RequestState.tsx'
import { usePoll } from '../shared/usePoll.ts'
import { QuestionList } from './QuestionList.tsx'
import type { Session } from './session.ts'

const LONGEST = 300

/** The questions of a running session: the visitor can ask one, vote for others, and read answers as they arrive. */
export function QuestionsDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const { page, call } = useIsland()
  const { t } = page
  const request = useEndpoint(sessionFeedback.questions, session, true)
  const { answer, refresh, put } = request
  const [text, setText, forgetText] = useWritten(`question ${session.businessId}`)
  const { idFor, renew } = useIdempotencyKey()
  usePoll(refresh)
  // The last list stays if the next request fails: another follows in a moment.
  const latest = useRef<SessionQuestion[] | null>(null)
  if (answer?.ok) latest.current = answer.data
  const questions = latest.current
  const content = text.trim()
  const send = async () => {
    if (!(await awaitLogin('continue'))) return { ok: false, message: t('feedback:loginFirst') } as const
    const requestId = idFor(content)
    const input = { ...session, content, requestId }
    return sendOrStore({ kind: 'question', id: requestId, input, name: pageHeading(), text: content }, call)
  }
  const empty = () => {
    setText('')
    forgetText()
    renew()
  }
  const vote = async ({ questionId, voted }: SessionQuestion) => {
    if (!(await awaitLogin('continue'))) return
    const result = await call(sessionFeedback.vote, { ...session, questionId, voted: !voted })
    if (!result.ok) return showToast({ text: result.message, bad: true })
    // It stays in place until the next refresh, so that nothing moves under the pointer.
    if (!latest.current) return
    // Another vote may be answered before the next rendering.
    latest.current = latest.current.map((each) => (each.questionId === questionId ? result.data : each))
    put(latest.current)
  }
  return (
    <Dialog wide title={t('feedback:questions')} close={t('common:close')} onClose={onClose}>
      <p className="muted">{t('feedback:questionsWhy')}</p>
      <ShortForm
        submit={t('feedback:ask')}
        sending={t('feedback:asking')}
        wrong={{ content: content === '' ? t('feedback:empty') : null }}
        isDirty={content !== ''}
        send={send}
        onSent={() => {
          empty()
          showToast({ text: t('feedback:asked') })
          refresh()
        }}
        onWaiting={() => {
          empty()
          showToast({ text: t('outbox:toast') })
        }}
      >
        {(wrong) => (
          <TextArea
            label={t('feedback:question')}
            rows={2}
            maxLength={LONGEST}
            value={text}
            wrong={wrong.content}
            onText={setText}
          />
        )}
      </ShortForm>
      {!questions ? (
        <RequestState request={request} skeleton={<Waiting label={t('common:loading')} />} />
      ) : questions.length === 0 ? (
        <EmptyState illustration="closed" title={t('feedback:none')} description={t('feedback:noneWhy')} />
      ) : (
        <QuestionList questions={questions} vote={(question) => void vote(question)} />
      )}
    </Dialog>
  )
}

const Waiting = ({ label }: { label: string }) => (
  <div role="status" aria-label={label}>
    <div className="skeleton" />
  </div>
)

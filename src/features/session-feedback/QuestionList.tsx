import type { SessionQuestion } from '@fair/contract/session-feedback.ts'
import { Icon } from '../../components/Icon.tsx'
import { usePage } from '../../components/usePage.ts'

interface Props {
  questions: readonly SessionQuestion[]
  /** Votes for a question, or withdraws the vote. Without it the votes are only shown. */
  vote?: (question: SessionQuestion) => void
}

/** The audience's questions with their votes and answers. */
export function QuestionList({ questions, vote }: Props) {
  const { t, format, zone } = usePage()
  return (
    <ul className="feedback-questions">
      {questions.map((question) => {
        const { questionId, content, askedBy, askTime, votes, voted, answer } = question
        const count = t('feedback:vote', { count: votes, n: format.number(votes) })
        return (
          <li key={questionId}>
            {vote ? (
              <button
                className="feedback-vote tnum"
                type="button"
                aria-pressed={voted}
                aria-label={`${t('feedback:voteFor', { question: content })}, ${count}`}
                onClick={() => vote(question)}
              >
                <Icon name="down" small />
                <span>{count}</span>
              </button>
            ) : (
              <span className="feedback-vote tnum">{count}</span>
            )}
            <div>
              <p className="feedback-text">{content}</p>
              <p className="small muted">
                {askedBy && <span>{askedBy} · </span>}
                <span className="tnum">{format.time(askTime, zone)}</span>
              </p>
              {answer && (
                <p className="feedback-answer">
                  <b>{t('feedback:answer')}</b> {answer}
                </p>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

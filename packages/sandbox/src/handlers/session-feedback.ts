import type { InputOf } from '@fair/contract/endpoint.ts'
import type { Contract } from '@fair/contract/index.ts'
import { requester, userById } from '../accounts/users.ts'
import { stateOf as activityState } from '../business/activities.ts'
import { after, dueIn, isDue, MINUTE } from '../business/clock.ts'
import { newId } from '../business/numbers.ts'
import { placedActivity } from '../business/programme.ts'
import { liveOf } from '../business/subjects.ts'
import type { Context } from '../context.ts'
import { found, missing, refused, wrongField } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'
import { once } from '../once.ts'
import { keyOf, randomInt } from '../seed/random.ts'
import type { SessionQuestion, SessionRating } from '../sent.ts'
import { say } from '../texts.ts'
import { meetingById } from './meeting-rest.ts'

type Session = InputOf<Contract['sessionFeedback']['questions']>

interface QuestionRow {
  question_id: string
  user_id: string
  content: string
  ask_time: string
  answer_due: string
}

const LONGEST = 300
/** The questions of the sample's audience, and how long after the start each is asked; the last one is not answered. */
const SEEDED = ['questionPrice', 'questionSample', 'questionRecording'] as const
const QUESTION_EVERY = 4 * MINUTE
const ANSWERED_AFTER = 2 * MINUTE

/** Added: the audience's questions and ratings of a session. Staff answers each question after two minutes. */
export const sessionFeedback: GroupHandlers<Contract['sessionFeedback']> = {
  questions: (session, context) => questionsOf(session, context),
  ask: ({ requestId, content, ...session }, context) =>
    once(context, 'session/questions/save', requestId, () => {
      if (!isRunning(stateOf(session, context).state)) throw refused('sessionNotRunning')
      const text = checked('content', content)
      if (text === '') throw wrongField('content', 'required')
      const now = context.now()
      const questionId = newId('SQ')
      context.db.run(
        'INSERT INTO session_question VALUES (?, ?, ?, ?, ?, ?, ?)',
        ...[questionId, session.businessType, session.businessId, requester(context).id, text],
        ...[now.toISOString(), dueIn(now, ANSWERED_AFTER)],
      )
      return questionOf(questionId, session, context)
    }),
  vote: ({ questionId, voted, ...session }, context) => {
    questionOf(questionId, session, context)
    const sql = voted
      ? 'INSERT OR IGNORE INTO session_vote (question_id, user_id) VALUES (?, ?)'
      : 'DELETE FROM session_vote WHERE question_id = ? AND user_id = ?'
    context.db.run(sql, questionId, requester(context).id)
    return questionOf(questionId, session, context)
  },
  rating: (session, context) => ratingOf(session, context),
  rate: ({ stars, comment, ...session }, context) => {
    if (!isOver(stateOf(session, context).state)) throw refused('sessionNotOver')
    if (!Number.isInteger(stars) || stars < 1 || stars > 5) throw wrongField('stars', 'required')
    context.db.run(
      'INSERT OR REPLACE INTO session_rating VALUES (?, ?, ?, ?, ?, ?)',
      ...[session.businessType, session.businessId, requester(context).id, stars, checked('comment', comment)],
      context.now().toISOString(),
    )
    return ratingOf(session, context)
  },
}

/** @throws PlatformError 4041 if the tenant has no such session */
function stateOf({ businessType, businessId }: Session, context: Context): { state: string; startTime: string } {
  if (businessType === 'LIVE') return found(liveOf(businessId, context), 'liveStream', businessId)
  if (businessType === 'MEETING') return meetingById(businessId, context)
  const activity = found(placedActivity(context, businessId), 'activity', businessId)
  return { state: activityState(activity, context), startTime: activity.startTime }
}

const isRunning = (state: string): boolean => state === 'live' || state === 'running'

const isOver = (state: string): boolean => state === 'ended' || state === 'replay'

function checked(field: string, text: string): string {
  const trimmed = text.trim()
  if (trimmed.length > LONGEST) throw wrongField(field, 'tooLong', { max: LONGEST })
  return trimmed
}

function questionOf(questionId: string, session: Session, context: Context): SessionQuestion {
  const question = questionsOf(session, context).find((each) => each.questionId === questionId)
  if (!question) throw missing('sessionQuestion', questionId)
  return question
}

function questionsOf(session: Session, context: Context): SessionQuestion[] {
  const { db, userId } = context
  const { startTime } = stateOf(session, context)
  const rows = db.all<QuestionRow>(
    'SELECT question_id, user_id, content, ask_time, answer_due FROM session_question WHERE kind = ? AND id = ?',
    session.businessType,
    session.businessId,
  )
  const ownQuestions = rows.map(({ question_id, user_id, content, ask_time, answer_due }) => ({
    questionId: question_id,
    content,
    askedBy: userById(db, user_id)?.user_name || null,
    askTime: ask_time,
    votes: 0,
    own: user_id === userId,
    answer: isDue(answer_due, context.now()) ? say(context.language, 'sessionAnswer') : null,
  }))
  const votes = new Map<string, { count: number; own: number }>()
  for (const { question_id, count, own } of db.all<{ question_id: string; count: number; own: number }>(
    'SELECT question_id, count(*) AS count, sum(user_id = ?) AS own FROM session_vote GROUP BY question_id',
    userId ?? '',
  ))
    votes.set(question_id, { count, own })
  return [...seededQuestions(session, startTime, context), ...ownQuestions]
    .map((question) => {
      const { count = 0, own = 0 } = votes.get(question.questionId) ?? {}
      return { ...question, votes: question.votes + count, voted: own > 0 }
    })
    .sort((a, b) => b.votes - a.votes || a.askTime.localeCompare(b.askTime))
}

/** The questions that others have asked by now. */
function seededQuestions({ businessId }: Session, startTime: string, { language, now }: Context) {
  const current = now().toISOString()
  return SEEDED.flatMap((key, index) => {
    const askTime = after(startTime, (index + 1) * QUESTION_EVERY)
    if (askTime > current) return []
    const isAnswered = index < SEEDED.length - 1 && after(askTime, ANSWERED_AFTER) <= current
    return {
      questionId: `${businessId}-${index + 1}`,
      content: say(language, key),
      askedBy: null,
      askTime: askTime,
      votes: randomInt(keyOf(businessId, 'question', index), 1, 2, 14),
      own: false,
      answer: isAnswered ? say(language, `${key}Answer` as 'questionPriceAnswer') : null,
    }
  })
}

/** The sample's own ratings, combined with those of the visitors. */
function ratingOf(session: Session, context: Context): SessionRating {
  const { db, userId } = context
  const { businessType, businessId } = session
  const rows = db.all<{ user_id: string; stars: number; comment: string }>(
    'SELECT user_id, stars, comment FROM session_rating WHERE kind = ? AND id = ?',
    businessType,
    businessId,
  )
  const key = keyOf(businessId, 'rating')
  const seeded = isOver(stateOf(session, context).state) ? randomInt(key, 1, 8, 60) : 0
  const count = seeded + rows.length
  const sum =
    Math.round((seeded * randomInt(key, 2, 38, 49)) / 10) + rows.reduce((total, { stars }) => total + stars, 0)
  const own = rows.find((row) => row.user_id === userId)
  return {
    average: count === 0 ? null : sum / count,
    count,
    own: own ? { stars: own.stars, comment: own.comment } : null,
  }
}

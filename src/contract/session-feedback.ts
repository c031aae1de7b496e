import * as z from 'zod/mini'
import { data, get, list, Once, post } from './endpoint.ts'
import { id, time } from './kinds.ts'

const session = {
  /** What the session is. */
  businessType: z.enum(['LIVE', 'MEETING']),
  /** Its id: the _id of a live, the meetingId of a meeting. */
  businessId: z.string(),
}

/** A question that the audience of a live or meeting has asked. */
export const SessionQuestion = z.object({
  /** Votes name the question by it. */
  questionId: id,
  /** Plain text as it was written, in whatever language. */
  content: z.string(),
  /** The name of who asked; null: it is not told. */
  askedBy: z.nullish(z.string()),
  /** When it was asked. */
  askTime: time,
  /** How many want it answered. */
  votes: z.number(),
  /** Whether the visitor is one of them; false for who is not logged in. */
  voted: z.boolean(),
  /** Whether the visitor has asked it; false for who is not logged in. */
  own: z.boolean(),
  /** What the staff has answered; null: nothing yet. */
  answer: z.nullish(z.string()),
})
export type SessionQuestion = z.infer<typeof SessionQuestion>

/** What the audience thinks of a live or meeting that is over. */
export const SessionRating = z.object({
  /** Mean of all ratings, 1 to 5; null: nobody has rated it. */
  average: z.nullish(z.number()),
  /** How many ratings there are. */
  count: z.number(),
  /** The visitor's own rating; null: none. */
  own: z.nullish(
    z.object({
      /** 1 to 5, 5 the best. */
      stars: z.number(),
      /** Plain text of at most 300 characters, '' for none: for the organiser and the host alone. */
      comment: z.string(),
    }),
  ),
})
export type SessionRating = z.infer<typeof SessionRating>

/** Optional: a tenant whose platform has these calls sets the parameter SESSION_FEEDBACK. */
export const sessionFeedback = {
  /** Added: the questions of a session, the one with the most votes first. Open to everybody; refused for no session of this tenant. */
  questions: get('/api/v2/app/session/questions', z.object(session), list(SessionQuestion), { added: true }),
  /** Added: asks a question while the session runs; refused before and after it. Logged in only. Answers it as it was kept. */
  ask: post(
    '/api/v2/app/session/questions/save',
    z.object({
      ...session,
      /** The question, plain text of 1 to 300 characters. */
      content: z.string(),
      ...Once,
    }),
    data(SessionQuestion),
    { authed: true, added: true },
  ),
  /** Added: votes for a question, or takes the vote back; what is so already stays so. Logged in only. Answers it as it is then. */
  vote: post(
    '/api/v2/app/session/questions/vote',
    z.object({
      ...session,
      /** One of the session's questions. */
      questionId: z.string(),
      /** Whether the visitor votes for it from now on. */
      voted: z.boolean(),
    }),
    data(SessionQuestion),
    { authed: true, added: true },
  ),
  /** Added: how a session was rated. Open to everybody; refused for no session of this tenant. */
  rating: get('/api/v2/app/session/rating', z.object(session), data(SessionRating), { added: true }),
  /** Added: rates a session that is over, in place of an earlier rating; refused before its end. Logged in only. */
  rate: post(
    '/api/v2/app/session/rating/save',
    z.object({
      ...session,
      /** 1 to 5, 5 the best. */
      stars: z.number(),
      /** Plain text of at most 300 characters, '' for none. */
      comment: z.string(),
    }),
    data(SessionRating),
    { authed: true, added: true },
  ),
}

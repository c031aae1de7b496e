import * as z from 'zod/mini'
import { data, get, list, Once, post } from './endpoint.ts'
import { id, time } from './kinds.ts'

const session = {
  /** Type of the session. */
  businessType: z.enum(['LIVE', 'MEETING', 'ACTIVITY']),
  /** Its id: the _id of a live, the meetingId of a meeting, the activityId of an activity. */
  businessId: z.string(),
}

/** A question from the audience of a live, meeting or activity. */
export const SessionQuestion = z.object({
  /** Used by votes to refer to the question. */
  questionId: id,
  /** Plain text as written, in any language. */
  content: z.string(),
  /** Name of the author; null if not disclosed. */
  askedBy: z.nullish(z.string()),
  /** When it was posted. */
  askTime: time,
  /** Number of votes for answering it. */
  votes: z.number(),
  /** Whether the visitor has voted for it; false if not logged in. */
  voted: z.boolean(),
  /** Whether the visitor has posted it; false if not logged in. */
  own: z.boolean(),
  /** The answer of the staff; null if there is none yet. */
  answer: z.nullish(z.string()),
})
export type SessionQuestion = z.infer<typeof SessionQuestion>

/** The audience's ratings of a past live, meeting or activity. */
export const SessionRating = z.object({
  /** Mean of all ratings, 1 to 5; null if there are none. */
  average: z.nullish(z.number()),
  /** Number of ratings. */
  count: z.number(),
  /** The visitor's own rating; null if there is none. */
  own: z.nullish(
    z.object({
      /** 1 to 5, 5 the best. */
      stars: z.number(),
      /** Plain text of at most 300 characters, '' if there is none: only for the organiser and the host. */
      comment: z.string(),
    }),
  ),
})
export type SessionRating = z.infer<typeof SessionRating>

/** Optional: a tenant whose platform supports these calls sets the parameter SESSION_FEEDBACK. */
export const sessionFeedback = {
  /**
   * Added: the questions of a session, most votes first. Open to everyone; refused if the tenant has no such session.
   */
  questions: get('/api/v2/app/session/questions', z.object(session), list(SessionQuestion), { added: true }),
  /**
   * Added: posts a question while the session runs; refused before and after. Requires login. Returns the stored
   * question.
   */
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
  /**
   * Added: votes for a question, or withdraws the vote; a repeat has no effect. Requires login. Returns the question.
   */
  vote: post(
    '/api/v2/app/session/questions/vote',
    z.object({
      ...session,
      /** One of the session's questions. */
      questionId: z.string(),
      /** Whether the visitor votes for it. */
      voted: z.boolean(),
    }),
    data(SessionQuestion),
    { authed: true, added: true },
  ),
  /** Added: the ratings of a session. Open to everyone; refused if the tenant has no such session. */
  rating: get('/api/v2/app/session/rating', z.object(session), data(SessionRating), { added: true }),
  /** Added: rates a past session, replacing an earlier rating; refused before its end. Requires login. */
  rate: post(
    '/api/v2/app/session/rating/save',
    z.object({
      ...session,
      /** 1 to 5, 5 the best. */
      stars: z.number(),
      /** Plain text of at most 300 characters; '' if there is none. */
      comment: z.string(),
    }),
    data(SessionRating),
    { authed: true, added: true },
  ),
}

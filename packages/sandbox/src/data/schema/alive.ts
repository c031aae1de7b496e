import { LANGUAGES } from '@fair/contract/rules/language.ts'
import * as z from 'zod/mini'
import { DEMO_USERS } from '../../demo.ts'
import liveProse from '../alive/live-prose.json' with { type: 'json' }
import meetingProse from '../alive/meeting-prose.json' with { type: 'json' }
import phrases from '../alive/phrases.json' with { type: 'json' }
import { keyed, keyOf, media, strings, text, texts } from './text.ts'

const language = z.enum(LANGUAGES)

/** A line of a conversation: the speaker and the phrase, this many minutes before the moment of the fair. */
const line = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('me'), line: keyOf(phrases.visitorLines), ago: z.number() }),
  z.strictObject({
    by: z.literal('staff'),
    line: keyOf(phrases.staffLines),
    ago: z.number(),
    unread: z.exactOptional(z.literal(true)),
  }),
])

const video = z.strictObject({
  code: z.string(),
  title: text,
  summary: text,
  spoken: language,
  age: z.number(),
  length: z.number(),
  views: z.number(),
  cover: media,
})

/** The conversations in lives, meetings and chats. */
export const ALIVE = {
  'alive/asides': z.strictObject({ liveAsides: texts, meetingAsides: texts }),
  'alive/chats': z.array(
    z.strictObject({
      user: keyOf(DEMO_USERS),
      writes: language,
      exhibitor: z.nullable(z.number()),
      status: z.enum(['ACTIVE', 'WAITING', 'FINISHED']),
      lines: z.array(line),
    }),
  ),
  'alive/concert': z.array(
    z.strictObject({
      code: z.string(),
      name: text,
      summary: text,
      cover: media,
      live: z.nullable(z.number()),
      videos: z.array(video),
    }),
  ),
  'alive/glossary': z.strictObject({ words: texts, silent: z.tuple([strings, strings, strings, strings]) }),
  'alive/live-prose': z.strictObject({
    openings: texts,
    homeOpenings: texts,
    shown: text,
    closing: text,
    chapters: keyed(liveProse.chapters, text),
    spoken: keyed(liveProse.spoken, texts),
    viewer: text,
  }),
  'alive/meeting-prose': z.strictObject({
    openings: texts,
    languageLine: text,
    agenda: z.strictObject({ opening: text, talks: texts, questions: text }),
    spoken: keyed(meetingProse.spoken, texts),
    listener: text,
    papers: keyed(meetingProse.papers, text),
    jobs: texts,
    houses: texts,
  }),
  'alive/phrases': z.strictObject({
    visitorLines: keyed(phrases.visitorLines, text),
    staffLines: keyed(phrases.staffLines, text),
    audienceLines: keyed(phrases.audienceLines, text),
  }),
  'alive/refused-words': strings,
}

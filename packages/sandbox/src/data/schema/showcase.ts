import * as z from 'zod/mini'
import headlines from '../news/headlines.json' with { type: 'json' }
import lives from '../showcase/lives.json' with { type: 'json' }
import meetings from '../showcase/meetings.json' with { type: 'json' }
import { tagId } from './catalogue.ts'
import { byName, keyed, keyOf, link, media, motif, palette, side, strings, text, texts } from './text.ts'

const article = { columnId: keyOf(headlines.columns), title: text, summary: text, body: texts }

/** An exhibit whose page was written by its editors. */
const written = z.strictObject({
  tagIds: z.array(tagId),
  summary: text,
  figures: z.array(z.tuple([text, z.string(), z.string()])),
  groups: z.array(z.strictObject({ name: text, rows: z.array(z.tuple([text, text])) })),
  heading: text,
  paragraphs: texts,
  points: texts,
})

const meeting = z.strictObject({
  day: z.number(),
  from: z.string(),
  to: z.string(),
  kind: keyOf(meetings.kinds),
  topic: keyOf(meetings.topics),
  hall: z.string(),
  room: z.number(),
  hosts: z.array(z.number()),
  speakers: z.number(),
  seats: z.nullable(z.number()),
  taken: z.exactOptional(z.number()),
  title: text,
  host: z.nullable(text),
})

/** The texts of the home page, the news and the agenda: the same in every fair. */
export const SHOWCASE = {
  'news/exhibitor-stories': z.array(
    z.strictObject({
      ...article,
      fewestEditions: z.exactOptional(z.number()),
      industries: z.exactOptional(strings),
    }),
  ),
  'news/headlines': z.strictObject({
    columns: keyed(headlines.columns, text),
    headlines: z.array(z.strictObject({ day: z.number(), time: z.string(), ...article, cover: media })),
  }),
  'showcase/exhibitors': z.array(
    z.strictObject({
      familyId: z.string(),
      names: text,
      localName: z.string(),
      localLanguage: z.string(),
      jaInitial: z.string(),
      town: z.string(),
      hall: z.string(),
      stand: z.string(),
      foundedYear: z.number(),
      isLive: z.boolean(),
      tagIds: z.array(tagId),
    }),
  ),
  'showcase/exhibits': z.array(
    z.strictObject({
      exhibitor: z.number(),
      kindId: z.string(),
      name: text,
      keyFigures: text,
      picture: z.string(),
      fixed: byName(z.number()),
      product: z.number(),
      written: z.exactOptional(written),
      palette: z.exactOptional(palette),
    }),
  ),
  'showcase/lives': z.strictObject({
    topics: keyed(lives.topics, text),
    lives: z.array(
      z.strictObject({
        exhibitor: z.number(),
        title: text,
        topic: keyOf(lives.topics),
        since: z.number(),
        length: z.number(),
        viewers: z.number(),
        cover: z.string(),
        palette,
      }),
    ),
  }),
  'showcase/meetings': z.strictObject({
    kinds: keyed(meetings.kinds, text),
    topics: keyed(meetings.topics, text),
    organiser: text,
    meetings: z.array(meeting),
  }),
  'news/fair-stories': z.array(
    z.strictObject({
      ...article,
      exhibitionId: z.string(),
      picture: z.union([motif, media]),
    }),
  ),
  'showcase/banners': byName(
    z.array(
      z.strictObject({
        label: text,
        title: text,
        text,
        motifs: z.array(motif),
        seed: z.string(),
        palette,
        side,
        tone: z.enum(['light', 'dark']),
        links: z.array(link),
      }),
    ),
  ),
  'showcase/live-titles': z.strictObject({ atTheStand: texts, atHome: texts }),
  'showcase/partners': z.array(
    z.strictObject({ name: text, partners: z.array(z.strictObject({ mark: z.string(), name: text })) }),
  ),
}

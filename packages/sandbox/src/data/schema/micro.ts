import * as z from 'zod/mini'
import { dayOfFair, link, media, motif, palette, side, strings, text, texts } from './text.ts'

const named = { blockId: z.string(), title: text }

const slide = z.strictObject({
  label: text,
  title: text,
  text,
  motifs: z.array(motif),
  palette,
  side,
  links: z.array(link),
})

/** A block of a page, as its editors write it (seed/content/micro/blocks.ts composes the entity). */
const block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('banner'), ...named, slides: z.array(slide) }),
  z.strictObject({ kind: z.literal('richText'), ...named, paragraphs: texts }),
  z.strictObject({ kind: z.literal('picture'), ...named, image: media, caption: text, link: z.exactOptional(link) }),
  z.strictObject({ kind: z.literal('buttons'), ...named, links: z.array(link) }),
  z.strictObject({ kind: z.literal('countdown'), ...named, day: dayOfFair, time: z.string(), doneText: text }),
  z.strictObject({
    kind: z.literal('goods'),
    ...named,
    goodsType: z.enum(['EXHIBITOR', 'EXHIBIT', 'EXHIBITOR_GROUP', 'LIVE', 'MEETING', 'INFORMATION']),
    from: z.number(),
    to: z.number(),
  }),
  z.strictObject({ kind: z.literal('works'), ...named, exhibitor: z.number(), count: z.number() }),
  z.strictObject({ kind: z.literal('meetingsOn'), ...named, words: strings }),
  z.strictObject({ kind: z.literal('form'), ...named, formId: z.string() }),
  z.strictObject({ kind: z.literal('video'), ...named, exhibitor: z.number() }),
  z.strictObject({ kind: z.literal('map'), ...named, address: text }),
  z.strictObject({ kind: z.literal('hallPlan'), ...named }),
  z.strictObject({
    kind: z.literal('exhibits'),
    ...named,
    source: z.enum(['recommended', 'random']),
    count: z.number(),
  }),
  z.strictObject({ kind: z.enum(['lives', 'exhibitors', 'meetings', 'news']), ...named, count: z.number() }),
  z.strictObject({ kind: z.enum(['industries', 'advertisements']), ...named }),
  z.strictObject({ kind: z.literal('partners') }),
])

/** Pages that the organiser composes from blocks. */
export const MICRO = {
  'content/login-draft': z.array(block),
  'content/micro-pages': z.array(
    z.strictObject({
      id: z.string(),
      exhibitionId: z.string(),
      isPublished: z.boolean(),
      code: z.nullable(z.enum(['PROMOTE', 'OPEN_WEEK', 'MIXED_LIST', 'NEWS_SERVICES', 'MICRO_SERVICES'])),
      title: text,
      summary: text,
      cover: media,
      embedOrigins: strings,
      blocks: z.array(block),
      draft: z.exactOptional(z.array(block)),
    }),
  ),
}

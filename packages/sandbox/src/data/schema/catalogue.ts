import * as z from 'zod/mini'
import { SUBJECTS } from '../../seed/subject.ts'
import tags from '../catalogue/tags.json' with { type: 'json' }
import words from '../products/words.json' with { type: 'json' }
import downloads from '../prose/downloads.json' with { type: 'json' }
import { byName, keyed, keyOf, motif, strings, text, texts } from './text.ts'

export const tagId = keyOf(tags)

const familyProse = z.strictObject({ kinds: byName(text), opening: texts, points: texts })

const trade = z.strictObject({
  chinese: texts,
  japanese: texts,
  korean: texts,
  western: texts,
  local: z.tuple([
    z.string(),
    z.string(),
    z.string(),
    z.string(),
    z.string(),
    z.string(),
    z.string(),
    z.string(),
    z.string(),
  ]),
})

const range = z.tuple([z.number(), z.number(), z.number()])
/** A text, written once if it is the same in every language. */
const sameOrText = z.union([z.string(), text])

const spec = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('number'),
    label: text,
    range,
    unit: sameOrText,
    sign: z.exactOptional(z.string()),
    follows: z.exactOptional(z.string()),
    isBare: z.exactOptional(z.boolean()),
  }),
  z.strictObject({
    type: z.literal('choice'),
    label: text,
    options: z.array(sameOrText),
    isBare: z.exactOptional(z.boolean()),
  }),
  z.strictObject({ type: z.literal('size'), label: text, unit: z.string(), sides: z.array(range) }),
])

const kind = z.strictObject({
  id: z.string(),
  name: text,
  series: z.string(),
  numberedBy: z.exactOptional(z.string()),
  products: texts,
  specs: strings,
  modifiers: z.array(keyOf(words)),
  subject: z.exactOptional(z.enum(Object.values(SUBJECTS).flat())),
  without: z.exactOptional(strings),
})

const family = z.strictObject({
  id: z.string(),
  motif,
  hall: z.string(),
  industry: text,
  category: text,
  modelFirst: z.boolean(),
  share: z.number(),
  tagIds: z.array(tagId),
  performance: text,
  specs: byName(spec),
  groups: z.array(z.strictObject({ name: text, rows: strings })),
  kinds: z.array(kind),
})

const stems = z.array(z.union([text, z.tuple([z.string(), z.string(), z.string(), z.string(), z.string()])]))
const names = z.strictObject({ surnames: texts, givens: texts })

/** The parts and texts that exhibitors and exhibits are composed of. */
export const CATALOGUE = {
  'catalogue/groups': z.array(
    z.strictObject({
      id: z.string(),
      name: text,
      regions: strings,
      industries: z.exactOptional(strings),
      share: z.number(),
    }),
  ),
  'catalogue/halls': z.strictObject({
    halls: z.array(z.tuple([z.string(), text])),
    centralHall: text,
    rooms: z.strictObject({ cafe: text, stage: text }),
  }),
  'catalogue/regions': z.strictObject({
    countries: z.array(z.strictObject({ code: z.string(), timeZone: z.string(), name: text })),
    provinces: z.array(z.tuple([z.string(), text])),
    towns: z.array(z.strictObject({ regionCode: z.string(), name: text })),
  }),
  'catalogue/tags': keyed(tags, text),
  'names/clusters': byName(strings),
  'names/kana-rows': z.array(z.tuple([z.string(), z.string()])),
  'names/people': z.strictObject({
    chinese: names,
    japanese: names,
    korean: names,
    western: names,
    /** Women's given names, in their English spelling: a portrait matches its name. */
    women: strings,
    jobs: texts,
    markets: texts,
  }),
  'names/stems': z.strictObject({ chinese: stems, japanese: stems, korean: stems, western: byName(stems) }),
  'names/trades': byName(trade),
  'products/ceramics': family,
  'products/drone': family,
  'products/electronics': family,
  'products/energy': family,
  'products/food': family,
  'products/furniture': family,
  'products/hardware': family,
  'products/lighting': family,
  'products/luggage': family,
  'products/machine': family,
  'products/medical': family,
  'products/optics': family,
  'products/robot': family,
  'products/stone': family,
  'products/textile': family,
  'products/toys': family,
  'products/trims': family,
  'products/words': keyed(words, text),
  'prose/ceramics': familyProse,
  'prose/company': z.strictObject({ summaries: texts, about: texts, atTheFair: texts }),
  'prose/downloads': z.strictObject({
    papers: keyed(
      downloads.papers,
      z.strictObject({
        name: text,
        format: z.string(),
        slug: z.string(),
        kilobytes: z.tuple([z.number(), z.number()]),
      }),
    ),
    third: byName(keyOf(downloads.papers)),
  }),
  'prose/drone': familyProse,
  'prose/electronics': familyProse,
  'prose/energy': familyProse,
  'prose/food': familyProse,
  'prose/furniture': familyProse,
  'prose/hardware': familyProse,
  'prose/lighting': familyProse,
  'prose/luggage': familyProse,
  'prose/machine': familyProse,
  'prose/medical': familyProse,
  'prose/optics': familyProse,
  'prose/robot': familyProse,
  'prose/shared': z.strictObject({ summaries: texts, opening: texts, headings: texts, points: texts, closing: texts }),
  'prose/stone': familyProse,
  'prose/textile': familyProse,
  'prose/toys': familyProse,
  'prose/trims': familyProse,
}

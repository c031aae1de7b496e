import * as z from 'zod/mini'
import words from '../content/project-words.json' with { type: 'json' }
import { tagId } from './catalogue.ts'
import { byName, keyed, keyOf, motif, palette, side, text, texts } from './text.ts'

const group = z.strictObject({
  groupId: z.string(),
  districtCode: z.string(),
  industryTypeId: z.string(),
  hall: z.string(),
  jaInitial: z.string(),
  organiser: text,
  slug: z.string(),
  motifs: z.tuple([motif, motif]),
  summary: text,
  introduction: texts,
})

const portrait = z.strictObject({ summary: text, introduction: texts })

const amount = z.union([
  z.strictObject({ yuan: z.number() }),
  z.strictObject({ euros: z.number() }),
  z.strictObject({ dollars: z.number() }),
  z.strictObject({ daysAfterFair: z.number() }),
])

const project = z.strictObject({
  id: z.string(),
  exhibitionId: z.string(),
  age: z.number(),
  cooperation: keyOf(words.cooperations),
  regionCode: z.string(),
  industryId: z.string(),
  owner: z.union([z.number(), text]),
  tagIds: z.array(tagId),
  motif,
  name: text,
  summary: text,
  content: texts,
  facts: z.array(z.tuple([keyOf(words.facts), z.union([text, amount])])),
  papers: z.array(keyOf(words.papers)),
})

/** The texts of the organiser's editors: groups, guests, pavilions, projects, advertisements. */
export const CONTENT = {
  'content/advertisements': byName(
    z.array(z.strictObject({ exhibitor: z.number(), title: text, motifs: z.array(motif), palette, side })),
  ),
  'content/associations': z.array(group),
  'content/delegations': z.array(group),
  'content/distribution': z.array(project),
  'content/group-drafts': z.strictObject({
    unpublishedGroup: z.strictObject({ name: text, plan: group }),
    groupDrafts: byName(portrait),
  }),
  'content/hosts': byName(portrait),
  'content/investment': z.array(project),
  'content/nations': z.array(
    z.strictObject({
      countryCode: z.string(),
      hall: z.string(),
      motifs: z.tuple([motif, motif, motif]),
      title: text,
      summary: text,
      content: texts,
      organiser: text,
    }),
  ),
  'content/pavilions': z.array(group),
  'content/procurement': z.array(project),
  'content/project-words': z.strictObject({
    cooperations: keyed(words.cooperations, text),
    facts: keyed(words.facts, text),
    papers: keyed(words.papers, z.tuple([text, z.number()])),
  }),
  'content/speakers': z.array(z.array(portrait)),
  'content/tag-types': z.strictObject({
    tagTypes: z.array(z.strictObject({ id: z.string(), name: text, tagIds: z.array(tagId) })),
    otherTags: z.strictObject({ id: z.string(), name: text }),
  }),
  'content/technology': z.array(project),
  'classification/isic': z.array(
    z.strictObject({ code: z.string(), name: text, divisions: z.array(z.tuple([z.string(), text])) }),
  ),
  'geography/hangul': z.strictObject({
    initials: z.array(z.tuple([z.string(), z.number()])),
    finals: byName(z.string()),
    bare: byName(z.string()),
  }),
  'geography/known-as': byName(z.string()),
  'geography/peoples': byName(z.tuple([z.string(), z.string()])),
  'geography/provinces': byName(z.strictObject({ iso: z.string(), name: text })),
}

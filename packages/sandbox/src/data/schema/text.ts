import * as z from 'zod/mini'
import { MOTIFS, PALETTE_NAMES, PLAN_NAMES, SIDES, VIEWS } from '../../media/address.ts'

/** One text in the four languages, in the order of LANGUAGES: zh, en, ja, ko. */
export const text = z.tuple([z.string(), z.string(), z.string(), z.string()])
export const texts = z.array(text)
export const strings = z.array(z.string())

/** A key of a table in another file: its type is read from that file too. */
export const keyOf = <Table extends object>(table: Table) =>
  z.custom<keyof Table & string>((value) => typeof value === 'string' && Object.hasOwn(table, value))

/** A table whose keys are names used in code: their type is read from the file itself. */
export const keyed = <Table extends object, Value extends z.ZodMiniType>(table: Table, value: Value) =>
  z.record(keyOf(table), value)

export const byName = <Value extends z.ZodMiniType>(value: Value) => z.record(z.string(), value)

export const motif = z.enum(MOTIFS)
/** The goods that a pavilion shows, up to three kinds. */
export const motifs = z.array(motif)
export const palette = z.enum(PALETTE_NAMES)
export const side = z.enum(SIDES)

/** A day by its distance from the first or the last day of an exhibition. */
export const dayOfFair = z.union([z.strictObject({ first: z.number() }), z.strictObject({ last: z.number() })])

/** A picture, as identified in its address (media/address.ts). */
export const media = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hall'), seed: z.string(), palette: z.exactOptional(palette) }),
  z.strictObject({ kind: z.literal('cover'), motif, seed: z.string(), palette: z.exactOptional(palette) }),
  z.strictObject({
    kind: z.literal('exhibit'),
    motif,
    seed: z.string(),
    view: z.literal([...VIEWS]),
    palette: z.exactOptional(palette),
  }),
  z.strictObject({ kind: z.literal('pavilion'), motifs, seed: z.string() }),
  z.strictObject({ kind: z.literal('ticket'), seed: z.string(), palette }),
  z.strictObject({ kind: z.literal('plan'), seed: z.enum(PLAN_NAMES) }),
])

/** A part of the site, and the text of a link to it. */
export const link = z.tuple([z.string(), text])

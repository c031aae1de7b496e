import fs from 'node:fs'
import path from 'node:path'
import { FloorPlanFeature } from '@fair/contract/floor-plan.ts'
import { day, id, languageTag, link, primaryColour, time, zone } from '@fair/contract/kinds.ts'
import * as z from 'zod/mini'
import * as schema from '../data/schema/text.ts'
import type { MediaPicture } from '../media/address.ts'

/*
 * The output of `npm run import` from an organiser's spreadsheets, as a folder: `fair.json`, and the files in
 * `pictures/`. It is checked when it is read, so that anyone who edits it by hand learns where it is wrong.
 */

export const DATA_FILE = 'fair.json'
export const PICTURES = 'pictures'
/** Not an id of the sample fair, whose stories and programme depend on its own. */
export const EXHIBITION = '9101'

const text = z.readonly(schema.text)

/** A file below `pictures/`, by its name, with its size in pixels. */
export const ImportedPicture = z.object({ file: z.string(), width: z.number(), height: z.number() })
export type ImportedPicture = z.input<typeof ImportedPicture>

const Labelled = z.object({ id, name: text })

export const ImportedExhibitor = z.object({
  id,
  name: text,
  localName: z.string(),
  localLanguage: languageTag,
  /** ISO 3166-1 alpha-2; '' if unknown. */
  country: z.string(),
  place: text,
  industryId: id,
  hall: z.string(),
  stand: z.string(),
  tags: z.array(text),
  summary: text,
  /** Clean HTML. */
  introduction: text,
  foundedYear: z.number(),
  employees: z.string(),
  website: z.nullable(link),
  certificates: z.array(z.string()),
  logo: z.nullable(ImportedPicture),
})
export type ImportedExhibitor = z.input<typeof ImportedExhibitor>

export const ImportedExhibit = z.object({
  id,
  exhibitorId: id,
  name: text,
  /** A category of the lower level; its parent is the exhibitor's industry. */
  categoryId: id,
  summary: text,
  description: text,
  pictures: z.array(ImportedPicture),
  /** Pairs of name and value. */
  specifications: z.array(z.tuple([text, text])),
})
export type ImportedExhibit = z.input<typeof ImportedExhibit>

export const ImportedData = z.object({
  form: z.literal(1),
  /** When it was imported: the age of all its records. */
  made: time,
  domain: z.string(),
  name: text,
  summary: text,
  venue: text,
  city: text,
  address: text,
  firstDay: z.nullable(day),
  days: z.number(),
  zone,
  primaryColour,
  plan: z.nullable(ImportedPicture),
  /** The floor plan's features; absent if it was provided as a drawing, or not at all. */
  floorPlan: z.optional(z.array(FloorPlanFeature)),
  industries: z.array(Labelled),
  categories: z.array(z.extend(Labelled, { parent: id })),
  exhibitors: z.array(ImportedExhibitor),
  exhibits: z.array(ImportedExhibit),
})
export type ImportedData = z.input<typeof ImportedData>

/** @throws RangeError of one sentence if the folder contains no imported fair */
export function readImported(dir: string): ImportedData {
  const file = path.join(dir, DATA_FILE)
  if (!fs.existsSync(file)) throw new RangeError(`${dir} holds no imported fair: make one with npm run import.`)
  const read = z.safeParse(ImportedData, parsed(fs.readFileSync(file, 'utf8')))
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new RangeError(`${file} is not as npm run import writes it: ${issue?.path.join('.')}: ${issue?.message}.`)
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

export const IMPORTED_MEDIA = '/media/imported/'

export const pictureAt = ({ file, width, height }: ImportedPicture): MediaPicture => ({
  url: IMPORTED_MEDIA + file,
  width,
  height,
})

/** If there is none. */
export const NO_PICTURE: MediaPicture = { url: '', width: 0, height: 0 }

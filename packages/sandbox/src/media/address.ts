/**
 * The addresses of the sandbox's pictures. A picture is a function of its address: nothing is stored, everything is drawn.
 *
 *   /media/exhibit/{motif}/{seed}/{view}[/{palette}]        one product on a seamless backdrop, four camera positions
 *   /media/cover/{motif}/{seed}[/{palette}]                 presenter beside a product (live stream, meeting)
 *   /media/banner/{motif-motif-…}/{seed}/{palette}/{side}   several products on plinths, room for a headline
 *   /media/hall/{seed}[/{palette}]                          a view into a hall (news, exhibitions)
 *   /media/stand/{motif}/{person}/{seed}[/{palette}]        an exhibitor's booth with its mark, that of /media/logo/{seed}
 *   /media/pavilion/{motif-…}/{seed}[/{palette}]            a pavilion with its goods; `nation-jp` displays the flag
 *   /media/session/{person.person.…}/{seed}[/{palette}]     speakers on a stage (meeting, forum), by their portraits' seeds
 *   /media/ticket/{seed}/{palette}                          a ticket, a benefit
 *   /media/person/{seed}   /media/logo/{seed}               a portrait, an exhibitor's mark
 *   /media/plan/{halls|area}                                the plan of the venue's halls, the map of its surroundings
 *
 * `?w=` requests a width in pixels; the format depends on the request's Accept header (media.ts).
 */

/** The products that a picture can show. An exhibit's motif follows from its category. */
export const MOTIFS = [
  'machine',
  'robot',
  'textile',
  'food',
  'electronics',
  'lighting',
  'ceramics',
  'energy',
  'medical',
  'hardware',
  'furniture',
  'drone',
  'luggage',
  'toys',
  'stone',
] as const
export type Motif = (typeof MOTIFS)[number]

export const LIGHT_PALETTES = ['mist', 'sand', 'sage', 'clay', 'blush', 'lagoon', 'stone', 'butter', 'lilac'] as const
export const DARK_PALETTES = ['ink', 'pine', 'brick'] as const
/** The backdrops. By default the seed picks one; an edited row names them, to avoid adjacent dark pictures. */
export const PALETTE_NAMES = [...LIGHT_PALETTES, ...DARK_PALETTES] as const
export type PaletteName = (typeof PALETTE_NAMES)[number]

/** Camera positions of one product: front, low and near, from above, three quarters. */
export const VIEWS = [0, 1, 2, 3] as const
export type View = (typeof VIEWS)[number]

/** Where a banner's products stand; the headline is on the other side. */
export const SIDES = ['start', 'end', 'centre'] as const
export type Side = (typeof SIDES)[number]

/** The subject of a plan: the halls of the venue, or its location. */
export const PLAN_NAMES = ['halls', 'area'] as const
export type PlanName = (typeof PLAN_NAMES)[number]

/** The maximum number of plinths in a banner, of kinds of goods in a pavilion, of seats on a stage. */
const BANNER_MOTIFS = 5
const PAVILION_MOTIFS = 3
const SPEAKERS = 4

/** Widths in pixels that are drawn; any other is rounded up to the next, so that a cache stays small. */
export const WIDTHS = [96, 160, 240, 320, 480, 640, 800, 960, 1280, 1600] as const

const SIZES = {
  exhibit: { width: 800, height: 600 },
  cover: { width: 960, height: 540 },
  banner: { width: 1600, height: 760 },
  hall: { width: 960, height: 600 },
  stand: { width: 960, height: 600 },
  pavilion: { width: 960, height: 600 },
  session: { width: 960, height: 600 },
  ticket: { width: 960, height: 600 },
  person: { width: 200, height: 200 },
  logo: { width: 200, height: 200 },
  plan: { width: 1200, height: 800 },
} as const
export type MediaKind = keyof typeof SIZES

/** The data in an address. */
export type Media =
  | { kind: 'exhibit'; motif: Motif; seed: string; view: View; palette?: PaletteName }
  | { kind: 'cover'; motif: Motif; seed: string; palette?: PaletteName }
  | { kind: 'banner'; motifs: Motif[]; seed: string; palette: PaletteName; side: Side }
  | { kind: 'hall'; seed: string; palette?: PaletteName }
  | { kind: 'stand'; motif: Motif; person: string; seed: string; palette?: PaletteName }
  | { kind: 'pavilion'; motifs: Motif[]; seed: string; palette?: PaletteName }
  | { kind: 'session'; people: string[]; seed: string; palette?: PaletteName }
  | { kind: 'ticket'; seed: string; palette: PaletteName }
  | { kind: 'person'; seed: string }
  | { kind: 'logo'; seed: string }
  | { kind: 'plan'; seed: PlanName }

/** A picture in the platform's data: one address without a format, and the size that reserves its space. */
export interface MediaPicture {
  url: string
  width: number
  height: number
}

const ROOT = '/media/'
const SEED = /^[a-z0-9-]{1,40}$/

/** The width and height in pixels of a kind's pictures, as drawn if no width is requested. */
export function mediaSize(kind: MediaKind): { width: number; height: number } {
  return SIZES[kind]
}

/** The picture of an exhibit (4:3). `seed` is the exhibit's id in lower case; its gallery is `view` 0 to 3 of one seed. */
export function exhibitPicture(motif: Motif, seed: string, view: View = 0, palette?: PaletteName): MediaPicture {
  return pictureOf({ kind: 'exhibit', motif, seed, view, ...(palette && { palette }) })
}

/** The cover of a live stream or meeting (16:9): a person presents a product. */
export function coverPicture(motif: Motif, seed: string, palette?: PaletteName): MediaPicture {
  return pictureOf({ kind: 'cover', motif, seed, ...(palette && { palette }) })
}

/** A banner (1600 x 760) of one to five products; `side` is where they stand. */
export function bannerPicture(
  motifs: readonly Motif[],
  seed: string,
  palette: PaletteName = 'sand',
  side: Side = 'end',
): MediaPicture {
  return pictureOf({ kind: 'banner', motifs: [...motifs], seed, palette, side })
}

/** A view into an exhibition hall (8:5). */
export function hallPicture(seed: string, palette?: PaletteName): MediaPicture {
  return pictureOf({ kind: 'hall', seed, ...(palette && { palette }) })
}

/**
 * An exhibitor's booth (8:5) with the person in charge, by the portrait; `seed` is its id, which also determines its
 * mark.
 */
export function standPicture(motif: Motif, portrait: MediaPicture, seed: string): MediaPicture {
  return pictureOf({ kind: 'stand', motif, person: seedOf(portrait), seed })
}

/** A pavilion (8:5) with one to three kinds of goods; `seed` is that of its mark, or `nation-{country}`. */
export function pavilionPicture(motifs: readonly Motif[], seed: string): MediaPicture {
  return pictureOf({ kind: 'pavilion', motifs: motifs.slice(0, PAVILION_MOTIFS), seed })
}

/** A session (8:5) with its speakers on the stage, four at most, by their portraits; a hall if there are none. */
export function sessionPicture(portraits: readonly Pick<MediaPicture, 'url'>[], seed: string): MediaPicture {
  const people = portraits.map(seedOf)
  if (people.length === 0) return hallPicture(seed)
  return pictureOf({ kind: 'session', people: people.slice(0, SPEAKERS), seed })
}

/** A ticket or a benefit (8:5). */
export function ticketPicture(seed: string, palette: PaletteName): MediaPicture {
  return pictureOf({ kind: 'ticket', seed, palette })
}

/** A portrait (square). */
export function personPicture(seed: string): MediaPicture {
  return pictureOf({ kind: 'person', seed })
}

/** An exhibitor's mark (square, transparent background). */
export function logoPicture(seed: string): MediaPicture {
  return pictureOf({ kind: 'logo', seed })
}

/** A plan (3:2) without text: its content is listed in plan-layout.ts. */
export function planPicture(name: PlanName): MediaPicture {
  return pictureOf({ kind: 'plan', seed: name })
}

/** The address of a picture, without origin. */
export function mediaAddress(media: Media): string {
  return ROOT + segments(media).join('/')
}

/** Parses an address's path; undefined if it names no picture that can be drawn. */
export function parseMedia(pathname: string): Media | undefined {
  if (!pathname.startsWith(ROOT)) return undefined
  const [kind, ...rest] = pathname.slice(ROOT.length).split('/')
  const media = read(kind, rest)
  // One picture has one address: one that does not round-trip (extra segments, an empty one) is refused.
  return media && SEED.test(media.seed) && mediaAddress(media) === pathname ? media : undefined
}

/** The width to render for a requested one: the next larger of WIDTHS, or the largest. */
export function ladderWidth(requested: number): number {
  return WIDTHS.find((width) => width >= requested) ?? Math.max(...WIDTHS)
}

function segments(media: Media): (string | number)[] {
  const palette = 'palette' in media && media.palette ? [media.palette] : []
  switch (media.kind) {
    case 'exhibit':
      return [media.kind, media.motif, media.seed, media.view, ...palette]
    case 'pavilion':
      return [media.kind, media.motifs.join('-'), media.seed, ...palette]
    case 'session':
      return [media.kind, media.people.join('.'), media.seed, ...palette]
    case 'stand':
      return [media.kind, media.motif, media.person, media.seed, ...palette]
    case 'cover':
      return [media.kind, media.motif, media.seed, ...palette]
    case 'banner':
      return [media.kind, media.motifs.join('-'), media.seed, ...palette, media.side]
    case 'hall':
    case 'ticket':
      return [media.kind, media.seed, ...palette]
    case 'person':
    case 'logo':
    case 'plan':
      return [media.kind, media.seed]
  }
}

function read(kind: string | undefined, rest: string[]): Media | undefined {
  const [first = '', second = '', third = '', fourth = ''] = rest
  switch (kind) {
    case 'exhibit': {
      const motif = member(MOTIFS, first)
      const view = VIEWS.find((one) => String(one) === third)
      const palette = member(PALETTE_NAMES, fourth)
      return motif && view !== undefined ? { kind, motif, seed: second, view, ...(palette && { palette }) } : undefined
    }
    case 'stand': {
      const motif = member(MOTIFS, first)
      const palette = member(PALETTE_NAMES, fourth)
      const fits = motif && SEED.test(second)
      return fits ? { kind, motif, person: second, seed: third, ...(palette && { palette }) } : undefined
    }
    case 'cover': {
      const motif = member(MOTIFS, first)
      const palette = member(PALETTE_NAMES, third)
      return motif ? { kind, motif, seed: second, ...(palette && { palette }) } : undefined
    }
    case 'banner': {
      const motifs = motifsIn(first)
      const palette = member(PALETTE_NAMES, third)
      const side = member(SIDES, fourth)
      const fits = motifs.length > 0 && motifs.length <= BANNER_MOTIFS
      return fits && palette && side ? { kind, motifs, seed: second, palette, side } : undefined
    }
    case 'pavilion': {
      const motifs = motifsIn(first)
      const palette = member(PALETTE_NAMES, third)
      const fits = motifs.length > 0 && motifs.length <= PAVILION_MOTIFS
      return fits ? { kind, motifs, seed: second, ...(palette && { palette }) } : undefined
    }
    case 'session': {
      const people = first.split('.')
      const palette = member(PALETTE_NAMES, third)
      const fits = people.length <= SPEAKERS && people.every((person) => SEED.test(person))
      return fits ? { kind, people, seed: second, ...(palette && { palette }) } : undefined
    }
    case 'ticket': {
      const palette = member(PALETTE_NAMES, second)
      return palette && { kind, seed: first, palette }
    }
    case 'hall': {
      const palette = member(PALETTE_NAMES, second)
      return { kind, seed: first, ...(palette && { palette }) }
    }
    case 'person':
    case 'logo':
      return { kind, seed: first }
    case 'plan': {
      const name = member(PLAN_NAMES, first)
      return name && { kind, seed: name }
    }
    default:
      return undefined
  }
}

function seedOf({ url }: Pick<MediaPicture, 'url'>): string {
  const media = parseMedia(url)
  if (!media) throw new RangeError(`no picture has the address ${url}`)
  return media.seed
}

const motifsIn = (names: string): Motif[] => names.split('-').flatMap((name) => member(MOTIFS, name) ?? [])

/** The picture of an address; used by data for a picture that its table cannot derive. */
export function pictureOf(media: Media): MediaPicture {
  const url = mediaAddress(media)
  // Seed data with a bad seed fails here, at once, and not as a missing picture on some page.
  if (!parseMedia(url)) throw new RangeError(`no picture has the address ${url}`)
  return { url, ...mediaSize(media.kind) }
}

function member<const T extends string>(list: readonly T[], name: string): T | undefined {
  return list.find((one) => one === name)
}

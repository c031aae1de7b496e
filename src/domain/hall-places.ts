import type { FloorPlanFeature } from '@fair/contract/floor-plan.ts'
import { folded } from '@fair/search/text.ts'
import WORDS from './place-words.json' with { type: 'json' }

/** The hall of places of one category. */
interface PlaceInHall {
  hall: string
  /** At least one of them in this hall can be reached without steps. */
  isStepFree: boolean
}

/** The rooms, entrances and points of service of one category, in all halls. */
export interface HallPlaces {
  /** IMDF's category without its refinement: `restroom` of `restroom.wheelchair`. */
  category: string
  /** Their names in the page's language, each once. */
  names: string[]
  halls: PlaceInHall[]
}

const PLACE_TYPES = ['unit', 'opening', 'amenity']

/** The category of a feature: `restroom` of `Restroom.wheelchair`; '' if the platform provides none. */
const placeCategory = (category: string | null | undefined): string =>
  (category ?? '').trim().toLowerCase().split('.')[0] ?? ''

/** The places of a floor plan by category, in the order of the plan; without those that have no category. */
export function hallPlaces(features: readonly FloorPlanFeature[]): HallPlaces[] {
  const all = new Map<string, HallPlaces>()
  for (const { feature_type: type, properties } of features) {
    const category = placeCategory(properties.category)
    const { hall } = properties
    if (!PLACE_TYPES.includes(type ?? '') || category === '' || !hall) continue
    const places = all.get(category) ?? { category, names: [], halls: [] }
    all.set(category, places)
    const name = properties.name?.trim() ?? ''
    if (name !== '' && !places.names.includes(name)) places.names.push(name)
    const isStepFree = properties.accessible === true
    const known = places.halls.find((each) => each.hall === hall)
    if (known) known.isStepFree ||= isStepFree
    else places.halls.push({ hall, isStepFree })
  }
  return [...all.values()]
}

interface Phrase {
  phrase: string
  /** Its meaning: a category, a hall, that the place is step-free, or nothing ("where is the"). */
  says: string
}

/** Prefix that keeps halls apart from categories. */
const HALL = 'hall '
const STEP_FREE = 'accessible'

/** All phrases about places, the longest first: "first aid" is not "aid". */
function phrasesOf(all: readonly HallPlaces[]): Phrase[] {
  const own = all.flatMap(({ category, names, halls }) => [
    ...[category, ...names].map((phrase) => ({ phrase, says: category })),
    ...halls.map(({ hall }) => ({ phrase: hall, says: HALL + hall })),
  ])
  const general = Object.entries(WORDS).flatMap(([says, phrases]) => phrases.map((phrase) => ({ phrase, says })))
  return [...own, ...general]
    .map(({ phrase, says }) => ({ phrase: folded(phrase), says }))
    .filter(({ phrase }) => phrase !== '')
    .sort((a, b) => b.phrase.length - a.phrase.length)
}

/**
 * Latin words and numbers match as whole words; other scripts have no spaces between words. A long vowel ends a phrase
 * only if the next follows at once (search-text.ts).
 */
const pattern = (phrase: string): RegExp =>
  new RegExp(`(?<![a-z0-9.])${phrase.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&')}\u30fc?(?![a-z0-9])`, 'gu')

/** The meaning of a keyword about places; null if any part of it is about something else. */
function readKeyword(keyword: string, all: readonly HallPlaces[]): ReadonlySet<string> | null {
  const words = new Set<string>()
  let rest = folded(keyword)
  for (const { phrase, says } of phrasesOf(all)) {
    const left = rest.replace(pattern(phrase), ' ')
    if (left !== rest) words.add(says)
    rest = left
  }
  return /[\p{L}\p{N}]/u.test(rest) ? null : words
}

/**
 * The places that a keyword requests: "first aid", "8.1 restroom", "step-free entrance", "无障碍电梯", in any of the four
 * languages. None unless the entire keyword is about places: "stage lighting" and "lift trucks" are products.
 */
export function findPlaces<P extends HallPlaces>(keyword: string, all: readonly P[]): P[] {
  const said = readKeyword(keyword, all)
  if (!said) return []
  const isStepFree = said.has(STEP_FREE)
  const categories = Object.keys(WORDS).some((category) => isCategory(category) && said.has(category))
  const named = all.filter(({ category }) => said.has(category))
  if (named.length === 0 && (categories || !isStepFree)) return []
  const isInHall = [...said].some((each) => each.startsWith(HALL))
  return (named.length > 0 ? named : all).flatMap((places) => {
    const halls = places.halls.filter(
      (each) => (!isInHall || said.has(HALL + each.hall)) && (!isStepFree || each.isStepFree),
    )
    return halls.length > 0 ? [{ ...places, halls }] : []
  })
}

const isCategory = (says: string): boolean => says !== '' && says !== STEP_FREE

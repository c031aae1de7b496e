import { folded } from '@fair/search/text.ts'
import type { MapPlace } from '../../domain/hall-map.ts'
import type { WayHall } from '../../domain/way-plan.ts'
import { stopOf, stopsOf, type WayStop } from '../../domain/way-stops.ts'
import type { PageContext } from '../../lib/page.ts'
import { placeIcon } from './place-icons.ts'

/** A start or destination that the fields suggest. */
export interface WayOption {
  stop: WayStop
  label: string
  /** The searchable text. */
  words: string
}

/** All options of a fair. Places come first, because they are suggested before anything is typed. */
export function wayOptions(page: PageContext, halls: readonly WayHall[]): WayOption[] {
  const options = stopsOf(halls).flatMap((stop): WayOption[] => {
    const label = stopLabel(page, halls, stop)
    return label === null ? [] : [{ stop, label, words: folded(`${stop.key} ${label}`) }]
  })
  return [...options.filter(isNearest), ...options.filter((option) => !isNearest(option))]
}

const isNearest = ({ stop }: WayOption): boolean => stop.hall === null

/** The name of a place; null if neither the platform nor the site has one. */
export function placeName({ t }: PageContext, { name, category }: Pick<MapPlace, 'name' | 'category'>): string | null {
  const icon = placeIcon(category)
  return name || (icon ? t(`hall:place.${icon}`) : null)
}

function stopLabel(page: PageContext, halls: readonly WayHall[], stop: WayStop): string | null {
  const { t, format } = page
  if (stop.kind === 'booth') return `${format.list(stop.exhibitors.map(({ name }) => name))} · ${stop.key}`
  if (stop.kind === 'hall') return t('hall:named', { name: halls[stop.hall]?.name ?? stop.key })
  const place = placeName(page, stop)
  if (place === null) return null
  return stop.hall === null
    ? t('way:nearest', { place })
    : t('way:placeIn', { place, hall: halls[stop.hall]?.hall ?? '' })
}

const MAX_OPTIONS = 8

/** The options that contain all words of a text: exact names first, then those that start with it. */
export function matching(options: readonly WayOption[], text: string): WayOption[] {
  const typed = folded(text)
  const words = typed.split(' ').filter(Boolean)
  const found = options.filter((option) => words.every((word) => option.words.includes(word)))
  const rank = ({ stop, words: all }: WayOption): number =>
    folded(stop.key) === typed ? 0 : all.startsWith(typed) ? 1 : all.includes(` ${typed}`) ? 2 : 3
  return found.toSorted((a, b) => rank(a) - rank(b)).slice(0, MAX_OPTIONS)
}

/** Resolves a text from a field or the address, or gives the reason why it cannot. */
export function chosenOption(
  options: readonly WayOption[],
  text: string,
): { option: WayOption } | { problem: 'missing' | 'unknown' | 'several' } {
  const typed = folded(text)
  if (typed === '') return { problem: 'missing' }
  const stop = stopOf(
    options.map((option) => option.stop),
    text,
  )
  const found = matching(options, text)
  const option = options.find((each) => each.stop === stop || folded(each.label) === typed) ?? found[0]
  if (!option) return { problem: 'unknown' }
  const isExact = option.stop === stop || folded(option.label) === typed
  return isExact || found.length === 1 ? { option } : { problem: 'several' }
}

/** Splits a list of stops at its commas, except at those inside the key of a stop: names of halls may contain some. */
export function readStops(options: readonly WayOption[], text: string): string[] {
  const keys = new Set(options.map(({ stop }) => stop.key.toLowerCase()))
  const longest = Math.max(1, ...[...keys].map((key) => key.split(',').length))
  const parts = text.split(',')
  const stops: string[] = []
  for (let at = 0; at < parts.length; ) {
    const join = (count: number): string =>
      parts
        .slice(at, at + count)
        .join(',')
        .trim()
    let count = Math.min(longest, parts.length - at)
    while (count > 1 && !keys.has(join(count).toLowerCase())) count -= 1
    stops.push(join(count))
    at += count
  }
  return stops.filter(Boolean)
}

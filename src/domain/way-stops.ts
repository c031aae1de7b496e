import { isHallNumber } from '@fair/search/booth.ts'
import { hallBoothKey, readHallBooth } from '@fair/search/booth-code.ts'
import type { MapBooth, MapPlace } from './hall-map.ts'
import type { WayEnd, WayGraph } from './way-graph.ts'
import { nearest } from './way-ground.ts'
import type { WayExhibitor, WayHall } from './way-plan.ts'

/** A place where a route can start or end. `key` identifies it in addresses. */
export type WayStop =
  | { kind: 'booth'; key: string; hall: number; booth: MapBooth; exhibitors: readonly WayExhibitor[] }
  | { kind: 'hall'; key: string; hall: number }
  /** The nearest place of a category, in one hall or, if `hall` is null, in all halls. */
  | { kind: 'place'; key: string; hall: number | null; category: string; name: string }

/** `restroom` of `restroom.wheelchair`. */
const kindOf = ({ category }: MapPlace): string => category.split('.')[0] ?? ''

/** All stops of a fair: booths with exhibitors, halls, and places by category. */
export function stopsOf(halls: readonly WayHall[]): WayStop[] {
  return [
    ...halls.flatMap(boothStops),
    ...halls.map(({ hall: key }, hall): WayStop => ({ kind: 'hall', key, hall })),
    ...halls.flatMap(placeStops),
    ...nearestStops(halls),
  ]
}

function boothStops({ hall: name, map, exhibitors }: WayHall, hall: number): WayStop[] {
  const byBooth = Map.groupBy(exhibitors, ({ stand }) => hallBoothKey({ hall: name, stand }))
  return map.booths.flatMap((booth): WayStop[] => {
    const own = byBooth.get(booth.key)
    return own ? [{ kind: 'booth', key: `${name} ${booth.stand}`, hall, booth, exhibitors: own }] : []
  })
}

function placeStops({ hall: name, map }: WayHall, hall: number): WayStop[] {
  const byKind = Map.groupBy(map.places, kindOf)
  byKind.delete('')
  return [...byKind].map(([category, places]) => {
    const named = places.length === 1 ? (places[0]?.name ?? '') : ''
    return { kind: 'place', key: `${name} ${category}`, hall, category, name: named }
  })
}

function nearestStops(halls: readonly WayHall[]): WayStop[] {
  const categories = new Set(halls.flatMap(({ map }) => map.places.map(kindOf)))
  categories.delete('')
  return [...categories].map((category) => ({ kind: 'place', key: category, hall: null, category, name: '' }))
}

/** Finds a stop by its key or by any spelling of a booth. */
export function stopOf(stops: readonly WayStop[], text: string): WayStop | null {
  const key = text.trim().toLowerCase()
  const named = stops.find((stop) => stop.key.toLowerCase() === key)
  if (named || key === '') return named ?? null
  const halls = stops.flatMap((stop) => (stop.kind === 'hall' ? stop.key : []))
  const booth = readHallBooth(text, halls)?.key
  return stops.find((stop) => stop.kind === 'booth' && stop.booth.key === booth) ?? null
}

/** Finds the stop that a text names, e.g. "Launch stage, hall 8.1": a booth, a named room of a hall, or the hall. */
export function stopIn(stops: readonly WayStop[], text: string): WayStop | null {
  const exact = stopOf(stops, text)
  if (exact) return exact
  // The longest name: "Hall A North" contains that of another hall, "Hall A".
  const [hall] = stops
    .filter((stop) => stop.kind === 'hall' && isWord(stop.key, text))
    .sort((a, b) => b.key.length - a.key.length)
  const room = stops.find(
    (stop) => stop.kind === 'place' && stop.hall === hall?.hall && stop.name !== '' && text.includes(stop.name),
  )
  return room ?? hall ?? null
}

/** Whether a text names a hall: 8.1 in "8.1馆", but not of "18.1" or "8.11". A bare number may be of a room or a time. */
function isWord(hall: string, text: string): boolean {
  const isNumber = /^\d+$/.test(hall)
  for (let at = text.indexOf(hall); at >= 0; at = text.indexOf(hall, at + hall.length)) {
    const [before, after] = [text.slice(0, at), text.slice(at + hall.length)]
    const isPart = /[a-z0-9.]$/i.test(before) || /^\.?[a-z0-9]/i.test(after)
    if (isNumber ? !isPartOfNumber(before, after) && isHallNumber(before, after) : !isPart) return true
  }
  return false
}

const isPartOfNumber = (before: string, after: string): boolean => /[\d.]$/.test(before) || /^\.?\d/.test(after)

/** The points where a route to or from a stop may end or start: each exit of a booth, each entrance of a hall. */
export function endsOf(stop: WayStop, halls: readonly WayHall[], graph: WayGraph): WayEnd[] {
  if (stop.kind === 'booth') return doorsAt(stop.hall, stop.booth.shape, graph)
  const own = [...halls.entries()].filter(([hall]) => stop.hall === null || stop.hall === hall)
  if (stop.kind === 'place') {
    const places = own.flatMap(([hall, { map }]) => map.places.map((place) => ({ hall, place })))
    const ofKind = places.filter(({ place }) => kindOf(place) === stop.category)
    return passable(ofKind, graph).flatMap(({ hall, place: { shape, at } }): WayEnd[] =>
      shape ? doorsAt(hall, shape, graph) : [{ hall, at }],
    )
  }
  return own.flatMap(([hall, { map }]) => {
    const doors = map.places.filter(
      ({ kind, category, connection }) => connection || (kind === 'opening' && !category.startsWith('emergencyexit')),
    )
    const { bends = [] } = graph.groundOf(hall) ?? {}
    const gate = nearest(bends, [0, map.height / 2]) ?? [0, map.height / 2]
    if (doors.length === 0) return [{ hall, at: gate }]
    return passable(
      doors.map((place) => ({ hall, place })),
      graph,
    ).map(({ place: { at } }) => ({ hall, at }))
  })
}

const doorsAt = (hall: number, shape: MapBooth['shape'], graph: WayGraph): WayEnd[] =>
  (graph.groundOf(hall)?.doorsOf(shape) ?? []).map((door) => ({ hall, ...door }))

/** The places that the route may use. All if it may use none: the platform may not say which places are step-free. */
function passable<T extends { place: MapPlace }>(places: readonly T[], graph: WayGraph): readonly T[] {
  const some = places.filter(({ place }) => graph.isPassable(place))
  return some.length > 0 ? some : places
}

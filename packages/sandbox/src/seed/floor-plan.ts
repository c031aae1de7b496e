import type { FloorPlanFeature } from '@fair/contract/floor-plan.ts'
import type { Language } from '@fair/contract/rules/language.ts'
import { boothCode, byCode } from '@fair/search/booth-code.ts'
import { load } from '../data/load.ts'
import { say } from './text.ts'

const NAMES = load('catalogue/halls').rooms

/** In metres. */
const BOOTH = { width: 9, depth: 6 }
const LANE = 5
const COLUMNS = 8
/** The gap between the backs of two rows: nobody walks there. */
const BACK = 1.5
/** From one aisle's lane to the next. */
const PITCH = 2 * BOOTH.depth + LANE + BACK
/** The strips at the west and east wall, with rooms. */
const STRIP = 15
const GAP = 4
const FOYER = 14
const WIDTH = 2 * (STRIP + GAP) + COLUMNS * BOOTH.width

type Properties = FloorPlanFeature['properties']

/** An aisle, or a part of one: this many columns of booths on both sides of its lane. */
interface Lane {
  aisle: string
  stands: string[]
  columns: number
  column: number
  row: number
}

/**
 * The floor plan of a hall in metres: its booths and free places along the aisles, rooms at the walls, entrances in the
 * north and south. The same booths give the same plan.
 */
export function hallFeatures(hall: string, stands: readonly string[], language: Language): FloorPlanFeature[] {
  const lanes = lanesOf(stands)
  const rows = Math.max(...lanes.map(({ row }) => row)) + 1
  const height = 2 * FOYER + rows * PITCH - BACK
  const at = (type: string, properties: Properties, rectangle: Rectangle): FloorPlanFeature => ({
    type: 'Feature',
    feature_type: type,
    properties: type === 'kiosk' ? properties : { hall, ...properties },
    geometry: { type: 'Polygon', coordinates: [ringOf(rectangle, height)] },
  })
  const point = (type: string, properties: Properties, x: number, y: number): FloorPlanFeature => ({
    type: 'Feature',
    feature_type: type,
    properties: { hall, ...properties },
    geometry: { type: 'Point', coordinates: [x, height - y] },
  })
  const east = WIDTH - STRIP
  const roomHeight = (height - 2 * GAP) / 2
  const isStepFree = { accessible: true }
  const ends = connectionsOf(hall)
  return [
    at('level', { ordinal: ends ? ends.floor - 1 : null }, [0, 0, WIDTH, height]),
    ...lanes.flatMap((lane) => laneFeatures(lane, hall, at)),
    at('unit', { category: 'foodservice', name: say(NAMES.cafe, language), ...isStepFree }, [
      0,
      GAP,
      STRIP,
      roomHeight - 6,
    ]),
    at('unit', { category: 'prayerroom', ...isStepFree }, [0, height / 2 - 4, STRIP, 9]),
    at('unit', { category: 'firstaid', ...isStepFree }, [0, height / 2 + 7, STRIP, 9]),
    at('unit', { category: 'stage', name: say(NAMES.stage, language) }, [east, GAP, STRIP, roomHeight - 2]),
    at('unit', { category: 'restroom', ...isStepFree }, [east, height / 2 + 4, STRIP, 10]),
    point('opening', { category: 'pedestrian.principal', ...isStepFree }, WIDTH / 2 - 14, 0),
    point('opening', { category: 'pedestrian.principal', ...isStepFree }, WIDTH / 2 + 14, height),
    ...(ends
      ? [
          point('opening', { category: 'pedestrian', ...isStepFree, ...ends.west }, 0, height - 3),
          point('opening', { category: 'pedestrian', ...isStepFree, ...ends.east }, WIDTH, height - 3),
        ]
      : []),
    point('amenity', { category: 'information', ...isStepFree }, WIDTH / 2, height - 6),
    point('amenity', { category: 'elevator', ...isStepFree, ...ends?.southLift }, STRIP + GAP + 6, height - 6),
    point('amenity', { category: 'stairs', accessible: false, ...ends?.stairs }, WIDTH - STRIP - GAP - 6, height - 6),
    point('amenity', { category: 'elevator', ...isStepFree, ...ends?.northLift }, WIDTH - STRIP - GAP - 6, 6),
  ]
}

/** The length in metres of the passage from a hall's door to the next building's. */
const PASSAGE = 24

/**
 * Hall 8.2 is the upper floor of building 8: its lifts and stairs lead to hall 8.1, its doors to halls 7.2 and 9.2.
 * Halls with other names lead nowhere.
 */
function connectionsOf(hall: string) {
  const [, building, floor] = /^(\d+)\.(\d+)$/.exec(hall) ?? []
  if (building === undefined || floor === undefined) return null
  const door = (west: number) => ({ connection: `door ${west} ${floor}`, connectionMetres: PASSAGE / 2 })
  return {
    floor: Number(floor),
    west: door(Number(building) - 1),
    east: door(Number(building)),
    southLift: { connection: `lift ${building} south` },
    northLift: { connection: `lift ${building} north` },
    stairs: { connection: `stairs ${building}` },
  }
}

type Rectangle = readonly [x: number, y: number, width: number, height: number]

/** A rectangle measured from the upper left corner, as a ring of positions measured from the lower left corner. */
function ringOf([x, y, width, height]: Rectangle, hallHeight: number): number[][] {
  const [top, bottom] = [hallHeight - y, hallHeight - y - height]
  return [
    [x, bottom],
    [x + width, bottom],
    [x + width, top],
    [x, top],
    [x, bottom],
  ]
}

function laneFeatures(
  { aisle, stands, columns, column, row }: Lane,
  hall: string,
  at: (type: string, properties: Properties, rectangle: Rectangle) => FloorPlanFeature,
): FloorPlanFeature[] {
  const left = STRIP + GAP + column * BOOTH.width
  const top = FOYER + row * PITCH
  const booths = stands.map((stand, n) => {
    const [x, y] = [left + Math.floor(n / 2) * BOOTH.width, n % 2 === 0 ? top : top + BOOTH.depth + LANE]
    return at('kiosk', { stand: `${hall} ${stand}` }, [x, y, BOOTH.width, BOOTH.depth])
  })
  return [at('aisle', { name: aisle }, [left, top + BOOTH.depth, columns * BOOTH.width, LANE]), ...booths]
}

/** Each letter up to the last one has an aisle. Long ones take full rows, the others share a row in pairs. */
function lanesOf(stands: readonly string[]): Lane[] {
  const byAisle = new Map<string, string[]>()
  const last = Math.max(65, ...stands.map((stand) => boothCode(stand).aisle.codePointAt(0) ?? 65))
  for (let code = 65; code <= last; code += 1) byAisle.set(String.fromCharCode(code), [])
  for (const stand of stands) byAisle.get(boothCode(stand).aisle)?.push(stand)
  const lanes: Lane[] = []
  let half: Lane | null = null
  let row = 0
  for (const [aisle, own] of byAisle) {
    if (own.length <= COLUMNS) {
      const columns = COLUMNS / 2
      const lane: Lane = {
        aisle,
        stands: filled(aisle, own, COLUMNS),
        columns,
        column: half ? columns : 0,
        row: half?.row ?? row,
      }
      lanes.push(lane)
      if (!half) row += 1
      half = half ? null : lane
      continue
    }
    const perAisle = 2 * COLUMNS
    const all = filled(aisle, own, Math.ceil(own.length / perAisle) * perAisle)
    for (let from = 0; from < all.length; from += perAisle, row += 1)
      lanes.push({ aisle, stands: all.slice(from, from + perAisle), columns: COLUMNS, column: 0, row })
  }
  return lanes
}

/** The booths of an aisle in order, with free places between and after them up to a number. */
function filled(aisle: string, stands: readonly string[], count: number): string[] {
  const numbers = new Set(stands.map((stand) => boothCode(stand).number))
  const all = [...stands]
  for (let number = 2; all.length < count; number += 2)
    if (!numbers.has(number)) all.push(`${aisle}${String(number).padStart(2, '0')}`)
  return all.sort(byCode)
}

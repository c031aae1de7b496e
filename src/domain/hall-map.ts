import type { FloorShape, Point } from './floor-shape.ts'

/** A booth on the map. */
export interface MapBooth {
  /** Equal in every spelling of the booth (booth-code.ts). */
  key: string
  /** As it is written, e.g. B12. */
  stand: string
  shape: FloorShape
}

/** Where a place leads to: every place with the same id, over so many metres each. */
interface MapConnection {
  id: string
  metres: number
}

/** What else a map shows: a room with an area, or a point. */
export interface MapPlace {
  kind: 'unit' | 'opening' | 'amenity'
  /** IMDF's category; '' where the platform names none. */
  category: string
  /** In the page's language; '' where the category is its name. */
  name: string
  isStepFree: boolean
  shape: FloorShape | null
  /** Where its icon and its label are. */
  at: Point
  /** Of a lift, stairs or a door that leads to another hall. */
  connection?: MapConnection
}

/** An aisle with the ground that it takes. */
export interface MapAisle {
  name: string
  shape: FloorShape
}

/** The map of one hall, in map units: a usual booth is 60 units deep. The origin is the upper left corner. */
export interface HallMap {
  width: number
  height: number
  /** Made from booth codes, as the platform has no geometry: order and sides are right, measures are not. */
  isSchematic: boolean
  /** Metres of one map unit; null where the map is schematic. */
  metresPerUnit: number | null
  /** 0: the ground floor; null where the platform does not say. */
  floor: number | null
  /** The hall's own outline; null where the platform gives none. */
  outline: FloorShape | null
  aisles: MapAisle[]
  booths: MapBooth[]
  places: MapPlace[]
}

/** Depth of a usual booth. */
export const BOOTH_DEPTH = 60

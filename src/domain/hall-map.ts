import type { FloorShape, Point } from './floor-shape.ts'

/** A booth on the map. */
export interface MapBooth {
  /** Equal in every spelling of the booth (booth-code.ts). */
  key: string
  /** As the platform writes it, e.g. B12. */
  stand: string
  shape: FloorShape
}

/** A place's connection: it leads to every place with the same id, this many metres each. */
interface MapConnection {
  id: string
  metres: number
}

/** Another item on a map: a room with an area, or a point. */
export interface MapPlace {
  kind: 'unit' | 'opening' | 'amenity'
  /** IMDF's category; '' if the platform provides none. */
  category: string
  /** In the page's language; '' if the category serves as its name. */
  name: string
  isStepFree: boolean
  shape: FloorShape | null
  /** Position of its icon and label. */
  at: Point
  /** For a lift, stairs or a door that leads to another hall. */
  connection?: MapConnection
}

/** An aisle with its area. */
export interface MapAisle {
  name: string
  shape: FloorShape
}

/** The map of one hall, in map units: a typical booth is 60 units deep. The origin is the upper left corner. */
export interface HallMap {
  width: number
  height: number
  /** Generated from booth codes, as the platform has no geometry: order and sides are right, measurements are not. */
  isSchematic: boolean
  /** Metres per map unit; null if the map is schematic. */
  metresPerUnit: number | null
  /** 0: the ground floor; null if unknown. */
  floor: number | null
  /** The hall's own outline; null if the platform provides none. */
  outline: FloorShape | null
  aisles: MapAisle[]
  booths: MapBooth[]
  places: MapPlace[]
}

/** Depth of a typical booth. */
export const BOOTH_DEPTH = 60

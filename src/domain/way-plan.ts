import { hallBoothKey } from '@fair/search/booth-code.ts'
import { type FloorShape, rectangle } from './floor-shape.ts'
import type { HallMap, MapBooth } from './hall-map.ts'

/** A booth in the file, without its path if it is an upright rectangle. */
type PackedBooth = [stand: string, x: number, y: number, width: number, height: number, path?: string]

/** An exhibitor's place in its hall. */
export interface WayExhibitor {
  id: string
  name: string
  stand: string
}

/** The data of a hall for computing routes. */
export interface WayHall {
  hall: string
  /** Its name with its industry, in the page's language. */
  name: string
  /** Last part of its page's address. */
  slug: string
  map: HallMap
  exhibitors: WayExhibitor[]
}

/** A hall in the file that browsers fetch. */
export interface PackedHall extends Omit<WayHall, 'map' | 'exhibitors'> {
  map: Omit<HallMap, 'booths'>
  booths: PackedBooth[]
  exhibitors: [id: string, name: string, stand: string][]
}

export const packHall = ({ map: { booths, ...map }, exhibitors, ...hall }: WayHall): PackedHall => ({
  ...hall,
  map,
  booths: booths.map(({ stand, shape }) => packBooth(stand, shape)),
  exhibitors: exhibitors.map(({ id, name, stand }) => [id, name, stand]),
})

function packBooth(stand: string, { x, y, width, height, path }: FloorShape): PackedBooth {
  const isUpright = path === rectangle(x, y, width, height).path
  return isUpright ? [stand, x, y, width, height] : [stand, x, y, width, height, path]
}

export const unpackHall = ({ map, booths, exhibitors, ...hall }: PackedHall): WayHall => ({
  ...hall,
  map: { ...map, booths: booths.map((booth) => unpackBooth(hall.hall, booth)) },
  exhibitors: exhibitors.map(([id, name, stand]) => ({ id, name, stand })),
})

function unpackBooth(hall: string, [stand, x, y, width, height, path]: PackedBooth): MapBooth {
  const upright = rectangle(x, y, width, height)
  return { key: hallBoothKey({ hall, stand }), stand, shape: path === undefined ? upright : { ...upright, path } }
}

import { hallBoothKey } from '@fair/search/booth-code.ts'
import type { BoothSpot } from '../../components/BoothMap.tsx'
import { cornersOf, type FloorShape } from '../../domain/floor-shape.ts'
import type { HallMap } from '../../domain/hall-map.ts'
import { type HallViewProps, hallViews } from './hall.ts'

type Source = Parameters<typeof hallViews>[0]

/** Grey on a light and on a dark page; each part has its own opacity. */
const GREY = '#808080'

const memo = new WeakMap<Source, Map<string, BoothSpot>>()

/** @returns null if the booth is on no map */
export function boothSpot(source: Source, booth: { hall: string; stand: string }): BoothSpot | null {
  const spots = memo.get(source) ?? new Map([...hallViews(source)].flatMap(spotsOf))
  memo.set(source, spots)
  return spots.get(hallBoothKey(booth)) ?? null
}

/** The size of a hall's SVG in map units, 4 by 3, with the hall in its upper left corner. */
function sizeOf({ width, height }: HallMap): { width: number; height: number } {
  const wide = Math.max(width, Math.ceil((height * 4) / 3))
  return { width: wide, height: Math.ceil((wide * 3) / 4) }
}

function spotsOf({ map }: HallViewProps): [string, BoothSpot][] {
  const { width, height } = sizeOf(map)
  return map.booths.map(({ key, shape }) => [
    key,
    {
      x: Math.round(((shape.x + shape.width / 2) / width) * 100),
      y: Math.round(((shape.y + shape.height / 2) / height) * 100),
    },
  ])
}

/** The SVG that the small maps of a hall's booths share: its outline, rooms and booths, without any text. */
export function smallMap(map: HallMap): string {
  const { width, height, outline, places, booths } = map
  const size = sizeOf(map)
  const rooms = places.flatMap(({ shape }) => shape ?? [])
  const level = outline ? pathOf(outline) : `M0 0h${width}v${height}H0z`
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" ',
    `viewBox="0 0 ${size.width} ${size.height}" fill="${GREY}">`,
    `<path fill-opacity=".12" d="${level}"/>`,
    `<path fill-opacity=".2" d="${rooms.map((room) => pathOf(room)).join('')}"/>`,
    `<path fill-opacity=".45" d="${booths.map(({ shape }) => pathOf(shape, GAP)).join('')}"/></svg>\n`,
  ].join('')
}

/** Half of the gap between two booths, in map units. */
const GAP = 4

/** A shape's outline at its position; a rectangle may be smaller by `inset` on each side. */
export const pathOf = (shape: FloorShape, inset = 0): string =>
  shape.path.includes('h')
    ? `M${shape.x + inset} ${shape.y + inset}h${shape.width - 2 * inset}v${shape.height - 2 * inset}h${2 * inset - shape.width}z`
    : `M${cornersOf(shape)
        .map(([x, y]) => `${x} ${y}`)
        .join('L')}z`

import { boothCode, byCode, hallBoothKey } from '@fair/search/booth-code.ts'
import { rectangle } from './floor-shape.ts'
import { BOOTH_DEPTH, type HallMap, type MapAisle, type MapBooth } from './hall-map.ts'

const WIDTH = 90
const LANE = 60
const MARGIN = 30
/** Space left of an aisle's booths for its letter. */
const LETTER = 90
/** Space between the backs of two aisles. */
const BACK = 12
/** Number of booths on one side of an aisle before it continues below: more make a map wider than any screen. */
const MAX_BOOTHS_PER_SIDE = 30

/**
 * A hall's map from booth codes alone: a row for each aisle, even numbers above its lane and odd ones below, in their order.
 * An aisle with one parity only has every other booth on the other side.
 */
export function schematicMap(hall: string, stands: readonly string[]): HallMap {
  const booths: MapBooth[] = []
  const aisles: MapAisle[] = []
  let top = MARGIN
  let right = 0
  const spelling = new Map(stands.map((stand) => [hallBoothKey({ hall, stand }), stand]))
  for (const [name, all] of byAisle([...spelling.values()])) {
    for (let from = 0; from < all.length; from += MAX_BOOTHS_PER_SIDE * 2) {
      const [above, below] = sides(all.slice(from, from + MAX_BOOTHS_PER_SIDE * 2))
      const lane = top + BOOTH_DEPTH
      const length = Math.max(above.length, below.length) * WIDTH
      for (const [side, y] of [[above, top] as const, [below, lane + LANE] as const]) {
        for (const [n, stand] of side.entries()) {
          const shape = rectangle(MARGIN + LETTER + n * WIDTH, y, WIDTH, BOOTH_DEPTH)
          booths.push({ key: hallBoothKey({ hall, stand }), stand, shape })
        }
      }
      aisles.push({ name, shape: rectangle(MARGIN, lane, LETTER + length, LANE) })
      right = Math.max(right, MARGIN + LETTER + length)
      top = lane + LANE + (below.length > 0 ? BOOTH_DEPTH : 0) + BACK
    }
  }
  booths.sort((a, b) => byCode(a.stand, b.stand))
  const size = { width: right + MARGIN, height: top - BACK + MARGIN }
  const unknown = { metresPerUnit: null, floor: null }
  return { ...size, ...unknown, isSchematic: true, outline: null, aisles, booths, places: [] }
}

function byAisle(stands: readonly string[]): Map<string, string[]> {
  const aisles = new Map<string, string[]>()
  for (const stand of stands.toSorted(byCode)) {
    const { aisle } = boothCode(stand)
    const booths = aisles.get(aisle)
    if (booths) booths.push(stand)
    else aisles.set(aisle, [stand])
  }
  return aisles
}

function sides(stands: readonly string[]): readonly [above: string[], below: string[]] {
  const isEven = (stand: string): boolean => boothCode(stand).number % 2 === 0
  const hasBoth = stands.some(isEven) && !stands.every(isEven)
  const isAbove = (stand: string, n: number): boolean => (hasBoth ? isEven(stand) : n % 2 === 0)
  return [stands.filter(isAbove), stands.filter((stand, n) => !isAbove(stand, n))]
}

import type { FloorPlanFeature } from '@fair/contract/floor-plan.ts'
import { byCode, hallBoothKey, readHallBooth } from '@fair/search/booth-code.ts'
import { extent, type FloorShape, type Point, shapeOf } from './floor-shape.ts'
import { BOOTH_DEPTH, type HallMap } from './hall-map.ts'
import { schematicMap } from './hall-schematic.ts'

const MARGIN = 30
const METRES_PER_DEGREE = 111_320

/**
 * The map of a hall: from the platform's floor plan if it has geometry for any of the hall's booths, otherwise
 * generated from booth codes. Booths without geometry in a hall that has some are missing on the map and remain in the
 * list.
 *
 * @param stands the booths of the hall's exhibitors, as the platform writes them
 */
export function hallMap(features: readonly FloorPlanFeature[], hall: string, stands: readonly string[]): HallMap {
  const own = features.flatMap((feature) => placed(feature, hall) ?? [])
  const needed = new Set(stands.map((stand) => hallBoothKey({ hall, stand })))
  if (!own.some(({ key }) => key !== null && needed.has(key))) return schematicMap(hall, stands)
  const spelling = new Map(stands.map((stand) => [hallBoothKey({ hall, stand }), stand]))
  const { project, metresPerUnit } = projection(own)
  const map: HallMap = {
    ...{ width: 0, height: 0, isSchematic: false, metresPerUnit, floor: null },
    ...{ outline: null, aisles: [], booths: [], places: [] },
  }
  const taken = new Set<string>()
  for (const { feature, key, stand } of own) {
    const rings = ringsOf(feature).map((ring) => ring.map(project))
    const shape = shapeOf(rings)
    if (key !== null) {
      if (!shape || taken.has(key)) continue
      taken.add(key)
      map.booths.push({ key, stand: spelling.get(key) ?? stand, shape })
    } else addOther(map, feature, shape, rings.flat())
  }
  map.booths.sort((a, b) => byCode(a.stand, b.stand))
  return { ...map, ...sizeOf(map) }
}

interface Placed {
  feature: FloorPlanFeature
  /** The booth's key. */
  key: string | null
  stand: string
}

function placed(feature: FloorPlanFeature, hall: string): Placed | null {
  const { feature_type: type, properties } = feature
  if ((type ?? 'kiosk') === 'kiosk') {
    const text = properties.stand?.trim() ?? ''
    if (properties.hall === hall && text !== '') {
      const stand = readHallBooth(text, [hall])?.stand ?? text
      return { feature, key: hallBoothKey({ hall, stand }), stand }
    }
    const booth = readHallBooth(text, [hall])
    return booth && hallBoothKey({ hall, stand: booth.stand }) === booth.key ? { feature, ...booth } : null
  }
  return properties.hall === hall ? { feature, key: null, stand: '' } : null
}

function addOther(map: HallMap, feature: FloorPlanFeature, shape: FloorShape | null, points: readonly Point[]): void {
  const { feature_type: type, properties } = feature
  const [x, y] = [middle(points.map(([each]) => each)), middle(points.map(([, each]) => each))]
  const name = properties.name?.trim() ?? ''
  if (type === 'level') {
    map.outline ??= shape
    map.floor ??= properties.ordinal ?? null
  } else if (type === 'aisle' && shape && name !== '') map.aisles.push({ name, shape })
  else if ((type === 'unit' || type === 'opening' || type === 'amenity') && points.length > 0) {
    const category = properties.category?.trim().toLowerCase() ?? ''
    const isStepFree = properties.accessible === true
    const { connection: id, connectionMetres: metres } = properties
    const connection = id ? { connection: { id, metres: Math.max(0, metres ?? 0) } } : {}
    const own = type === 'unit' ? shape : null
    map.places.push({ kind: type, category, name, isStepFree, shape: own, at: [x, y], ...connection })
  }
}

function middle(values: readonly number[]): number {
  const [least, most] = extent(values)
  return Math.round((least + most) / 2)
}

/** The rings of a feature; a point or a line is one ring. Positions that are not two numbers are skipped. */
function ringsOf({ geometry }: FloorPlanFeature): Point[][] {
  const { type, coordinates } = geometry
  const rings =
    type === 'Point'
      ? [[coordinates]]
      : type === 'LineString'
        ? [coordinates]
        : type === 'Polygon'
          ? coordinates
          : coordinates.flat()
  return rings.map((ring) =>
    ring.flatMap(([x, y]): Point[] => (Number.isFinite(x) && Number.isFinite(y) ? [[x as number, y as number]] : [])),
  )
}

/** Maps the platform's positions to map units: north is up, and a typical booth is BOOTH_DEPTH deep. */
function projection(own: readonly Placed[]): { project: (point: Point) => Point; metresPerUnit: number } {
  const all = own.flatMap(({ feature }) => ringsOf(feature).flat())
  const [left, right] = extent(all.map(([x]) => x))
  const [south, north] = extent(all.map(([, y]) => y))
  // Halls in metres that all lie within these bounds are larger than one degree; halls in degrees are not.
  const isDegrees = right - left < 1 && north - south < 1
  const perUnit: Point = isDegrees
    ? [METRES_PER_DEGREE * Math.cos((((south + north) / 2) * Math.PI) / 180), METRES_PER_DEGREE]
    : [1, 1]
  const depths = own
    .filter(({ key }) => key !== null)
    .map(({ feature }) => depthOf(ringsOf(feature)[0] ?? [], perUnit))
    .filter((depth) => depth > 0)
    .sort((a, b) => a - b)
  const scale = BOOTH_DEPTH / (depths[Math.floor(depths.length / 2)] ?? 1)
  const project = ([x, y]: Point): Point => [
    MARGIN + (x - left) * perUnit[0] * scale,
    MARGIN + (north - y) * perUnit[1] * scale,
  ]
  return { project, metresPerUnit: 1 / scale }
}

function depthOf(ring: readonly Point[], [perX, perY]: Point): number {
  const [left, right] = extent(ring.map(([x]) => x))
  const [low, high] = extent(ring.map(([, y]) => y))
  return Math.min((right - left) * perX, (high - low) * perY)
}

function sizeOf({ outline, aisles, booths, places }: HallMap): { width: number; height: number } {
  const shapes = [...(outline ? [outline] : []), ...[...aisles, ...booths].map(({ shape }) => shape)]
  const ends = places.map(({ shape, at }) => (shape ? [shape.x + shape.width, shape.y + shape.height] : at) as Point)
  const [, right] = extent([...shapes.map(({ x, width }) => x + width), ...ends.map(([x]) => x)])
  const [, bottom] = extent([...shapes.map(({ y, height }) => y + height), ...ends.map(([, y]) => y)])
  return { width: right + MARGIN, height: bottom + MARGIN }
}

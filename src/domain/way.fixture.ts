import { hallBoothKey } from '@fair/search/booth-code.ts'
import type { FloorShape, Point } from './floor-shape.ts'
import { rectangle } from './floor-shape.ts'
import type { HallMap, MapPlace } from './hall-map.ts'
import type { WayHall } from './way-plan.ts'

/** A hall of upright booths for tests of routes, with 20 map units per metre. */
export function testHall(
  hall: string,
  booths: readonly (readonly [stand: string, x: number, y: number, width: number, height: number])[],
  more: Partial<HallMap> = {},
): WayHall {
  const map: HallMap = {
    ...{ width: 1000, height: 800, isSchematic: false, metresPerUnit: 0.05, floor: 0 },
    ...{ outline: rectangle(0, 0, 1000, 800), aisles: [], places: [] },
    booths: booths.map(([stand, ...box]) => ({ key: hallBoothKey({ hall, stand }), stand, shape: rectangle(...box) })),
    ...more,
  }
  const exhibitors = booths.map(([stand], n) => ({ id: `${hall}-${n}`, name: `Exhibitor ${stand}`, stand }))
  return { hall, name: hall, slug: hall, map, exhibitors }
}

/** A point of service or a door; step-free by default. */
export const testPlace = (category: string, at: Point, more: Partial<MapPlace> = {}): MapPlace => ({
  ...{ kind: category === 'pedestrian' ? 'opening' : 'amenity', category, name: '', isStepFree: true, shape: null, at },
  ...more,
})

/** A shape with any corners. */
export function shapeWith(corners: readonly Point[]): FloorShape {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  const path = `M${corners.map(([px, py]) => `${px - x} ${py - y}`).join('L')}z`
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y, path }
}

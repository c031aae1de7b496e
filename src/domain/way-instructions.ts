import type { Point } from './floor-shape.ts'
import type { HallMap, MapBooth, MapPlace } from './hall-map.ts'
import type { Crossing, Way, WayPart } from './way-graph.ts'
import type { WayHall } from './way-plan.ts'

type Side = 'left' | 'right'

/** A landmark: a place with a name or an icon, or a booth. */
type Landmark = { place: MapPlace } | { stand: string }

/** An instruction. Metres come from the map; a schematic map has none. */
export type WayStep =
  /** Leaving a booth or room, or continuing after a crossing; `turn` is null if the walker's direction is unknown. */
  | { kind: 'start'; turn: Side | 'ahead' | null; hall: WayHall; walk: Walk }
  | { kind: 'turn'; turn: Side; at: Landmark | null; walk: Walk }
  | { kind: 'cross'; crossing: Crossing; from: WayHall; to: WayHall }
  /** `nth`: the booth's number on that side since the last turn; null if ambiguous. */
  | { kind: 'arrive'; turn: Side | 'ahead' | null; nth: number | null }

/** Straight ahead. */
interface Walk {
  metres: number
  /** The aisle, or ''. */
  aisle: string
  passes: { place: MapPlace; side: Side }[]
}

/** Smaller changes of direction are not turns, in degrees. */
const TURN = 35
/** Closer bends are merged, in metres. */
const ONE_BEND = 4
/** The largest distance to a landmark, in metres. */
const NEAR_PLACE = 12
const NEAR_BOOTH = 6
/** Maximum number of landmarks named on one straight walk. */
const MAX_PASSES = 2

/**
 * Describes a route as instructions.
 *
 * @param target the booth or room that it leads to; null for other ends
 */
export function stepsOf(way: Way, halls: readonly WayHall[], target: MapBooth | null): WayStep[] {
  const steps: WayStep[] = []
  for (const [n, part] of way.parts.entries()) {
    const hall = halls[part.hall]
    if (!hall) continue
    const isLast = n === way.parts.length - 1
    const walks = straightWalks(part, hall.map)
    steps.push(...walkSteps(walks, hall, n === 0 ? way.from.outward : undefined))
    const next = halls[way.parts[n + 1]?.hall ?? -1]
    if (part.crossing && next) steps.push({ kind: 'cross', crossing: part.crossing, from: hall, to: next })
    if (isLast) steps.push(arrival(way, walks.at(-1), hall.map, target))
  }
  return withoutRepeats(steps)
}

/** Leaves out passed places that a turn or a crossing already names. */
function withoutRepeats(steps: readonly WayStep[]): WayStep[] {
  const named = new Set<MapPlace>()
  for (const step of steps) {
    if (step.kind === 'cross') named.add(step.crossing.from).add(step.crossing.to)
    if (step.kind === 'turn' && step.at && 'place' in step.at) named.add(step.at.place)
  }
  return steps.map((step) => {
    if (!('walk' in step)) return step
    const passes = step.walk.passes.filter(({ place }) => !named.has(place))
    return { ...step, walk: { ...step.walk, passes } }
  })
}

/** Points that lie roughly in one direction. */
interface Straight {
  from: Point
  to: Point
  points: Point[]
  metres: number
}

const length = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay)

/** Degrees from one direction to another: to the right above 0, as y goes down. */
function angle([ax, ay]: Point, [bx, by]: Point): number {
  return (Math.atan2(ax * by - ay * bx, ax * bx + ay * by) * 180) / Math.PI
}

const direction = ({ from, to }: Pick<Straight, 'from' | 'to'>): Point => [to[0] - from[0], to[1] - from[1]]

function straightWalks({ points, metres }: WayPart, map: HallMap): Straight[] {
  const units = points.slice(1).reduce((sum, point, n) => sum + length(points[n] as Point, point), 0)
  const perUnit = map.metresPerUnit ?? (units > 0 ? metres / units : 0)
  const walks: Straight[] = []
  for (const [n, to] of points.slice(1).entries()) {
    const from = points[n] as Point
    const leg = { from, to, points: [from, to], metres: length(from, to) * perUnit }
    const last = walks.at(-1)
    const isShort = leg.metres < ONE_BEND && n < points.length - 2
    if (last && (isShort || Math.abs(angle(direction(last), direction(leg))) < TURN)) {
      last.points.push(to)
      last.metres += leg.metres
      // A short step round a corner does not change the direction of the walk.
      if (!isShort) last.to = to
    } else if (leg.metres > 0) walks.push(leg)
  }
  return walks
}

function walkSteps(walks: readonly Straight[], hall: WayHall, outward: Point | undefined): WayStep[] {
  return walks.map((straight, n) => {
    const before = walks[n - 1]
    const walk = walkOf(straight, hall.map)
    if (before) {
      const turn = angle(direction(before), direction(straight)) > 0 ? 'right' : 'left'
      return { kind: 'turn', turn, at: landmarkAt(straight.from, hall.map), walk }
    }
    return { kind: 'start', hall, turn: outward ? turnOf(angle(outward, direction(straight))) : null, walk }
  })
}

const turnOf = (degrees: number): Side | 'ahead' =>
  Math.abs(degrees) < TURN ? 'ahead' : degrees > 0 ? 'right' : 'left'

function walkOf(straight: Straight, map: HallMap): Walk {
  const perUnit = straight.metres / (along(straight.points) || 1)
  return { metres: straight.metres, aisle: aisleOf(straight, map), passes: passesOf(straight, map, perUnit) }
}

const along = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, point, n) => sum + length(points[n] as Point, point), 0)

/** The aisle that more than half of a walk is in. */
function aisleOf({ from, to }: Straight, { aisles }: HallMap): string {
  const samples = 20
  const counts = new Map<string, number>()
  for (let n = 0; n <= samples; n += 1) {
    const [x, y] = [0, 1].map((axis) => (from[axis] ?? 0) + (((to[axis] ?? 0) - (from[axis] ?? 0)) * n) / samples)
    const own = aisles.find(({ shape }) => isOn(shape, x ?? 0, y ?? 0))
    if (own) counts.set(own.name, (counts.get(own.name) ?? 0) + 1)
  }
  const [name = '', count = 0] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? []
  return count > samples / 2 ? name : ''
}

const isOn = ({ x, y, width, height }: HallMap['aisles'][number]['shape'], px: number, py: number): boolean =>
  px >= x && px <= x + width && py >= y && py <= y + height

/** The position of a point relative to a walk: the distance along it and to its right, in map units. */
function beside({ from, to }: Straight, [x, y]: Point): { ahead: number; right: number; whole: number } {
  const [dx, dy] = direction({ from, to })
  const distance = Math.hypot(dx, dy) || 1
  const [px, py] = [x - from[0], y - from[1]]
  return { ahead: (px * dx + py * dy) / distance, right: (dx * py - dy * px) / distance, whole: distance }
}

/** Returns the rooms and points of service along a straight walk, the nearest first. */
function passesOf(straight: Straight, { places }: HallMap, perUnit: number): Walk['passes'] {
  return places
    .filter(({ kind, category, name }) => kind !== 'opening' && (category !== '' || name !== ''))
    .map((place) => ({ place, ...beside(straight, place.at) }))
    .filter(({ ahead, right, whole }) => ahead > 0 && ahead < whole && Math.abs(right) * perUnit < NEAR_PLACE)
    .sort((a, b) => Math.abs(a.right) - Math.abs(b.right))
    .slice(0, MAX_PASSES)
    .sort((a, b) => a.ahead - b.ahead)
    .map(({ place, right }) => ({ place, side: right > 0 ? 'right' : 'left' }))
}

/** The landmark nearest to a bend: a room or point of service, else a booth. */
function landmarkAt(at: Point, { places, booths, metresPerUnit }: HallMap): Landmark | null {
  const perUnit = metresPerUnit ?? 0.05
  const nearest = <T>(all: readonly T[], to: (one: T) => number, most: number): T | null => {
    const [best] = all.map((one) => ({ one, metres: to(one) * perUnit })).sort((a, b) => a.metres - b.metres)
    return best && best.metres <= most ? best.one : null
  }
  const named = places.filter(({ category, name }) => category !== '' || name !== '')
  const place = nearest(named, (each) => (each.shape ? gapTo(each.shape, at) * 2 : length(each.at, at)), NEAR_PLACE)
  if (place) return { place }
  const booth = nearest(booths, ({ shape }) => gapTo(shape, at), NEAR_BOOTH)
  return booth && { stand: booth.stand }
}

/** The distance from a point to a shape's bounding box. */
const gapTo = ({ x, y, width, height }: MapBooth['shape'], [px, py]: Point): number =>
  Math.hypot(Math.max(x - px, 0, px - x - width), Math.max(y - py, 0, py - y - height))

const middleOf = ({ x, y, width, height }: MapBooth['shape']): Point => [x + width / 2, y + height / 2]

function arrival({ to }: Way, last: Straight | undefined, map: HallMap, target: MapBooth | null): WayStep {
  const turn = last && to.outward ? turnOf(angle(direction(last), [-to.outward[0], -to.outward[1]])) : null
  if (!last || !target || turn === null || turn === 'ahead') return { kind: 'arrive', turn, nth: null }
  const [outX, outY] = to.outward ?? [0, 0]
  // Along the row of booths in the direction of the walk, and away from the walk.
  const [dx, dy] = direction(last)
  const sign = Math.sign(dy * outX - dx * outY)
  const inRow = ([x, y]: Point) => ({ ahead: sign * (y * outX - x * outY), away: x * outX + y * outY })
  const [start, goal] = [inRow(last.from), inRow(middleOf(target.shape))]
  const row = map.booths.filter(({ shape }) => {
    const { ahead, away } = inRow(middleOf(shape))
    const quarter = Math.min(shape.width, shape.height) / 4
    // A booth beside the turn is not ahead of it.
    return Math.abs(away - goal.away) < quarter && ahead > start.ahead + quarter && ahead <= goal.ahead + 1
  })
  return { kind: 'arrive', turn, nth: row.length }
}

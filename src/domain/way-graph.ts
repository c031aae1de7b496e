import type { Point } from './floor-shape.ts'
import type { MapPlace } from './hall-map.ts'
import { type Ground, groundOf } from './way-ground.ts'
import type { WayHall } from './way-plan.ts'
import { type Edge, quickestRoutes } from './way-search.ts'

/** 4 km/h, the pace in a crowd. */
export const METRES_PER_SECOND = 4 / 3.6
/** Time to change floors, including the wait. */
const SECONDS_FOR: Readonly<Record<string, number>> = { elevator: 60, escalator: 30, stairs: 30 }
/** Time between the entrances of two halls if the platform does not provide their connection. */
const UNKNOWN_SECONDS = 300

/** A point where a route may start or end. */
export interface WayEnd {
  /** Index of the hall in the plan. */
  hall: number
  at: Point
  /** For a booth or room: the direction in which people leave it, of length 1. */
  outward?: Point
}

/** The connection of two halls, by a place in each. */
export interface Crossing {
  from: MapPlace
  to: MapPlace
  /** null if unknown. */
  metres: number | null
}

/** A part of a route in one hall. */
export interface WayPart {
  hall: number
  points: Point[]
  metres: number
  /** How it continues into the next hall; null in the last part. */
  crossing: Crossing | null
}

export interface Way {
  parts: WayPart[]
  from: WayEnd
  to: WayEnd
  metres: number
  seconds: number
  /** Part of the route is outside the plan and not counted in `metres`. */
  isPartial: boolean
}

interface Node {
  hall: number
  at: Point
  place?: MapPlace
}

/** A door that leads to no other hall of the plan. */
const isEntrance = ({ kind, category, connection }: MapPlace): boolean =>
  kind === 'opening' && !category.startsWith('emergencyexit') && connection === undefined

/** Finds routes through the halls of a fair and between them, by doors, lifts and stairs. */
export class WayGraph {
  readonly #halls: readonly WayHall[]
  readonly #isStepFree: boolean
  readonly #grounds = new Map<number, Ground>()
  readonly #nodes: Node[] = []
  readonly #byHall: number[][]
  readonly #walks = new Map<number, Edge[]>()
  readonly #crossings = new Map<string, number[]>()
  readonly #entrances = new Set<number>()

  constructor(halls: readonly WayHall[], isStepFree: boolean) {
    this.#halls = halls
    this.#isStepFree = isStepFree
    this.#byHall = halls.map(() => [])
    for (const [hall, { map }] of halls.entries()) {
      for (const place of map.places) {
        const id = place.connection?.id
        if (id === undefined && !isEntrance(place)) continue
        if (!this.isPassable(place)) continue
        const node = this.#add({ hall, at: place.at, place })
        if (id === undefined) this.#entrances.add(node)
        else this.#crossings.set(id, [...(this.#crossings.get(id) ?? []), node])
      }
    }
  }

  /** Whether a place can be passed, without steps if that is required. */
  isPassable({ isStepFree, category }: MapPlace): boolean {
    return !this.#isStepFree || (isStepFree && !['stairs', 'escalator'].includes(category))
  }

  /** The walkable ground of a hall, computed on first use. */
  groundOf(hall: number): Ground | null {
    const known = this.#grounds.get(hall)
    const map = this.#halls[hall]?.map
    if (known || !map) return known ?? null
    const ground = groundOf(map)
    this.#grounds.set(hall, ground)
    for (const at of ground.bends) this.#add({ hall, at })
    return ground
  }

  /** The quickest route from any of `from` to any of `to`, or null. */
  find(from: readonly WayEnd[], to: readonly WayEnd[]): Way | null {
    return this.#search(from, [to])[0] ?? null
  }

  /** Seconds to each stop, given with all of its ends; Infinity if there is no route. */
  secondsTo(from: readonly WayEnd[], stops: readonly (readonly WayEnd[])[]): number[] {
    return this.#search(from, stops).map((way) => way?.seconds ?? Infinity)
  }

  #add(node: Node): number {
    const id = this.#nodes.push(node) - 1
    this.#byHall[node.hall]?.push(id)
    return id
  }

  /** Uses the ground outside the plan only for goals that cannot be reached inside it. */
  #search(from: readonly WayEnd[], goals: readonly (readonly WayEnd[])[]): (Way | null)[] {
    const inside = this.#waysTo(from, goals, false)
    if (inside.every((way) => way !== null)) return inside
    const outside = this.#waysTo(from, goals, true)
    return inside.map((way, n) => way ?? outside[n] ?? null)
  }

  /** @param isOutside whether entrances are connected by the ground outside the plan */
  #waysTo(from: readonly WayEnd[], goals: readonly (readonly WayEnd[])[], isOutside: boolean): (Way | null)[] {
    // Ends exist only in this search and get negative ids, because the graph may grow.
    const to = goals.flatMap((ends, goal) => ends.map((end) => ({ end, goal })))
    const goalOf = (id: number) => to[-1 - from.length - id]
    const nodeOf = (id: number): Node => this.#nodes[id] ?? from[-1 - id] ?? (goalOf(id)?.end as Node)
    const toGoals = (node: Node): Edge[] =>
      to.flatMap(({ end }, n) => this.#walk(node, end, -1 - from.length - n) ?? [])
    const edgesOf = (id: number): Edge[] => {
      const node = nodeOf(id)
      const beyond = isOutside && this.#entrances.has(id) ? this.#outside(id) : []
      return [...(id < 0 ? this.#walksFrom(node) : this.#edgesOf(id)), ...beyond, ...toGoals(node)]
    }
    const starts = from.map((_, n) => -1 - n)
    const routes = quickestRoutes(starts, goals.length, (id) => goalOf(id)?.goal ?? null, edgesOf)
    return routes.map((route) => route && this.#wayOf(route.nodes.map(nodeOf), route.seconds))
  }

  #walk(a: Node, b: Node, to: number): Edge | null {
    const ground = a.hall === b.hall ? this.groundOf(a.hall) : null
    if (!ground?.isFree(a.at, b.at)) return null
    return { to, seconds: (distance(a.at, b.at) * ground.metresPerUnit) / METRES_PER_SECOND }
  }

  #walksFrom(node: Node): Edge[] {
    this.groundOf(node.hall)
    const others = this.#byHall[node.hall] ?? []
    return others.flatMap((id) => this.#walk(node, this.#nodes[id] as Node, id) ?? [])
  }

  #edgesOf(id: number): readonly Edge[] {
    const known = this.#walks.get(id)
    if (known) return known
    const node = this.#nodes[id] as Node
    const edges = this.#walksFrom(node).filter(({ to }) => to !== id)
    const connection = node.place?.connection
    for (const to of (connection && this.#crossings.get(connection.id)) ?? []) {
      const { hall, place: other } = this.#nodes[to] as Node
      if (hall !== node.hall && other && node.place)
        edges.push({ to, seconds: secondsOf({ from: node.place, to: other }) })
    }
    this.#walks.set(id, edges)
    return edges
  }

  #outside(id: number): Edge[] {
    const { hall } = this.#nodes[id] as Node
    return [...this.#entrances]
      .filter((other) => this.#nodes[other]?.hall !== hall)
      .map((to) => ({ to, seconds: UNKNOWN_SECONDS }))
  }

  #wayOf(nodes: readonly (Node | WayEnd)[], seconds: number): Way {
    const parts: WayPart[] = []
    for (const [n, node] of nodes.entries()) {
      const last = parts.at(-1)
      const before = nodes[n - 1]
      if (last && before && before.hall === node.hall) {
        last.points.push(node.at)
        last.metres += distance(before.at, node.at) * (this.groundOf(node.hall)?.metresPerUnit ?? 0)
        continue
      }
      if (last) last.crossing = crossingOf(placeOf(before), placeOf(node))
      parts.push({ hall: node.hall, points: [node.at], metres: 0, crossing: null })
    }
    const crossings = parts.flatMap(({ crossing }) => crossing ?? [])
    const between = crossings.reduce((sum, { metres }) => sum + (metres ?? 0), 0)
    return {
      ...{ parts, seconds, from: nodes[0] as WayEnd, to: nodes.at(-1) as WayEnd },
      metres: parts.reduce((sum, part) => sum + part.metres, between),
      isPartial: crossings.some(({ metres }) => metres === null),
    }
  }
}

/** Crossings connect only places. */
const placeOf = (node: Node | WayEnd | undefined): MapPlace => (node as { place: MapPlace }).place

function crossingOf(from: MapPlace, to: MapPlace): Crossing {
  const isKnown = from.connection !== undefined && from.connection.id === to.connection?.id
  return { from, to, metres: isKnown ? (from.connection?.metres ?? 0) + (to.connection?.metres ?? 0) : null }
}

const secondsOf = ({ from, to }: { from: MapPlace; to: MapPlace }): number =>
  ((from.connection?.metres ?? 0) + (to.connection?.metres ?? 0)) / METRES_PER_SECOND +
  Math.max(SECONDS_FOR[from.category] ?? 0, SECONDS_FOR[to.category] ?? 0)

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by)

/** Minutes of a route, rounded up, at least one. */
export const minutesOf = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60 - 1e-6))

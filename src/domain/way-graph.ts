import type { Point } from './floor-shape.ts'
import type { MapPlace } from './hall-map.ts'
import { type Ground, groundOf } from './way-ground.ts'
import type { WayHall } from './way-plan.ts'
import { type Edge, quickestRoutes } from './way-search.ts'

/** 4 km/h: a walk among others who look at booths. */
export const METRES_PER_SECOND = 4 / 3.6
/** Waiting and riding, or climbing, from one floor to another. */
const SECONDS_FOR: Readonly<Record<string, number>> = { elevator: 60, escalator: 30, stairs: 30 }
/** Between two entrances of halls of which the platform does not say how they are connected. */
const UNKNOWN_SECONDS = 300

/** Where a way may begin or end. */
export interface WayEnd {
  /** Of the plan's halls, from 0. */
  hall: number
  at: Point
  /** Of a booth or room: the direction in which one comes out, of length 1. */
  outward?: Point
}

/** From one hall to another, at one place of each. */
export interface Crossing {
  from: MapPlace
  to: MapPlace
  /** null: not known. */
  metres: number | null
}

/** A part of a way in one hall. */
export interface WayPart {
  hall: number
  points: Point[]
  metres: number
  /** What leads on from its end; null at the way's end. */
  crossing: Crossing | null
}

export interface Way {
  parts: WayPart[]
  from: WayEnd
  to: WayEnd
  metres: number
  seconds: number
  /** It leads over ground that the plan does not have: so much more is to be walked. */
  isPartial: boolean
}

/** Whether one comes through without a step, as far as the platform says. */
const isPassable = (place: MapPlace, isStepFree: boolean): boolean =>
  !isStepFree || (place.isStepFree && !['stairs', 'escalator'].includes(place.category))

interface Node {
  hall: number
  at: Point
  place?: MapPlace
}

/** A door that leads in or out, of which the plan does not say where to. */
const isEntrance = ({ kind, category, connection }: MapPlace): boolean =>
  kind === 'opening' && !category.startsWith('emergencyexit') && connection === undefined

/** The ways of a fair: over the ground of its halls, and through doors, by lifts and stairs between them. */
export class WayGraph {
  readonly #halls: readonly WayHall[]
  readonly #grounds = new Map<number, Ground>()
  readonly #nodes: Node[] = []
  readonly #byHall: number[][]
  readonly #walks = new Map<number, Edge[]>()
  readonly #crossings = new Map<string, number[]>()
  readonly #entrances = new Set<number>()

  constructor(halls: readonly WayHall[], isStepFree: boolean) {
    this.#halls = halls
    this.#byHall = halls.map(() => [])
    for (const [hall, { map }] of halls.entries()) {
      for (const place of map.places) {
        const id = place.connection?.id
        if (id === undefined && !isEntrance(place)) continue
        if (!isPassable(place, isStepFree)) continue
        const node = this.#add({ hall, at: place.at, place })
        if (id === undefined) this.#entrances.add(node)
        else this.#crossings.set(id, [...(this.#crossings.get(id) ?? []), node])
      }
    }
  }

  /** The ground of a hall: made once a way comes there. */
  groundOf(hall: number): Ground | null {
    const known = this.#grounds.get(hall)
    const map = this.#halls[hall]?.map
    if (known || !map) return known ?? null
    const ground = groundOf(map)
    this.#grounds.set(hall, ground)
    for (const at of ground.bends) this.#add({ hall, at })
    return ground
  }

  /** The quickest way from one of some places to one of others; null where there is none. */
  find(from: readonly WayEnd[], to: readonly WayEnd[]): Way | null {
    return this.#search(from, [to])[0] ?? null
  }

  /** Seconds to each of some stops, each with all of its ends; Infinity where there is no way. */
  secondsTo(from: readonly WayEnd[], stops: readonly (readonly WayEnd[])[]): number[] {
    return this.#search(from, stops).map((way) => way?.seconds ?? Infinity)
  }

  #add(node: Node): number {
    const id = this.#nodes.push(node) - 1
    this.#byHall[node.hall]?.push(id)
    return id
  }

  /** Over unknown ground between entrances only to what cannot be reached over known ground. */
  #search(from: readonly WayEnd[], goals: readonly (readonly WayEnd[])[]): (Way | null)[] {
    const inside = this.#waysTo(from, goals, false)
    if (inside.every((way) => way !== null)) return inside
    const outside = this.#waysTo(from, goals, true)
    return inside.map((way, n) => way ?? outside[n] ?? null)
  }

  /** @param isOutside whether entrances lead to each other over ground that the plan does not have */
  #waysTo(from: readonly WayEnd[], goals: readonly (readonly WayEnd[])[], isOutside: boolean): (Way | null)[] {
    // Ends are nodes of this search alone: below 0, as the graph's own may become more.
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

/** Only places lead to another hall. */
const placeOf = (node: Node | WayEnd | undefined): MapPlace => (node as { place: MapPlace }).place

function crossingOf(from: MapPlace, to: MapPlace): Crossing {
  const isKnown = from.connection !== undefined && from.connection.id === to.connection?.id
  return { from, to, metres: isKnown ? (from.connection?.metres ?? 0) + (to.connection?.metres ?? 0) : null }
}

const secondsOf = ({ from, to }: { from: MapPlace; to: MapPlace }): number =>
  ((from.connection?.metres ?? 0) + (to.connection?.metres ?? 0)) / METRES_PER_SECOND +
  Math.max(SECONDS_FOR[from.category] ?? 0, SECONDS_FOR[to.category] ?? 0)

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by)

/** Minutes that a way takes, at least one. */
export const minutesOf = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60 - 1e-6))

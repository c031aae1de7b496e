/** An edge of the graph, weighted by time. */
export interface Edge {
  to: number
  seconds: number
}

/** The nodes from start to goal, and the total time. */
interface Route {
  nodes: number[]
  seconds: number
}

/**
 * The quickest route to each of some goals in a graph whose edges are looked up on demand (Dijkstra).
 *
 * @param starts nodes from which a route may begin
 * @param goals number of goals
 * @param goalAt which goal a node belongs to, from 0; null: none
 * @param edgesOf of a node; seconds are never negative
 * @returns by goal; null if it cannot be reached
 */
export function quickestRoutes(
  starts: readonly number[],
  goals: number,
  goalAt: (node: number) => number | null,
  edgesOf: (node: number) => readonly Edge[],
): (Route | null)[] {
  const routes: (Route | null)[] = Array.from({ length: goals }, () => null)
  const known = new Map<number, { seconds: number; before: number | null }>()
  const settled = new Set<number>()
  const queue = new Queue()
  for (const start of starts) {
    known.set(start, { seconds: 0, before: null })
    queue.push(start, 0)
  }
  for (let node = queue.pop(); node !== null; node = queue.pop()) {
    if (settled.has(node)) continue
    settled.add(node)
    const seconds = known.get(node)?.seconds ?? 0
    const goal = goalAt(node)
    // A goal leads nowhere else.
    if (goal !== null) {
      routes[goal] ??= { nodes: routeTo(node, known), seconds }
      if (routes.every((route) => route !== null)) break
      continue
    }
    for (const { to, seconds: more } of edgesOf(node)) {
      const total = seconds + more
      if (total >= (known.get(to)?.seconds ?? Infinity)) continue
      known.set(to, { seconds: total, before: node })
      queue.push(to, total)
    }
  }
  return routes
}

function routeTo(goal: number, known: ReadonlyMap<number, { before: number | null }>): number[] {
  const nodes: number[] = []
  for (let node: number | null = goal; node !== null; node = known.get(node)?.before ?? null) nodes.unshift(node)
  return nodes
}

/** A binary heap: the node with the least seconds first. */
class Queue {
  readonly #heap: { node: number; seconds: number }[] = []

  push(node: number, seconds: number): void {
    const heap = this.#heap
    let at = heap.length
    heap.push({ node, seconds })
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (this.#secondsAt(parent) <= seconds) break
      this.#swap(at, parent)
      at = parent
    }
  }

  pop(): number | null {
    const heap = this.#heap
    const first = heap[0]
    const last = heap.pop()
    if (first === undefined || last === undefined) return null
    if (heap.length === 0) return first.node
    heap[0] = last
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2]
      const least = this.#secondsAt(right) < this.#secondsAt(left) ? right : left
      if (this.#secondsAt(least) >= last.seconds) return first.node
      this.#swap(at, least)
      at = least
    }
  }

  #secondsAt(at: number): number {
    return this.#heap[at]?.seconds ?? Infinity
  }

  #swap(a: number, b: number): void {
    const heap = this.#heap
    const [one, other] = [heap[a], heap[b]]
    if (one && other) [heap[a], heap[b]] = [other, one]
  }
}

/** A step from one node to another that takes some time. */
export interface Edge {
  to: number
  seconds: number
}

/** Nodes from the start to the goal, and how long the whole takes. */
export interface Route {
  nodes: number[]
  seconds: number
}

/**
 * The quickest route over a graph whose edges are looked up as they are needed (Dijkstra).
 *
 * @param starts nodes from which the route may begin
 * @param isGoal where it may end
 * @param edgesOf of a node; seconds are never negative
 * @returns null where no goal is reached
 */
export function quickestRoute(
  starts: readonly number[],
  isGoal: (node: number) => boolean,
  edgesOf: (node: number) => readonly Edge[],
): Route | null {
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
    if (isGoal(node)) return { nodes: routeTo(node, known), seconds }
    for (const { to, seconds: more } of edgesOf(node)) {
      const total = seconds + more
      if (total >= (known.get(to)?.seconds ?? Infinity)) continue
      known.set(to, { seconds: total, before: node })
      queue.push(to, total)
    }
  }
  return null
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

/** Up to this many stops, the order is optimal (9 · 2⁹ states). */
const EXACT = 9

/**
 * Finds the quickest order of stops.
 *
 * @param seconds from each stop to each other; Infinity if there is no route
 * @param start the stop to begin at; null: any. The tour does not return to it.
 * @returns the stops' numbers in their order. For more than nine stops it is a good order, not always the best
 */
export function bestOrder(seconds: readonly (readonly number[])[], start: number | null): number[] {
  const count = seconds.length
  if (count === 0) return []
  if (count <= EXACT) return exactOrder(seconds, start)
  const starts = start === null ? seconds.map((_, n) => n) : [start]
  const orders = starts.map((first) => improved(nearestFirst(seconds, first), seconds, start !== null))
  return orders.reduce((best, each) => (timeOf(each, seconds) < timeOf(best, seconds) ? each : best))
}

/** The duration of a tour. */
export const timeOf = (order: readonly number[], seconds: readonly (readonly number[])[]): number =>
  order.slice(1).reduce((sum, stop, n) => sum + between(seconds, order[n] ?? 0, stop), 0)

/** Replaces missing routes by a time longer than any tour, so that two missing routes are worse than one. */
const NO_WAY = 1e9
const between = (seconds: readonly (readonly number[])[], from: number, to: number): number =>
  Math.min(seconds[from]?.[to] ?? NO_WAY, NO_WAY)

/** Held–Karp: the quickest path through each set of stops, for each last stop. */
function exactOrder(seconds: readonly (readonly number[])[], start: number | null): number[] {
  const count = seconds.length
  const all = (1 << count) - 1
  const best = Array.from({ length: (all + 1) * count }, () => ({ seconds: Infinity, before: -1 }))
  const at = (set: number, end: number) => best[set * count + end] as { seconds: number; before: number }
  for (let stop = 0; stop < count; stop += 1) if (start === null || start === stop) at(1 << stop, stop).seconds = 0
  for (let set = 1; set <= all; set += 1) {
    for (let end = 0; end < count; end += 1) {
      const { seconds: sofar } = at(set, end)
      if (sofar === Infinity) continue
      for (let next = 0; next < count; next += 1) {
        if (set & (1 << next)) continue
        const state = at(set | (1 << next), next)
        const total = sofar + between(seconds, end, next)
        if (total < state.seconds) Object.assign(state, { seconds: total, before: end })
      }
    }
  }
  const ends = seconds.map((_, n) => n)
  let end = ends.reduce((least, each) => (at(all, each).seconds < at(all, least).seconds ? each : least))
  const order: number[] = []
  for (let set = all; end >= 0; ) {
    order.unshift(end)
    const { before } = at(set, end)
    set &= ~(1 << end)
    end = before
  }
  return order
}

function nearestFirst(seconds: readonly (readonly number[])[], first: number): number[] {
  const order = [first]
  const left = new Set(seconds.keys())
  left.delete(first)
  while (left.size > 0) {
    const last = order.at(-1) ?? first
    const next = [...left].reduce((a, b) => (between(seconds, last, b) < between(seconds, last, a) ? b : a))
    order.push(next)
    left.delete(next)
  }
  return order
}

/** Reverses parts of the tour as long as that shortens it (2-opt). */
function improved(order: readonly number[], seconds: readonly (readonly number[])[], isFixed: boolean): number[] {
  let best = [...order]
  for (let isBetter = true; isBetter; ) {
    isBetter = false
    for (let from = isFixed ? 1 : 0; from < best.length - 1; from += 1) {
      for (let to = from + 1; to < best.length; to += 1) {
        const turned = [...best.slice(0, from), ...best.slice(from, to + 1).reverse(), ...best.slice(to + 1)]
        if (timeOf(turned, seconds) >= timeOf(best, seconds) - 1e-6) continue
        best = turned
        isBetter = true
      }
    }
  }
  return best
}

/** Estimated height of a row that has not been measured yet, and the gap between two rows, in pixels. */
const ESTIMATE = 76
const GAP = 16
/** Rows rendered beyond the view, on each side. */
const BEYOND = 8

/** The start of each row, in pixels from the top, followed by the end of the last row. */
export function startsOf(rows: readonly { readonly key: string }[], heights: ReadonlyMap<string, number>): number[] {
  const starts: number[] = []
  let at = 0
  for (const { key } of rows) {
    starts.push(at)
    at += (heights.get(key) ?? ESTIMATE) + GAP
  }
  starts.push(Math.max(0, at - GAP))
  return starts
}

/** The rows of a view that begins at `top`: from the first up to, but excluding, the last. */
export function shownRange(starts: readonly number[], top: number, height: number, beyond = BEYOND): [number, number] {
  const count = starts.length - 1
  const first = Math.max(0, reached(starts, top, count) - 1)
  const end = reached(starts, top + height, count)
  return [Math.max(0, first - beyond), Math.min(count, end + beyond)]
}

/** How many rows begin at or above a position: a binary search, as a conversation may be long. */
function reached(starts: readonly number[], place: number, count: number): number {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= place) low = middle + 1
    else high = middle
  }
  return low
}

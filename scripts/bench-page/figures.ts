// The arithmetic of the page benchmark.

/** The middle value, or the lower of the two; null without values. */
export function median(values: readonly (number | null)[]): number | null {
  const sorted = values.filter((value) => value !== null).toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null
}

/** The median of each value divided by the floor's value of the same round. */
export const ratio = (values: readonly (number | null)[], floor: readonly (number | null)[]): number | null =>
  median(values.map((value, round) => (value !== null && floor[round] ? value / floor[round] : null)))

/** A number with this many decimals; null stays null. */
export const rounded = (value: number | null, decimals = 0): number | null =>
  value === null ? null : Number(value.toFixed(decimals))

interface Range {
  readonly startOffset: number
  readonly endOffset: number
  readonly count: number
}

/** How many characters of a script were executed, by V8's nested ranges: the innermost range decides. */
export function executedLength(functions: readonly { readonly ranges: readonly Range[] }[]): number {
  const ranges = functions
    .flatMap((each) => each.ranges)
    .toSorted((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset)
  const open: Range[] = []
  let executed = 0
  let at = 0
  const advance = (to: number) => {
    if ((open.at(-1)?.count ?? 0) > 0) executed += Math.max(0, to - at)
    at = Math.max(at, to)
  }
  const closeUntil = (to: number) => {
    for (let last = open.at(-1); last && last.endOffset <= to; last = open.at(-1)) {
      advance(last.endOffset)
      open.pop()
    }
  }
  for (const range of ranges) {
    closeUntil(range.startOffset)
    advance(range.startOffset)
    open.push(range)
  }
  closeUntil(Number.POSITIVE_INFINITY)
  return executed
}

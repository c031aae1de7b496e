/** The list's item at an index that is known to be inside. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new RangeError(`index ${index} of a list of ${list.length}`)
  return item
}

/** The last item of a list that is known not to be empty. */
export function last<T>(list: readonly T[]): T {
  return at(list, list.length - 1)
}

/** The numbers 0 to count - 1. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

/**
 * Filters with counts, over rows in memory. Values of one facet are alternatives, facets narrow each other; a facet's
 * counts ignore its own selection, so that they show what selecting one more value would add.
 */

/**
 * One facet of all rows: row r has the values items[offsets[r]] … items[offsets[r + 1] - 1], as indexes into `values`.
 */
export interface FacetColumn {
  readonly values: readonly string[]
  readonly offsets: Uint32Array
  readonly items: Uint16Array
}

/** Selected values by facet; an empty or absent choice matches everything, an unknown value nothing. */
export type Choice = Readonly<Record<string, readonly string[] | undefined>>

export interface Counted {
  /** Rows that match everything, in row order. */
  readonly rows: number[]
  /** By facet and value: how many rows would match with this value as the facet's only selection. */
  readonly counts: Readonly<Record<string, ReadonlyMap<string, number>>>
}

/** Creates a column from each row's values: usually one, with its parents if it has some, or none or several. */
export function facetColumn(rows: readonly (readonly string[])[]): FacetColumn {
  const indexes = new Map<string, number>()
  const offsets = new Uint32Array(rows.length + 1)
  const items: number[] = []
  rows.forEach((values, row) => {
    for (const value of new Set(values)) {
      const index = indexes.get(value) ?? indexes.size
      indexes.set(value, index)
      items.push(index)
    }
    offsets[row + 1] = items.length
  })
  return { values: [...indexes.keys()], offsets, items: Uint16Array.from(items) }
}

/**
 * One pass over the rows. A row that fails only one facet counts for that facet only; one that fails more counts for
 * none. `passes` is called last, because it reads text.
 */
export function countFacets(
  columns: Readonly<Record<string, FacetColumn>>,
  choice: Choice,
  size: number,
  passes: (row: number) => boolean,
): Counted {
  const facets = Object.entries(columns).map(([name, column]) => ({
    name,
    column,
    chosen: chosenIn(column, choice[name]),
    counts: new Uint32Array(column.values.length),
  }))
  const active = facets.filter(({ chosen }) => chosen !== null)
  const rows: number[] = []
  for (let row = 0; row < size; row += 1) {
    let failed: (typeof facets)[number] | null = null
    let fails = 0
    for (const facet of active) {
      if (facet.chosen === null || hasChosen(facet.column, facet.chosen, row)) continue
      failed = facet
      fails += 1
      if (fails > 1) break
    }
    if (fails > 1 || !passes(row)) continue
    if (failed) countRow(failed.column, failed.counts, row)
    else {
      rows.push(row)
      for (const facet of facets) countRow(facet.column, facet.counts, row)
    }
  }
  const counts = facets.map(({ name, column, counts }) => [
    name,
    new Map(column.values.map((value, index) => [value, counts[index] ?? 0])),
  ])
  return { rows, counts: Object.fromEntries(counts) }
}

/** Flags of the selected values; null if nothing is selected. */
function chosenIn(column: FacetColumn, values: readonly string[] | undefined): Uint8Array | null {
  if (!values || values.length === 0) return null
  const expected = new Set(values)
  return Uint8Array.from(column.values, (value) => (expected.has(value) ? 1 : 0))
}

function hasChosen({ offsets, items }: FacetColumn, chosen: Uint8Array, row: number): boolean {
  const end = offsets[row + 1] ?? 0
  for (let at = offsets[row] ?? 0; at < end; at += 1) {
    if (chosen[items[at] ?? 0] === 1) return true
  }
  return false
}

function countRow({ offsets, items }: FacetColumn, counts: Uint32Array, row: number): void {
  const end = offsets[row + 1] ?? 0
  for (let at = offsets[row] ?? 0; at < end; at += 1) {
    const index = items[at] ?? 0
    counts[index] = (counts[index] ?? 0) + 1
  }
}

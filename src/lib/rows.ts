/** What identifies a record, and when it last changed. */
export interface Dated {
  id: string
  updateTime: string
}

/**
 * Records of one kind in the order of their list: those of an array, or those read from a file on demand
 * (content/stored-rows.ts). Callers that show only some of them request only those: there may be millions.
 */
export interface Rows<T, K extends string> extends Iterable<T> {
  readonly length: number
  /** By its position in the order, from 0. */
  at(place: number): T | undefined
  slice(from: number, to: number): T[]
  placeOf(id: string): number | undefined
  /** All of them in order, without their contents. */
  dated(): Iterable<Dated>
  /** Those with this value of a key, in order; starting after a position and wrapping around to it, without it. */
  of(key: K, value: string, behind?: number): Iterable<T>
  /** Releases the source: nothing is read afterwards. */
  close(): void
}

/** How a kind's records are identified and grouped: by an id, and by keys that several records share. */
export interface RowKeys<T, K extends string> {
  dated: (item: T) => Dated
  keys: Readonly<Record<K, (item: T) => string>>
}

/** The first items that are needed; the others are not read. */
export function firstOf<T>(items: Iterable<T>, count: number, isNeeded: (item: T) => boolean = () => true): T[] {
  const first: T[] = []
  if (count <= 0) return first
  for (const item of items) {
    if (isNeeded(item) && first.push(item) === count) break
  }
  return first
}

/** Rows in memory. */
export class ListedRows<T, K extends string> implements Rows<T, K> {
  readonly items: readonly T[]
  readonly #by: RowKeys<T, K>
  readonly #groups = new Map<K, Map<string, number[]>>()
  #places: Map<string, number> | undefined

  constructor(items: readonly T[], by: RowKeys<T, K>) {
    this.items = items
    this.#by = by
  }

  get length(): number {
    return this.items.length
  }

  at(place: number): T | undefined {
    return this.items[place]
  }

  slice(from: number, to: number): T[] {
    return this.items.slice(from, to)
  }

  placeOf(id: string): number | undefined {
    this.#places ??= new Map(this.items.map((item, place) => [this.#by.dated(item).id, place]))
    return this.#places.get(id)
  }

  *dated(): Generator<Dated> {
    for (const item of this.items) yield this.#by.dated(item)
  }

  *of(key: K, value: string, behind = -1): Generator<T> {
    const keyAt = (place: number) => this.#by.keys[key](this.items[place] as T)
    const groups = this.#groups.get(key) ?? Map.groupBy([...this.items.keys()], keyAt)
    this.#groups.set(key, groups)
    const places = groups.get(value) ?? []
    const first = Math.max(
      0,
      places.findIndex((place) => place > behind),
    )
    for (const place of [...places.slice(first), ...places.slice(0, first)]) {
      if (place !== behind) yield this.items[place] as T
    }
  }

  [Symbol.iterator](): Iterator<T> {
    return this.items[Symbol.iterator]()
  }

  close(): void {}
}

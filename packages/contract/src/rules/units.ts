import dimensions from './units.json' with { type: 'json' }

/** The dimension of a unit, and its ratio to the dimension's first unit: 1 µm is 0.001 mm. */
export interface Unit {
  readonly dimension: string
  readonly factor: number
}

/**
 * Units as exhibitors of four languages write them, by dimension, each with its factor. Symbols are case-sensitive: mW
 * is not MW. Units whose size differs by region (hp, a market pound) are left out: they are compared as words.
 */
const UNITS: ReadonlyMap<string, Unit> = new Map(
  Object.entries(dimensions).flatMap(([dimension, sizes]) =>
    // After NFKC, as values are parsed: m² is m2, ℃ is °C, µ is μ.
    Object.entries(sizes).map(([name, factor]) => [name.normalize('NFKC'), { dimension, factor }] as const),
  ),
)

/** The unit with that name; an unknown one is comparable only with itself. */
export const unitOf = (name: string): Unit => UNITS.get(name) ?? { dimension: `?${name.toLowerCase()}`, factor: 1 }

/** Whether the unit has a size, so that others can be converted. */
export const isKnownUnit = (name: string): boolean => UNITS.has(name)

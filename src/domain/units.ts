import dimensions from './units.json' with { type: 'json' }

/** What a unit measures, and how much of the dimension's first unit it is: 1 µm is 0.001 mm. */
export interface Unit {
  readonly dimension: string
  readonly factor: number
}

/**
 * Units as exhibitors of four languages write them, by dimension, each with its factor. Symbols keep their case: mW is not
 * MW. Units whose size is not one everywhere (hp, a pound of the market) are left out: they are compared as words.
 */
const UNITS: ReadonlyMap<string, Unit> = new Map(
  Object.entries(dimensions).flatMap(([dimension, sizes]) =>
    // After NFKC, as values are read: m² is m2, ℃ is °C, µ is μ.
    Object.entries(sizes).map(([name, factor]) => [name.normalize('NFKC'), { dimension, factor }] as const),
  ),
)

/** The unit of that name; one that nobody knows is comparable with itself alone. */
export const unitOf = (name: string): Unit => UNITS.get(name) ?? { dimension: `?${name.toLowerCase()}`, factor: 1 }

/** Whether the unit has a size that others can be turned into. */
export const isKnownUnit = (name: string): boolean => UNITS.has(name)

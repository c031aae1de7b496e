import type { Facets, FacetValue } from '@fair/contract/endpoint.ts'

/** A platform's data about a programme besides its lists (Spec 7): its days, topics, and the meetings of each hall. */
export interface ProgrammeCounts {
  readonly dates: readonly { readonly date: string; readonly count: number }[]
  readonly topics?: readonly { readonly topic: string; readonly count: number }[]
  /** Of every day, one after the other: a hall may occur more than once. */
  readonly halls?: readonly {
    readonly hall: string
    readonly hallName: string
    readonly meetings: readonly unknown[]
  }[]
}

/** Maximum number of days for which halls are requested: no fair has more. */
export const MAX_DAYS = 31

/** Whether a list returned no counts to filter by. */
export const lacksFacets = (facets: Facets): boolean => Object.values(facets).every((values) => values.length === 0)

/** The filters of a programme whose list returns none: days in order, halls and topics in the platform's order. */
export function programmeFacets(
  { dates, topics = [], halls = [] }: ProgrammeCounts,
  labelOf: (day: string) => string,
): Facets {
  const facets = {
    date: dates
      .map(({ date, count }) => ({ value: date, label: labelOf(date), count }))
      .sort((a, b) => a.value.localeCompare(b.value)),
    hall: [...Map.groupBy(halls, ({ hall }) => hall)].map(([hall, days]) => ({
      value: hall,
      label: days[0]?.hallName ?? hall,
      count: days.reduce((sum, { meetings }) => sum + meetings.length, 0),
    })),
    topic: topics.map(({ topic, count }) => ({ value: topic, label: topic, count })),
  } satisfies Record<string, FacetValue[]>
  return Object.fromEntries(Object.entries(facets).filter(([, values]) => values.length > 0))
}

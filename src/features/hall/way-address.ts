/** The way that an address of /hall/way requests. */
export interface WayAddress {
  /** A stop's key, or a text that names one; '' if the address has none. */
  from: string
  to: string
  isStepFree: boolean
  /** Stops in visiting order, separated by commas (way-options.ts, readStops). */
  stops: string
  /** Whether the saved booths are visited in the best order. */
  isTour: boolean
}

/** The maximum number of stops; more take too long to order. */
export const MAX_STOPS = 40

export const readWayAddress = (query: URLSearchParams): WayAddress => ({
  from: query.get('from')?.trim() ?? '',
  to: query.get('to')?.trim() ?? '',
  isStepFree: query.get('stepfree') === '1',
  stops: query.get('stops') ?? '',
  isTour: query.get('tour') === '1',
})

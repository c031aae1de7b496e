/**
 * The criteria that exhibitors are grouped by on separate pages that search engines follow. Everything else is a
 * filter.
 */
export const LANDINGS = ['industry', 'region'] as const
export type Landing = (typeof LANDINGS)[number]

/**
 * The route's path of all exhibitors of an industry or a region; without a value, of the page that lists all values.
 */
export const landingPath = (landing: Landing, value?: string, pageNum = 1): string =>
  [`/exhibitor/${landing}`, value, ...(pageNum > 1 ? ['page', pageNum] : [])]
    .filter((part) => part !== undefined)
    .join('/')

/** Whether a facet's value can be a path segment. */
export const isLandable = (value: string): boolean => /^[\w~-][\w.~-]{0,99}$/.test(value)

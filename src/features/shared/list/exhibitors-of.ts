import { isLandable, type Landing, landingPath } from '../../../domain/landing.ts'
import type { Query } from '../../../lib/i18n/paths.ts'
import { writeValue } from './list-query.ts'

/** The page of a value's exhibitors; the filtered list if its value is unfit for a path. */
export const exhibitorsOf = (landing: Landing, value: string): { path: string; query?: Query } =>
  isLandable(value)
    ? { path: landingPath(landing, value) }
    : { path: '/exhibitor', query: { [landing]: writeValue(value) } }

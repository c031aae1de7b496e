import type { ExhibitorSummary } from '../../contract/catalogue.ts'

/** In how many halls the exhibitors stand. */
export const hallsOf = (exhibitors: readonly ExhibitorSummary[]): number =>
  new Set(exhibitors.map(({ booth }) => booth.hall)).size

import type { ExhibitorSummary } from '@fair/contract/catalogue.ts'

/** The number of halls in which the exhibitors have booths. */
export const hallsOf = (exhibitors: readonly ExhibitorSummary[]): number =>
  new Set(exhibitors.map(({ booth }) => booth.hall)).size

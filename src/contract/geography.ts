import * as z from 'zod/mini'
import { get, list, none, post } from './endpoint.ts'

/**
 * A place of the geography tree (Spec 3). `value` is ISO 3166-1 alpha-2 for a country (JP), ISO 3166-2 for a first-level
 * division (CN-ZJ), and the platform's own code below it (China: six-digit adcode). `label` is in the asked language.
 */
export interface GeographyOption {
  label: string
  value: string
  /** Absent for a leaf, and where the tree was cut at the asked depth. */
  children?: GeographyOption[] | null | undefined
}
export const GeographyOption: z.ZodMiniType<GeographyOption, GeographyOption> = z.object({
  label: z.string(),
  value: z.string(),
  get children() {
    return z.nullish(z.array(GeographyOption))
  },
})

export const geography = {
  /** The whole tree: countries, and China's provinces, cities and districts. Loaded once and cached (Spec 4). */
  tree: get('/api/v1/app/geography/treeList', none, list(GeographyOption)),
  /** The places under `parent` (the countries without it), `depth` levels deep (1 without it): for long cascades. */
  treeOf: post(
    '/api/v2/geography/treeList',
    z.object({ parent: z.optional(z.string()), depth: z.optional(z.number()) }),
    list(GeographyOption),
    { safe: true },
  ),
}

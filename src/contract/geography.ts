import * as z from 'zod/mini'
import { get, list, none, post } from './endpoint.ts'

export interface GeographyOption {
  label: string
  value: string
  children?: GeographyOption[] | null | undefined
}
/** A place of the geography tree (Spec 3), or a node of another tree that a form's cascade brings with it. */
export const GeographyOption: z.ZodMiniType<GeographyOption, GeographyOption> = z.object({
  /** Its name, in the requested language. */
  label: z.string(),
  /**
   * ISO 3166-1 alpha-2 for a country (JP), ISO 3166-2 for a first-level division (CN-ZJ), and the platform's own code below
   * it (China: six-digit adcode, 330200).
   */
  value: z.string(),
  /** The places in it, in their order; null or absent for a leaf, and where the tree was cut at the requested depth. */
  get children() {
    return z.nullish(z.array(GeographyOption))
  },
})

export const geography = {
  /**
   * The whole tree: countries, and China's provinces, cities and districts. Loaded once and cached (Spec 4). Open to
   * everybody.
   */
  tree: get('/api/v1/app/geography/treeList', none, list(GeographyOption)),
  /**
   * A part of the tree, for long cascades. Open to everybody; an unknown place is refused, one without others in it: an
   * empty list.
   */
  treeOf: post(
    '/api/v2/geography/treeList',
    z.object({
      /** `value` of the place whose parts are wanted; absent or '': the countries. */
      parent: z.optional(z.string()),
      /** How many levels, a whole number from 1; absent: 1. */
      depth: z.optional(z.number()),
    }),
    list(GeographyOption),
    { safe: true },
  ),
}

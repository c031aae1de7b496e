import * as z from 'zod/mini'
import { get, list, none, post } from './endpoint.ts'

export interface GeographyOption {
  label: string
  value: string
  children?: GeographyOption[] | null | undefined
}
/** A place of the geography tree (Spec 3), or a node of another tree that a form's cascade includes. */
export const GeographyOption: z.ZodMiniType<GeographyOption, GeographyOption> = z.object({
  /** Name, in the requested language. */
  label: z.string(),
  /**
   * ISO 3166-1 alpha-2 for a country (JP), ISO 3166-2 for a first-level division (CN-ZJ), and the platform's own code
   * below it (China: six-digit adcode, 330200).
   */
  value: z.string(),
  /** Child places, in order; null or absent for a leaf, and where the tree ends at the requested depth. */
  get children() {
    return z.nullish(z.array(GeographyOption))
  },
})

export const geography = {
  /**
   * The complete tree: countries, and China's provinces, cities and districts. Loaded once and cached (Spec 4). Open to
   * everyone.
   */
  tree: get('/api/v1/app/geography/treeList', none, list(GeographyOption)),
  /**
   * A part of the tree, for long cascades. Open to everyone; an unknown place is refused; empty for a place without
   * children.
   */
  treeOf: post(
    '/api/v2/geography/treeList',
    z.object({
      /** `value` of the parent place; absent or '': the countries. */
      parent: z.optional(z.string()),
      /** Number of levels, an integer from 1; absent: 1. */
      depth: z.optional(z.number()),
    }),
    list(GeographyOption),
    { safe: true },
  ),
}

import * as z from 'zod/mini'
import { get, list, none } from './endpoint.ts'

/** A host to which the middle pages go on by themselves; others are named and wait for a click. */
export const AllowedLink = z.object({
  /** Lower-case ASCII host name without port, e.g. www.example.com; with '*.' before it, its subdomains too. */
  host: z.string(),
  /** Whose it is, in the requested language, as the middle page names it. */
  linkName: z.string(),
})
export type AllowedLink = z.infer<typeof AllowedLink>

export const link = {
  /**
   * The external links that the tenant allows. Open to everybody. Empty: /external-link and /jump-middle name every
   * address and wait for a click.
   */
  external: get('/api/v1/app/externalLink/list', none, list(AllowedLink)),
}

import * as z from 'zod/mini'
import { get, list, none } from './endpoint.ts'

/** A host to which the middle pages redirect automatically; for others they show the address and wait for a click. */
export const AllowedLink = z.object({
  /** Lower-case ASCII host name without port, e.g. www.example.com; with a leading '*.', its subdomains too. */
  host: z.string(),
  /** Owner of the host, in the requested language, as named on the middle page. */
  linkName: z.string(),
})
export type AllowedLink = z.infer<typeof AllowedLink>

export const link = {
  /**
   * The external links that the tenant allows. Open to everyone. If empty, /external-link and /jump-middle show every
   * address and wait for a click.
   */
  external: get('/api/v1/app/externalLink/list', none, list(AllowedLink)),
}

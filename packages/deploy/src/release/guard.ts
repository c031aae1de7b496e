// Refuses sites that must not be released.

import { addCounts, countPages, requireNoFewer } from '@fair/build/page-counts.ts'
import { BuildFailure, EXIT } from '@fair/contract/rules/failure.ts'
import { isOlder, type Manifest } from './manifest.ts'
import type { Site } from './site-files.ts'
import type { ReleaseStore } from './store.ts'

export interface ReleaseOptions {
  /** Number of releases to keep for rollbacks. */
  keep: number
  /** Id of one further release to keep. */
  keepRelease?: string | null
  /** Days for which to keep assets that no page of the site uses any more. */
  keepAssets: number
  /** The tenant that the site must belong to; null: the tenant of the previous release. */
  tenant?: string | null
  /** The place may become another tenant's. */
  newTenant?: boolean
  /** The site may have lost many pages of a kind (build/page-counts.ts). */
  allowFewer?: boolean
  /** The site may be older than the current one. */
  allowOlder?: boolean
  /** Ends a pause first. */
  resume?: boolean
  /** Seconds to wait for another release. */
  wait: number
  say: (text: string) => void
}

export const refuse = (sentence: string) => new BuildFailure(EXIT.usage, sentence)

/**
 * Refuses the site of a job that has mixed up its folders, or of a platform that has lost its content.
 *
 * @throws BuildFailure (2) the place is another domain's, (10) the site has lost too many pages, (11) it is another
 *   tenant's
 */
export function requireSameSite(
  { place }: ReleaseStore,
  site: Site,
  full: readonly Manifest[],
  shown: Manifest | undefined,
  { tenant = null, newTenant = false, allowFewer = false }: ReleaseOptions,
): void {
  const other = full.find(({ domain }) => domain !== site.domain)
  if (other)
    throw refuse(`${place} contains releases of ${other.domain}: the site of ${site.domain} cannot be released there.`)
  const refuseTenant = (sentence: string) => new BuildFailure(EXIT.tenant, `${sentence} Nothing was released.`)
  if (tenant !== null && tenant !== site.tenantId)
    throw refuseTenant(`The site belongs to tenant ${site.tenantId}, but --tenant is ${tenant}.`)
  if (shown && shown.tenantId !== site.tenantId && !newTenant)
    throw refuseTenant(
      `The site belongs to tenant ${site.tenantId}, but ${place} serves tenant ${shown.tenantId}. If that is right, add --new-tenant.`,
    )
  const counts = ({ files, onRequest = {} }: Pick<Manifest, 'files' | 'onRequest'>) =>
    addCounts(countPages(Object.keys(files).filter((name) => name.endsWith('.html'))), onRequest)
  if (shown && !allowFewer) requireNoFewer(counts(shown), counts(site), 'Nothing was released')
}

/**
 * Refuses a site while releases are paused, and one that is older than the current one. The current site is never
 * refused, because releasing it again changes nothing.
 *
 * @param digest of the site as stored at the place
 * @param pausedSince when a rollback paused releases; null: they are not paused
 * @throws BuildFailure (12) releases are paused, (13) the site is older than the current one
 */
export function requireNewest(
  site: Site,
  shown: Manifest | undefined,
  digest: string,
  pausedSince: string | null,
  { allowOlder = false }: ReleaseOptions,
): void {
  if (shown?.digest === digest) return
  if (pausedSince !== null)
    throw new BuildFailure(
      EXIT.paused,
      `Releases of ${site.domain} are paused since a rollback at ${pausedSince}: ${shown?.id} remains current. Nothing was released. When the cause is fixed, add --resume.`,
    )
  if (!allowOlder && shown && isOlder(site, shown))
    throw new BuildFailure(
      EXIT.older,
      `The site is older (${site.now}) than the current one (${shown.now}). Nothing was released. If that is right, add --allow-older.`,
    )
}

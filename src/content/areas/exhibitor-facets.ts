import type { Facets } from '@fair/contract/endpoint.ts'
import { contract } from '@fair/contract/index.ts'
import type { FetchOrFail } from '../fetch-or-fail.ts'

/**
 * The counts for the exhibitor filters. If the platform's list has none by region, they come from distribution/region
 * (Spec 7): for the filter, and for the overview of the regions with a page for each.
 */
export async function exhibitorFacets(fetchOrFail: FetchOrFail, facets: Facets): Promise<Facets> {
  if ((facets['region'] ?? []).length > 0) return facets
  const regions = await fetchOrFail.optional(contract.catalogue.regionDistribution, {}, [])
  if (regions.length === 0) return facets
  return {
    ...facets,
    region: regions.map(({ regionCode, regionName, count }) => ({ value: regionCode, label: regionName, count })),
  }
}

import type { ExhibitorSummary } from '@fair/contract/catalogue.ts'
import type { FacetValue } from '@fair/contract/endpoint.ts'
import type { FloorPlanFeature } from '@fair/contract/floor-plan.ts'
import type { WithStreams } from '@fair/contract/rules/summaries.ts'
import { boothCode, byCode, hallBoothKey } from '@fair/search/booth-code.ts'
import { boothAnchor, hallSlug } from '../../domain/booth-path.ts'
import type { HallMap } from '../../domain/hall-map.ts'
import { hallMap } from '../../domain/hall-plan.ts'

/** The fields of an exhibitor that a hall's page lists. */
type HallExhibitor = Pick<
  WithStreams<ExhibitorSummary>,
  'exhibitorId' | 'exhibitorName' | 'booth' | 'isLive' | 'streams'
>

export interface HallAisle {
  /** '' if booth codes have no letters. */
  name: string
  exhibitors: HallExhibitor[]
}

/** A hall as the list of halls shows it. */
export interface HallSummary {
  /** A value of the hall facet. */
  hall: string
  /** With its topic, in the page's language, e.g. "8.1 Machinery". */
  name: string
  /** Last part of its address. */
  slug: string
  exhibitorCount: number
}

export interface HallViewProps {
  hall: HallSummary
  /** All halls of the exhibition, including this one. */
  halls: HallSummary[]
  aisles: HallAisle[]
  map: HallMap
}

interface HallSource {
  exhibitors: readonly WithStreams<ExhibitorSummary>[]
  exhibitorFacets: Readonly<Record<string, readonly FacetValue[]>>
  floorPlan: readonly FloorPlanFeature[]
}

/** The halls that have exhibitors, in the order of the hall facet, then by number. */
export function hallSummaries({ exhibitors, exhibitorFacets }: HallSource): HallSummary[] {
  const named = new Map((exhibitorFacets['hall'] ?? []).map(({ value, label }, at) => [value, { label, at }]))
  const halls = new Map<string, HallSummary>()
  for (const { booth } of exhibitors) {
    const { hall } = booth
    if (hall.trim() === '') continue
    const slug = hallSlug(hall)
    const known = halls.get(slug)
    if (known) known.exhibitorCount += 1
    else halls.set(slug, { hall, name: named.get(hall)?.label ?? hall, slug, exhibitorCount: 1 })
  }
  const place = ({ hall }: HallSummary): number => named.get(hall)?.at ?? named.size
  return [...halls.values()].sort(
    (a, b) => place(a) - place(b) || a.hall.localeCompare(b.hall, 'en', { numeric: true }),
  )
}

/** The pages of all halls. */
export function* hallViews(source: HallSource): Generator<HallViewProps> {
  const halls = hallSummaries(source)
  const bySlug = Map.groupBy(source.exhibitors, ({ booth }) => hallSlug(booth.hall))
  for (const hall of halls) {
    const exhibitors = bySlug.get(hall.slug) ?? []
    const stands = exhibitors.map(({ booth }) => booth.stand)
    yield { hall, halls, aisles: aislesOf(exhibitors, hall.hall), map: hallMap(source.floorPlan, hall.hall, stands) }
  }
}

/** @param hall one spelling for all, so that the keys of their booths are those of the map */
function aislesOf(exhibitors: readonly WithStreams<ExhibitorSummary>[], hall: string): HallAisle[] {
  const sorted = [...exhibitors].sort((a, b) => byCode(a.booth.stand, b.booth.stand))
  const groups = Map.groupBy(sorted, ({ booth }) => boothCode(booth.stand).aisle)
  return [...groups].map(([name, own]) => ({
    name,
    exhibitors: own.map(({ exhibitorId, exhibitorName, booth, isLive, streams }) => ({
      ...{ exhibitorId, exhibitorName, booth: { ...booth, hall }, isLive },
      ...(streams && { streams }),
    })),
  }))
}

/** A booth of the map with its exhibitors; free if there are none. */
export interface OccupiedBooth {
  anchor: string
  stand: string
  exhibitors: HallExhibitor[]
}

/**
 * A hall with more exhibitors has no links from its list to its map, and its booths are named only by their codes.
 * Links and names would make up a fifth of such a page.
 */
const LINKED_AT_MOST = 600

export const isLinked = ({ exhibitorCount }: HallSummary): boolean => exhibitorCount <= LINKED_AT_MOST

/** The id of a row in the list: the `n`th exhibitor, from 0, of a booth. */
export const rowId = (anchor: string, n: number): string => (n === 0 ? `at-${anchor}` : `at-${anchor}-${n + 1}`)

/** Exhibitors by the key of their booth (booth-code.ts). */
export function occupants(aisles: readonly HallAisle[]): Map<string, OccupiedBooth> {
  const booths = new Map<string, OccupiedBooth>()
  for (const exhibitor of aisles.flatMap(({ exhibitors }) => exhibitors)) {
    const { stand } = exhibitor.booth
    const key = hallBoothKey(exhibitor.booth)
    const known = booths.get(key)
    if (known) known.exhibitors.push(exhibitor)
    else booths.set(key, { anchor: boothAnchor(stand), stand, exhibitors: [exhibitor] })
  }
  return booths
}

/** The areas of the zone database whose zones a person may live in; a message names each. */
const ZONE_AREAS = [
  'Asia',
  'Europe',
  'America',
  'Africa',
  'Australia',
  'Pacific',
  'Atlantic',
  'Indian',
  'Antarctica',
] as const
type ZoneArea = (typeof ZONE_AREAS)[number]

interface ZoneChoice {
  /** IANA name. */
  readonly zone: string
  /** Its city as the database writes it, with spaces; preceded by a state if there is one ("Indiana / Knox"). */
  readonly city: string
}

/**
 * IANA zones by area, and by city within each. A flat list of 400 names would be unreadable.
 *
 * @param zones the zones the browser lists; those in none of the areas (UTC, Arctic/Longyearbyen) are left out
 */
export function zoneGroups(zones: readonly string[]): Map<ZoneArea, ZoneChoice[]> {
  const groups = new Map<ZoneArea, ZoneChoice[]>()
  for (const area of ZONE_AREAS) {
    const own = zones.filter((zone) => zone.startsWith(`${area}/`))
    const choices = own.map((zone) => ({ zone, city: cityOf(zone) }))
    if (choices.length > 0)
      groups.set(
        area,
        choices.sort((a, b) => (a.city < b.city ? -1 : 1)),
      )
  }
  return groups
}

const cityOf = (zone: string) => zone.split('/').slice(1).join(' / ').replaceAll('_', ' ')

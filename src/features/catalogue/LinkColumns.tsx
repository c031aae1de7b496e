import type { Facets } from '@fair/contract/endpoint.ts'
import { Section } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import { LANDINGS, landingPath } from '../../domain/landing.ts'
import { LandingLinks } from './LandingLinks.tsx'
import { type LandingCodes, type LandingValue, landingIndex } from './landing.ts'

/** The industries and countries that a list of exhibitors links to. */
export type LinkColumnsProps = Record<(typeof LANDINGS)[number], LandingValue[]>

/** Number of countries shown under the list, those with most exhibitors; a separate page lists all. */
const MAX_COUNTRIES = 24

export function linkColumnsOf(facets: Facets, exhibitors: readonly LandingCodes[]): LinkColumnsProps {
  const tops = (name: keyof LinkColumnsProps) =>
    landingIndex(name, facets[name] ?? [], exhibitors)
      .map(({ below: _, ...value }) => value)
      .toSorted((a, b) => b.count - a.count)
      .slice(0, MAX_COUNTRIES)
  return { industry: tops('industry'), region: tops('region') }
}

/** Under the first page of the exhibitor list: links for search engines and for visitors who prefer to browse. */
export function LinkColumns({ gathered }: { gathered: LinkColumnsProps }) {
  const page = usePage()
  const { t } = page
  return (
    <div className="wrap">
      {LANDINGS.filter((landing) => gathered[landing].length > 0).map((landing) => (
        <Section
          key={landing}
          title={t(`landing:by.${landing}`)}
          more={{ label: t(`landing:all.${landing}`), href: page.href(landingPath(landing)) }}
        >
          <LandingLinks landing={landing} values={gathered[landing]} />
        </Section>
      ))}
    </div>
  )
}

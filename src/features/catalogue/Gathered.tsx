import type { Facets } from '../../contract/endpoint.ts'
import { LANDINGS, landingPath } from '../../rules/landing.ts'
import type { PageContext } from '../../ui/page.ts'
import { Section } from '../../ui/parts.tsx'
import { LandingLinks } from './LandingLinks.tsx'
import { type LandingValue, landingIndex } from './landing.ts'

/** The industries and countries that a list of exhibitors leads to. */
export type GatheredProps = Record<(typeof LANDINGS)[number], LandingValue[]>

/** Countries shown under the list, those with most exhibitors; all stand on a page of their own. */
const MOST = 24

export function gatheredOf(facets: Facets): GatheredProps {
  const tops = (name: keyof GatheredProps) =>
    landingIndex(facets[name] ?? [])
      .map(({ below: _, ...value }) => value)
      .toSorted((a, b) => b.count - a.count)
      .slice(0, MOST)
  return { industry: tops('industry'), region: tops('region') }
}

/** Under the first page of the exhibitors: the pages that search engines follow, and visitors who rather browse. */
export function Gathered({ page, gathered }: { page: PageContext; gathered: GatheredProps }) {
  const { t } = page
  return (
    <div className="wrap">
      {LANDINGS.filter((landing) => gathered[landing].length > 0).map((landing) => (
        <Section
          key={landing}
          title={t(`landing:by.${landing}`)}
          more={{ label: t(`landing:all.${landing}`), href: page.href(landingPath(landing)) }}
        >
          <LandingLinks page={page} landing={landing} values={gathered[landing]} />
        </Section>
      ))}
    </div>
  )
}

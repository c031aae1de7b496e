import type { ExhibitSummary } from '@fair/contract/catalogue.ts'
import type { ExhibitorEntity } from '@fair/contract/search.ts'
import { BoothLink } from '../../components/BoothLink.tsx'
import { LogoTile } from '../../components/LogoTile.tsx'
import { usePage } from '../../components/usePage.ts'
import { ExhibitCard } from '../shared/cards/ExhibitCard.tsx'

/** Cards on the first screen, whose pictures are loaded eagerly. */
const EAGER = 4

export function ExhibitItems({ items }: { items: readonly ExhibitSummary[] }) {
  return (
    <ul className="items">
      {items.map((exhibit, n) => (
        <ExhibitCard key={exhibit.exhibitsId} exhibit={exhibit} eager={n < EAGER} />
      ))}
    </ul>
  )
}

/** Exhibitor mode (`type=exhibitor`): each exhibitor with its exhibits. */
export function EntityItems({ items }: { items: readonly ExhibitorEntity[] }) {
  const page = usePage()
  return (
    <ul className="entities">
      {items.map(({ exhibitor, exhibits }) => (
        <li key={exhibitor.exhibitorId}>
          <div className="byline">
            <LogoTile url={exhibitor.logo.url} />
            <div>
              <h3>
                <a href={page.href(`/exhibitor/detail/${exhibitor.exhibitorId}`)}>{exhibitor.exhibitorName}</a>
              </h3>
              <p className="small faint">
                {page.t('exhibits:exhibitorFacts', { region: exhibitor.regionName, count: exhibitor.exhibitsCount })}
              </p>
            </div>
            <BoothLink booth={exhibitor.booth} />
          </div>
          <ul className="four">
            {exhibits.map((exhibit) => (
              <ExhibitCard key={exhibit.exhibitsId} exhibit={exhibit} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

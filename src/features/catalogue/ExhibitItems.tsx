import type { ExhibitBrief } from '../../contract/catalogue.ts'
import type { ExhibitorEntity } from '../../contract/search.ts'
import { ExhibitCard } from '../../ui/cards/ExhibitCard.tsx'
import { LogoTile } from '../../ui/LogoTile.tsx'
import type { PageContext } from '../../ui/page.ts'
import { BoothPlate } from '../../ui/parts.tsx'

/** Cards of the first screen, whose pictures are fetched at once. */
const EAGER = 4

export function ExhibitItems({ page, items }: { page: PageContext; items: readonly ExhibitBrief[] }) {
  return (
    <ul className="items">
      {items.map((exhibit, n) => (
        <ExhibitCard key={exhibit.exhibitsId} page={page} exhibit={exhibit} eager={n < EAGER} />
      ))}
    </ul>
  )
}

/** Exhibitor mode (`type=exhibitor`): each exhibitor with what it shows. */
export function EntityItems({ page, items }: { page: PageContext; items: readonly ExhibitorEntity[] }) {
  return (
    <ul className="entities">
      {items.map(({ exhibitor, exhibits }) => (
        <li key={exhibitor.exhibitorId}>
          <div className="byline">
            <LogoTile page={page} url={exhibitor.logo.url} />
            <div>
              <h3>
                <a href={page.href(`/exhibitor/detail/${exhibitor.exhibitorId}`)}>{exhibitor.exhibitorName}</a>
              </h3>
              <p className="small faint">
                {page.t('exhibits:exhibitorFacts', { region: exhibitor.regionName, count: exhibitor.exhibitsCount })}
              </p>
            </div>
            <BoothPlate booth={exhibitor.booth} />
          </div>
          <ul className="four">
            {exhibits.map((exhibit) => (
              <ExhibitCard key={exhibit.exhibitsId} page={page} exhibit={exhibit} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

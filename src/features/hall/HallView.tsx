import { hallBoothKey } from '@fair/search/booth-code.ts'
import { LiveBadge } from '../../components/LiveBadge.tsx'
import { Crumbs, Tag } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import { relOf } from '../../lib/i18n/paths.ts'
import { writeValue } from '../shared/list/list-query.ts'
import { HallMapFigure } from './HallMapFigure.tsx'
import { type HallAisle, type HallViewProps, isLinked, type OccupiedBooth, occupants, rowId } from './hall.ts'
import { PLACE_ICONS } from './place-icons.ts'
import { type PlaceGroup, placesOf } from './places.ts'

/** /hall/{hall}: its exhibitors by aisle, its map, on which each booth has its code as id, and its other places. */
export function HallView({ hall, halls, aisles, map }: HallViewProps) {
  const page = usePage()
  const { t, format } = page
  const title = t('common:hall', { hall: hall.hall })
  const n = format.number(hall.exhibitorCount)
  const filtered = page.href('/exhibitor', { hall: writeValue(hall.hall) })
  const booths = occupants(aisles)
  const mapped = new Set(map.booths.map(({ key }) => key))
  const places = placesOf(map.places)
  return (
    <div className="wrap hall-page">
      <Crumbs items={[{ label: t('hall:title'), href: page.href('/hall') }, { label: title }]} />
      <header className="page-head">
        <div>
          <h1>{t('hall:named', { name: hall.name })}</h1>
          <p>{t('hall:exhibitors', { count: hall.exhibitorCount, n })}</p>
        </div>
        <p className="hall-links">
          <a href="#map">{t('hall:toMap')}</a>
          <a rel="nofollow" href={page.href('/hall/way', { to: hall.hall })}>
            {t('hall:wayHere')}
          </a>
          <a rel={relOf(filtered)} href={filtered}>
            {t('hall:filter')}
          </a>
        </p>
      </header>
      <section aria-label={t('hall:byAisle')} className="hall-aisles">
        {aisles.map((aisle) => (
          <Aisle key={aisle.name} aisle={aisle} booths={booths} mapped={isLinked(hall) ? mapped : null} />
        ))}
      </section>
      <section id="map" className="section">
        <header className="section-head">
          <h2>{t('hall:map')}</h2>
        </header>
        <HallMapFigure map={map} booths={booths} label={t('hall:mapOf', { hall: title })} linked={isLinked(hall)} />
        {places.length > 0 && <Places places={places} />}
      </section>
      {halls.length > 1 && (
        <nav className="section hall-others" aria-label={t('hall:others')}>
          <h2>{t('hall:others')}</h2>
          <ul>
            {halls.map(({ hall: other, slug }) => (
              <li key={slug}>
                <a href={page.href(`/hall/${slug}`)} aria-current={slug === hall.slug ? 'page' : undefined}>
                  {t('common:hall', { hall: other })}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

interface AisleProps {
  aisle: HallAisle
  booths: ReadonlyMap<string, OccupiedBooth>
  /** Keys of the booths that the map shows; null: rows do not link to the map. */
  mapped: ReadonlySet<string> | null
}

function Aisle({ aisle, booths, mapped }: AisleProps) {
  const page = usePage()
  const { t } = page
  return (
    <section>
      <h2>{aisle.name === '' ? t('hall:otherBooths') : t('hall:aisle', { aisle: aisle.name })}</h2>
      <ul>
        {aisle.exhibitors.map((exhibitor) => {
          const { exhibitorId, exhibitorName, booth, isLive, streams } = exhibitor
          const key = hallBoothKey(booth)
          const { anchor = '', exhibitors = [] } = booths.get(key) ?? {}
          return (
            <li key={exhibitorId} id={mapped ? rowId(anchor, exhibitors.indexOf(exhibitor)) : undefined}>
              {mapped?.has(key) ? (
                <a className="hall-code" href={`#${anchor}`}>
                  {booth.stand}
                </a>
              ) : (
                <b>{booth.stand}</b>
              )}{' '}
              <a href={page.href(`/exhibitor/detail/${exhibitorId}`)}>{exhibitorName}</a>
              <LiveBadge text={t('common:live')} isLive={isLive} streams={streams} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The places in the hall other than booths, in words: the legend of the map. */
function Places({ places }: { places: readonly PlaceGroup[] }) {
  const { t, format } = usePage()
  return (
    <ul className="hall-legend" aria-label={t('hall:places')}>
      {places.map(({ icon, count, names, stepFree }) => (
        <li key={icon}>
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d={PLACE_ICONS[icon]} />
          </svg>
          <span>{names.length > 0 ? format.list(names) : t(`hall:place.${icon}`)}</span>
          {count > 1 && <span className="faint tnum">{t('hall:times', { n: format.number(count) })}</span>}
          {stepFree > 0 && <Tag kind="ok">{t('hall:stepFree')}</Tag>}
        </li>
      ))}
    </ul>
  )
}

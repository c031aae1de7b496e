import { usePage } from '../../components/usePage.ts'
import type { HallPlaces } from '../../domain/hall-places.ts'
import type { PageContext } from '../../lib/page.ts'

/** The places of one category, as prerendered with the search page. */
export interface SearchablePlaces extends HallPlaces {
  /** "First aid", in the page's language. */
  label: string
  /** Path of its icon on a grid of 24; null if it has none. */
  icon: string | null
  /** `path`: the path of the hall's page, without language. */
  halls: (HallPlaces['halls'][number] & { path: string })[]
}

/** A wheelchair, on the same grid. */
const STEP_FREE = 'M10 3a1.6 1.6 0 1 0 .1 0zM10 8v6h5l2.5 6M8 11.5a5.2 5.2 0 1 0 6.8 6.2'

/** Rooms, entrances and service points that match a keyword, each with the halls that have one. */
export function SearchPlaces({ places }: { places: readonly SearchablePlaces[] }) {
  const page = usePage()
  const { t } = page
  const hasStepFree = places.some(({ halls }) => halls.some(({ isStepFree }) => isStepFree))
  return (
    <section className="find-places" aria-labelledby="find-places-title">
      <header>
        <h2 id="find-places-title">{t('search:places')}</h2>
        {hasStepFree && (
          <p className="chips small" aria-hidden="true">
            <PlaceIcon path={STEP_FREE} />
            {t('search:stepFree')}
          </p>
        )}
      </header>
      <dl>
        {places.map(({ category, label, icon, halls }) => (
          <div className="chips" key={category}>
            <dt className="chips">
              {icon !== null && <PlaceIcon path={icon} />}
              <b>{label}</b>
            </dt>
            {halls.map(({ hall, path, isStepFree }) => (
              <dd key={hall}>
                <a className="chip" href={`${page.href(path)}#map`}>
                  <span className="visually-hidden">{nameOf(page, hall, isStepFree)}</span>
                  <span aria-hidden="true">{hall}</span>
                  {isStepFree && <PlaceIcon path={STEP_FREE} />}
                </a>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}

function nameOf({ t }: PageContext, hall: string, isStepFree: boolean): string {
  const name = t('common:hall', { hall })
  return isStepFree ? t('search:hallStepFree', { hall: name }) : name
}

const PlaceIcon = ({ path }: { path: string }) => (
  <svg className="icon icon-small" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
)

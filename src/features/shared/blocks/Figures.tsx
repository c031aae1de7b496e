import type { HomeInfo } from '@fair/contract/home.ts'
import { usePage } from '../../../components/usePage.ts'

/**
 * The exhibition in figures, each linked to the list it counts. They change: features/home/HomeRefresh.tsx fetches them
 * again.
 */
export function Figures({ figures }: { figures: HomeInfo }) {
  const { t, format, href } = usePage()
  const all = [
    { name: 'exhibitors', count: figures.exhibitorsCount, path: '/exhibitor' },
    { name: 'exhibits', count: figures.exhibitsCount, path: '/exhibits' },
    { name: 'regions', count: figures.regionCount, path: '/exhibitor/region' },
    { name: 'lives', count: figures.liveCount, path: '/live' },
    { name: 'living', count: figures.livingCount, path: '/live' },
    { name: 'meetings', count: figures.meetingCount, path: '/meeting' },
  ] as const
  const counted = all.filter(({ count }) => count > 0)
  return (
    <ul className="home-figures" aria-label={t('home:figures.title')} data-figures="">
      {counted.map(({ name, count, path }) => (
        <li key={name}>
          <a href={href(path)}>
            <b className="tnum">{format.number(count)}</b> {t(`home:figures.${name}`)}
          </a>
        </li>
      ))}
      {figures.exhibitorsCount > 0 && (
        <li>
          <a className="link" href={href('/exhibition/figures')}>
            {t('home:figures.charts')}
          </a>
        </li>
      )}
    </ul>
  )
}

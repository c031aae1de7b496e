import { EmptyState } from '../../components/EmptyState.tsx'
import { Crumbs } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import type { HallSummary } from './hall.ts'

/** /hall: all halls of the exhibition, each with its number of exhibitors. */
export function HallListView({ halls }: { halls: readonly HallSummary[] }) {
  const page = usePage()
  const { t, format } = page
  return (
    <div className="wrap hall-page">
      <Crumbs items={[{ label: t('hall:title') }]} />
      <header className="page-head">
        <div>
          <h1>{t('hall:title')}</h1>
          {halls.length > 0 && <p data-prerendered-only="">{t('hall:lede')}</p>}
        </div>
        {halls.length > 0 && (
          <p className="hall-links" data-prerendered-only="">
            <a href={page.href('/hall/way')}>{t('hall:way')}</a>
          </p>
        )}
      </header>
      {halls.length === 0 ? (
        <NoHalls title={t('hall:none')} description={t('hall:noneWhy')} />
      ) : (
        <ul className="hall-list" data-prerendered-only="">
          {halls.map(({ hall, name, slug, exhibitorCount }) => (
            <li key={slug}>
              <b className="hall-number" aria-hidden="true">
                {hall}
              </b>
              <a href={page.href(`/hall/${slug}`)}>{t('hall:named', { name })}</a>
              <span className="faint tnum">
                {t('hall:exhibitors', { count: exhibitorCount, n: format.number(exhibitorCount) })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {halls.length > 0 && <UnbuiltHalls />}
    </div>
  )
}

/** Replaces the halls of the current exhibition when the page is shown for an unbuilt one (client/unbuilt.ts). */
export function UnbuiltHalls() {
  const { t } = usePage()
  return (
    <div hidden data-unbuilt-only="">
      <NoHalls title={t('hall:unbuilt')} description={t('hall:unbuiltWhy')} />
    </div>
  )
}

function NoHalls(texts: { title: string; description: string }) {
  const { t, href } = usePage()
  return <EmptyState {...texts} actions={[{ label: t('list:browseExhibitors'), href: href('/exhibitor') }]} />
}

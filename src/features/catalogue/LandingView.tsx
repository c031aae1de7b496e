import { EXHIBIT_PAGE_SIZE } from '@fair/contract/rules/limits.ts'
import { Icon } from '../../components/Icon.tsx'
import { Pager } from '../../components/Pager.tsx'
import { Crumbs, Section } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import { type Landing, landingPath } from '../../domain/landing.ts'
import type { PageContext } from '../../lib/page.ts'
import { ExhibitorCard } from '../shared/cards/ExhibitorCard.tsx'
import { LandingLinks } from './LandingLinks.tsx'
import type { LandingPage } from './landing.ts'

interface Props {
  landing: Landing
  view: LandingPage
}

/** The title of a landing page, including the number of its list page. */
export function landingTitle(page: PageContext, { landing, view }: Props): string {
  const { name } = view
  const title = landing === 'industry' ? page.t('landing:ofIndustry', { name }) : page.t('landing:ofRegion', { name })
  return view.pageNum === 1 ? title : page.t('list:pageTitle', { title, page: page.format.number(view.pageNum) })
}

/** All exhibitors of an industry or a region, without filters, for search engines. It links to the filterable list. */
export function LandingView({ landing, view }: Props) {
  const page = usePage()
  const { t, format } = page
  const { value, name, count, above, below, items, pageNum } = view
  return (
    <div className="wrap">
      <Crumbs
        items={[
          { label: t('exhibitor:title'), href: page.href('/exhibitor') },
          { label: t(`landing:by.${landing}`), href: page.href(landingPath(landing)) },
          ...(above ? [{ label: above.name, href: page.href(landingPath(landing, above.value)) }] : []),
          { label: name },
        ]}
      />
      <header className="page-head">
        <div>
          <h1>{landingTitle(page, { landing, view })}</h1>
          <p className="tnum">{t('list:countExhibitors', { count, n: format.number(count) })}</p>
        </div>
        <a className="btn btn-2 push" href={page.href('/exhibitor', { [landing]: value })} rel="nofollow">
          <Icon name="filter" small />
          {t('landing:filter')}
        </a>
      </header>
      <ul className="exhibitor-list">
        {items.map((exhibitor) => (
          <ExhibitorCard key={exhibitor.exhibitorId} exhibitor={exhibitor} />
        ))}
      </ul>
      <Pager
        pageNum={pageNum}
        pageSize={EXHIBIT_PAGE_SIZE}
        total={count}
        href={(n) => page.href(landingPath(landing, value, n))}
      />
      {below.length > 0 && (
        <Section title={t('landing:below', { name })}>
          <LandingLinks landing={landing} values={below} />
        </Section>
      )}
    </div>
  )
}

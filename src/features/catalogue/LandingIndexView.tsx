import { EmptyState } from '../../components/EmptyState.tsx'
import { Crumbs } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import { WorldMap } from '../../components/WorldMap.tsx'
import { type Landing, landingPath } from '../../domain/landing.ts'
import type { PageContext } from '../../lib/page.ts'
import { LandingLinks } from './LandingLinks.tsx'
import type { LandingIndex } from './landing.ts'

interface Props {
  landing: Landing
  index: LandingIndex
}

/** /exhibitor/industry and /exhibitor/region: all values that have exhibitors. */
export function LandingIndexView({ landing, index }: Props) {
  const page = usePage()
  const { t } = page
  const list = { label: t('exhibitor:title'), href: page.href('/exhibitor') }
  return (
    <div className="wrap">
      <Crumbs items={[list, { label: t(`landing:by.${landing}`) }]} />
      <header className="page-head">
        <div>
          <h1>{t(`landing:title.${landing}`)}</h1>
          <p>{t(`landing:lede.${landing}`)}</p>
        </div>
      </header>
      {index.length > 0 ? (
        <>
          {landing === 'region' && <WorldMap marks={marksOf(page, index)} caption={t('landing:map')} />}
          <LandingLinks landing={landing} values={index} isChart />
        </>
      ) : (
        <EmptyState title={t('list:noExhibitors')} description={t('list:noneYet')} actions={[list]} />
      )}
    </div>
  )
}

const marksOf = (page: PageContext, index: LandingIndex) =>
  index.map(({ value, name, count }) => ({ code: value, name, count, href: page.href(landingPath('region', value)) }))

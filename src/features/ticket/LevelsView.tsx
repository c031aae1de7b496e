import type { RightsLevel } from '../../contract/rights.ts'
import { Face } from '../../ui/Face.tsx'
import type { PageContext } from '../../ui/page.ts'
import { Tag } from '../../ui/parts.tsx'
import type { LevelsProps } from './kinds.ts'
import { Price } from './Price.tsx'

/** /vip-rights: the levels of membership beside one another, with what each brings. */
export function LevelsView({ page, levels }: LevelsProps & { page: PageContext }) {
  const { t } = page
  return (
    <div className="wrap">
      <header className="page-head tk-head">
        <div>
          <h1>{t('ticket:levels.title')}</h1>
          <p>{t('ticket:levels.lede')}</p>
        </div>
        <a className="btn btn-2" href={page.href('/personal-center/rights-page')}>
          {t('ticket:levels.mine')}
        </a>
      </header>
      <div data-island="vip-rights" data-now="*" data-texts="common errors form ticket">
        <Levels page={page} levels={levels} />
      </div>
    </div>
  )
}

export function Levels({ page, levels }: { page: PageContext; levels: readonly RightsLevel[] }) {
  const { t } = page
  if (levels.length === 0) {
    const ways = [{ label: t('ticket:toKinds'), href: page.href('/ticket') }]
    return <Face drawing="closed" title={t('ticket:levels.none')} why={t('ticket:levels.noneWhy')} ways={ways} />
  }
  return (
    <ul className="tk-levels">
      {levels.map((level) => (
        <li key={level.levelId}>
          <h2>{level.levelName}</h2>
          <p className="tk-big">
            <Price page={page} price={level.price} />
          </p>
          {level.isMine ? (
            <p className="tk-level-act">
              <Tag kind="ok">{t('ticket:levels.have')}</Tag>
            </p>
          ) : level.price.amount === 0 ? (
            <p className="tk-level-act muted">{t('ticket:levels.included')}</p>
          ) : (
            <p className="tk-level-act">
              <a className="btn btn-primary" href={page.href('/ticket/pay-detail', { levelId: level.levelId })}>
                {t('ticket:levels.buy')}
                <span className="vh"> {level.levelName}</span>
              </a>
            </p>
          )}
          <ul className="tk-ticks">
            {level.rights.map((right) => (
              <li key={right.rightName}>
                <b>{right.rightName}</b>
                {typeof right.quota === 'number' && (
                  <span className="muted tnum"> {t('ticket:levels.quota', { count: right.quota })}</span>
                )}
                <small>{right.description}</small>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

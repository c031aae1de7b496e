import { type RightsLevel, rights } from '@fair/contract/rights.ts'
import { type ReactNode, useCallback, useState } from 'react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Tag } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import { IslandProvider, useIsland } from '../../islands/IslandProvider.tsx'
import { useForVisitor } from '../../islands/useForVisitor.ts'
import { Price } from './Price.tsx'

/** /vip-rights: marks the visitor's level. The prerendered list stays if the request fails. */
export const LevelList = ({ children }: { children?: ReactNode }) => (
  <IslandProvider>
    <OwnLevels>{children}</OwnLevels>
  </IslandProvider>
)

function OwnLevels({ children }: { children: ReactNode }) {
  const { call } = useIsland()
  const [levels, setLevels] = useState<readonly RightsLevel[] | null>(null)
  const load = useCallback(
    async (signal: AbortSignal) => {
      const answer = await call(rights.levels, {}, { signal })
      if (answer.ok) setLevels(answer.data)
    },
    [call],
  )
  useForVisitor(load)
  return levels ? <Levels levels={levels} /> : children
}

/** The levels of membership side by side, with their benefits. */
export function Levels({ levels }: { levels: readonly RightsLevel[] }) {
  const page = usePage()
  const { t } = page
  if (levels.length === 0) {
    const actions = [{ label: t('ticket:toKinds'), href: page.href('/ticket') }]
    return (
      <EmptyState
        illustration="closed"
        title={t('ticket:levels.none')}
        description={t('ticket:levels.noneWhy')}
        actions={actions}
      />
    )
  }
  return (
    <ul className="tk-levels">
      {levels.map((level) => (
        <li key={level.levelId}>
          <h2>{level.levelName}</h2>
          <p className="tk-big">
            <Price price={level.price} />
          </p>
          {level.isMine ? (
            <p className="tk-level-act">
              <Tag kind="ok">{t('ticket:levels.have')}</Tag>
            </p>
          ) : level.price.amount === 0 ? (
            <p className="tk-level-act muted">{t('ticket:levels.included')}</p>
          ) : (
            <p className="tk-level-act">
              <a
                rel="nofollow"
                className="btn btn-primary"
                href={page.href('/ticket/pay-detail', { levelId: level.levelId })}
              >
                {t('ticket:levels.buy')}
                <span className="visually-hidden"> {level.levelName}</span>
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

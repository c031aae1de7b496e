import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useState } from 'react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { useQuery } from '../../components/useQuery.ts'
import { IslandProvider, useIsland } from '../../islands/IslandProvider.tsx'
import { useHydrated } from '../../islands/useHydrated.ts'
import { type ComparedStore, comparedOf } from '../../stores/compared.ts'
import { showQueryState } from '../../stores/query-state.ts'
import { useAnswer } from '../shared/form/useAnswer.ts'
import { RequestState } from '../shared/RequestState.tsx'
import { CompareTable } from './CompareTable.tsx'
import { CompareTools } from './CompareTools.tsx'
import { exhibitsToCompare } from './compare.api.ts'
import { idsIn } from './compare-address.ts'

/** /exhibits/compare: the exhibits that the address names or, without any, those chosen on the device. */
export const ComparePage = () => (
  <IslandProvider>
    <Hydrated />
  </IslandProvider>
)

function Hydrated() {
  const isHydrated = useHydrated()
  return isHydrated ? <Comparison /> : <CompareSkeleton />
}

/** The skeleton of the table. */
function CompareSkeleton() {
  const { t } = useIsland().page
  return (
    <div className="compare-wait needs-js" role="status" aria-label={t('common:loading')}>
      <div className="skeleton" />
      <div className="skeleton" />
      <div className="skeleton" />
    </div>
  )
}

function Comparison() {
  const { page, call, data } = useIsland()
  const { t } = page
  const [store] = useState<ComparedStore>(() => comparedOf(data))
  const compared = useStore(store.$compared)
  const at = useQuery()
  const { ids, isCut } = idsIn(at.query)
  const key = ids.join(',')
  const load = useCallback(() => exhibitsToCompare(call, key === '' ? [] : key.split(',')), [call, key])
  const request = useAnswer(load)
  const { answer } = request
  // biome-ignore lint/correctness/useExhaustiveDependencies: the device's choice applies only to the plain address, once
  useEffect(() => {
    showQueryState()
    if (key === '' && compared.length > 0)
      at.go({ ids: compared.map(({ exhibitsId }) => exhibitsId).join(',') }, 'replace')
  }, [])
  const toExhibits = { label: t('compare:toExhibits'), href: page.href('/exhibits') }
  if (key === '' && compared.length === 0)
    return <EmptyState title={t('compare:nothing')} description={t('compare:nothingWhy')} actions={[toExhibits]} />
  if (!answer?.ok) {
    const skeleton = <CompareSkeleton />
    return <RequestState request={request} title={t('compare:failed')} actions={[toExhibits]} skeleton={skeleton} />
  }
  const { exhibits, unknown } = answer.data
  const remove = (exhibitsId: string) => {
    store.remove(exhibitsId)
    const left = exhibits.filter((each) => each.exhibitsId !== exhibitsId)
    at.go({ ids: left.length > 0 ? left.map((each) => each.exhibitsId).join(',') : null })
    document.querySelector<HTMLElement>('.compare-page h1')?.focus()
  }
  const onlyDifferent = at.query.get('differ') === '1'
  return (
    <div>
      {unknown.length > 0 && (
        <p className="compare-note" role="status">
          {t('compare:unknown', { ids: page.format.list(unknown) })}
        </p>
      )}
      {isCut && <p className="compare-note">{t('compare:cut')}</p>}
      {exhibits.length === 0 ? (
        <EmptyState
          illustration="missing"
          title={t('compare:nothing')}
          description={t('compare:nothingWhy')}
          actions={[toExhibits]}
        />
      ) : (
        <>
          {exhibits.length === 1 && <p className="compare-note">{t('compare:oneMore')}</p>}
          <CompareTools
            data={data}
            exhibits={exhibits}
            onlyDifferent={onlyDifferent}
            showDifferent={(on) => at.go({ differ: on ? '1' : null })}
          />
          <CompareTable exhibits={exhibits} onlyDifferent={onlyDifferent} remove={remove} />
        </>
      )}
    </div>
  )
}

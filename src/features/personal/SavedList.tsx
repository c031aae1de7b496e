import type { Collectable } from '@fair/contract/favourite.ts'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { Result } from '../../api/client.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { ErrorState } from '../../components/ErrorState.tsx'
import { QueryPager } from '../../components/QueryPager.tsx'
import { ListSkeleton } from '../../components/Skeleton.tsx'
import { type QueryState, useQuery } from '../../components/useQuery.ts'
import { $followed, notifyRendered } from '../../stores/changes.ts'
import { KeywordField } from '../shared/personal/KeywordField.tsx'
import { ListCount } from '../shared/personal/ListCount.tsx'
import { PersonalPage } from '../shared/personal/PersonalPage.tsx'
import { usePersonal } from '../shared/personal/use-personal.ts'
import { GoneNotice } from './GoneNotice.tsx'
import { HandOver } from './HandOver.tsx'
import { SavedRow } from './SavedRow.tsx'
import { SAVED, type SavedKind } from './saved-kinds.ts'
import { loadFollowed, loadStored, SAVED_PAGE_SIZE, type SavedEntries } from './saved-load.ts'

/** The saved entries of one follow type, with its own page (Spec 3). */
export const SavedPage = ({ type }: { type: Collectable }) => (
  <PersonalPage isOpen>
    <Saved kind={SAVED[type]} />
  </PersonalPage>
)

const Saved = ({ kind }: { kind: SavedKind }) => <SavedList kind={kind} at={useQuery()} />

/**
 * The visitor's saved entries of a type: those of the account, or those of this device while nobody is logged in. When
 * an entry is unsaved, here or elsewhere, the list is fetched again (Spec 4); until then it stays unchanged.
 */
export function SavedList({ kind, at: address }: { kind: SavedKind; at: QueryState }) {
  const { page, call, data, isLogined, recount } = usePersonal()
  const { t } = page
  const pageNum = Math.max(1, Math.trunc(Number(address.query.get('page') ?? 1)) || 1)
  const keyword = address.query.get('keyword') ?? ''
  const [answer, setAnswer] = useState<Result<SavedEntries> | null>(null)
  const turn = useRef(0)
  const list = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  const load = useCallback(async () => {
    turn.current += 1
    const mine = turn.current
    const input = { page, call, type: kind.type, pageNum, keyword, exhibitionId: data.exhibitionId ?? '' }
    const result = await (isLogined ? loadFollowed(input) : loadStored(input))
    // A later request has superseded this response, or the page was left.
    if (mine !== turn.current || (!result.ok && result.code === 'aborted')) return
    setAnswer(result)
  }, [page, call, kind, pageNum, keyword, data.exhibitionId, isLogined])
  const loadAnew = useCallback(() => {
    setAnswer(null)
    void load()
  }, [load])
  useEffect(loadAnew, [loadAnew])
  useEffect(() => {
    const again = () => {
      hadFocus.current = list.current?.contains(document.activeElement) ?? false
      void load()
      if (isLogined) recount()
    }
    return $followed.listen(again)
  }, [load, isLogined, recount])
  useEffect(() => {
    if (answer === null) return
    notifyRendered()
    // The heart that had the focus was removed with its row.
    if (hadFocus.current && document.activeElement === document.body) list.current?.focus()
  }, [answer])

  const isFiltered = keyword !== ''
  const count = answer?.ok ? answer.data.total : 0
  const where = isLogined ? '' : ` · ${t('personal:onDevice')}`
  const head = (
    <>
      <div className="pc-tools">
        <KeywordField
          label={t('personal:keyword')}
          value={keyword}
          onSearch={(next) => address.go({ keyword: next || null, page: null })}
        />
        <HandOver />
      </div>
      <ListCount
        text={count > 0 ? t(`personal:saved.${kind.word}.count`, { count }) + where : ''}
        noMatch={answer?.ok && isFiltered ? t('personal:noMatch') : ''}
      />
    </>
  )
  if (answer === null) return wrap(head, <ListSkeleton />)
  if (!answer.ok) {
    return wrap(head, <ErrorState failure={answer} title={page.t('personal:failed')} again={loadAnew} />)
  }
  const { items, total, gone } = answer.data
  if (total === 0 && isFiltered) {
    const actions = [{ label: t('personal:showAll'), href: address.hrefWith({ keyword: null, page: null }) }]
    return wrap(
      head,
      <EmptyState title={t('personal:noMatch')} description={t('personal:noMatchWhy')} actions={actions} />,
    )
  }
  if (total === 0) {
    const actions = [{ label: t(kind.more), href: page.href(kind.list) }]
    const title = t(`personal:saved.${kind.word}.none`)
    return wrap(head, <EmptyState title={title} description={t('personal:noneWhy')} actions={actions} />)
  }
  return wrap(
    head,
    <div ref={list} tabIndex={-1} className="pc-list-place">
      {kind.type === 'EXHIBITOR' && (
        <ul className="pc-links">
          {total > 1 && (
            <li>
              <a className="link" rel="nofollow" href={page.href('/hall/way', { tour: 1 })}>
                {t('personal:tour')}
              </a>
            </li>
          )}
          <li>
            <a className="link" rel="nofollow" href={page.href('/guide')}>
              {t('personal:guide')}
            </a>
          </li>
        </ul>
      )}
      <ul className="pc-list">
        {items.map((item) => (
          <SavedRow key={item.targetId} item={item} />
        ))}
      </ul>
      <GoneNotice gone={gone} again={() => void load()} />
      <QueryPager at={address} pageNum={pageNum} pageSize={SAVED_PAGE_SIZE} total={total} shown={items.length} />
    </div>,
  )
}

const wrap = (head: ReactNode, body: ReactNode) => (
  <>
    {head}
    {body}
  </>
)

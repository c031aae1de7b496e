import type { Collectable } from '@fair/contract/favourite.ts'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { QueryPager } from '../../components/QueryPager.tsx'
import { type QueryState, useQuery } from '../../components/useQuery.ts'
import { $followed, notifyRendered } from '../../stores/changes.ts'
import { useAnswer } from '../shared/form/useAnswer.ts'
import { KeywordField } from '../shared/personal/KeywordField.tsx'
import { ListCount } from '../shared/personal/ListCount.tsx'
import { PersonalPage } from '../shared/personal/PersonalPage.tsx'
import { usePersonal } from '../shared/personal/use-personal.ts'
import { RequestState } from '../shared/RequestState.tsx'
import { useReturn } from '../shared/useReturn.ts'
import { GoneNotice } from './GoneNotice.tsx'
import { HandOver } from './HandOver.tsx'
import { SavedRow } from './SavedRow.tsx'
import { SAVED, type SavedKind } from './saved-kinds.ts'
import { loadFollowed, loadStored, SAVED_PAGE_SIZE } from './saved-load.ts'

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
  const list = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  const load = useCallback(() => {
    const input = { page, call, type: kind.type, pageNum, keyword, exhibitionId: data.exhibitionId ?? '' }
    return isLogined ? loadFollowed(input) : loadStored(input)
  }, [page, call, kind, pageNum, keyword, data.exhibitionId, isLogined])
  const request = useAnswer(load)
  const { answer, refresh } = request
  useEffect(() => {
    const again = () => {
      hadFocus.current = list.current?.contains(document.activeElement) ?? false
      void refresh()
      if (isLogined) recount()
    }
    return $followed.listen(again)
  }, [refresh, isLogined, recount])
  // An entry may have been saved or removed in another tab, or on another device.
  useReturn(refresh)
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
  if (!answer?.ok) return wrap(head, <RequestState request={request} title={page.t('personal:failed')} />)
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
      <GoneNotice gone={gone} again={() => void refresh()} />
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

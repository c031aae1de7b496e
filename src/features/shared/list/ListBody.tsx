import type { ReactNode } from 'react'
import type { Failure } from '../../../api/client.ts'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { Pager } from '../../../components/Pager.tsx'
import { isOffline } from '../../../domain/errors.ts'
import { ListBar, ListLetters } from './ListBar.tsx'
import { ListChips } from './ListChips.tsx'
import { ListFacets } from './ListFacets.tsx'
import { ListNothing } from './ListNothing.tsx'
import { hrefTo, hrefWith, type ListLive, type ListModel, wordsOf } from './list-model.ts'
import { cleared, isFiltered, pageSizeOf } from './list-query.ts'

interface Props {
  model: ListModel
  /** Initials of the exhibitors on this page, for the letters of A–Z. */
  initials?: readonly string[]
  /** The facet that the list renders itself. */
  tabs?: ReactNode
  /** The list itself. */
  children: ReactNode
}

/** Filters, bar, chips, list, pager: the part of a list page that an island takes over. */
export function ListBody({ model, initials = [], tabs, children }: Props) {
  const { page, kind, state, total, live } = model
  const { t } = page
  return (
    <>
      {kind.facets.length > 0 && (
        <a className="visually-hidden skip-filters needs-js" href="#list-title">
          {t('list:skipFilters')}
        </a>
      )}
      <ListFacets model={model} />
      <section
        className="results"
        id="list"
        aria-labelledby="list-title"
        aria-busy={live?.busy ? true : undefined}
        data-view={(!state.byExhibitor && state.view) || undefined}
      >
        <h2 className="visually-hidden" id="list-title" tabIndex={-1}>
          {t(wordsOf(model).list)}
          {total > pageSizeOf(kind, state) && ` ${t('list:pageOf', pagesOf(model))}`}
        </h2>
        {tabs}
        <ListBar model={model} />
        <p className="no-js">{t('list:noscript')}</p>
        <ListLetters model={model} initials={initials} />
        <ListChips model={model} />
        {live?.failure ? (
          <Failed model={model} live={live} failure={live.failure} />
        ) : total === 0 ? (
          <ListNothing model={model} />
        ) : (
          children
        )}
        {!live?.failure && (
          <Pager
            pageNum={state.page}
            pageSize={pageSizeOf(kind, state)}
            total={total}
            href={(pageNum) => hrefWith(model, { page: pageNum })}
          />
        )}
      </section>
    </>
  )
}

const pagesOf = ({ page, kind, state, total }: ListModel) => ({
  page: page.format.number(state.page),
  pages: page.format.number(Math.max(1, Math.ceil(total / pageSizeOf(kind, state)))),
})

/** The call failed: offers a retry with the filters unchanged, and the list without them. */
function Failed({ model, live, failure }: { model: ListModel; live: ListLive; failure: Failure }) {
  const { page, state } = model
  const { t } = page
  const actions = [
    ...(isFiltered(state) ? [{ label: t('list:clearFilters'), href: hrefTo(model, cleared(state)) }] : []),
    // The search reads an index that the stored fair includes.
    ...(isOffline(failure) && state.keyword !== ''
      ? [{ label: t('common:search'), href: page.href('/search', { keyword: state.keyword }) }]
      : []),
  ]
  return <ErrorState failure={failure} title={t('list:failed')} again={live.retry} actions={actions} />
}

import type { ReactNode } from 'react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Icon } from '../../components/Icon.tsx'
import { Pager } from '../../components/Pager.tsx'
import { AgendaChips } from './AgendaChips.tsx'
import { AgendaDays } from './AgendaDays.tsx'
import { AgendaFilters } from './AgendaFilters.tsx'
import {
  AGENDA_FACETS,
  AGENDA_PAGE_SIZE,
  ENTITY_PAGE_SIZE,
  hasExhibitorMode,
  isNarrowed,
  plainAgenda,
  withoutFilters,
} from './agenda-address.ts'
import { type AgendaModel, hrefTo } from './agenda-list.ts'

interface Props {
  model: AgendaModel
  /** The groups; or exhibitors with what they show, or why there is nothing. */
  children: ReactNode
}

/** Filters, days, bar, chips, the agenda, pager: the part of a list page that its island takes over. */
export function AgendaBody({ model, children }: Props) {
  const { page, kind, state, total, live } = model
  const { t } = page
  const filters = AGENDA_FACETS.reduce((n, name) => n + (name === 'date' ? 0 : state.chosen[name].length), 0)
  return (
    <>
      <AgendaFilters model={model} />
      <section
        className="results"
        id="list"
        aria-labelledby="list-title"
        aria-busy={live?.busy ? true : undefined}
        data-agenda={model.isPrerendered ? '' : undefined}
        data-phase-now={t('agenda:now')}
        data-phase-past={t('agenda:over')}
        data-day-line={t('agenda:dayLine', { day: '{day}', weekday: '{weekday}' })}
      >
        <h2 className="visually-hidden" id="list-title" tabIndex={-1}>
          {t(`agenda:title.${kind}`)}
        </h2>
        <AgendaDays model={model} />
        <div className="bar">
          <p className="result tnum" role="status">
            {state.byExhibitor
              ? t('agenda:countExhibitors', { count: total })
              : t(`agenda:count.${kind}`, { count: total })}
          </p>
          <a className="btn btn-2 btn-s narrow-only needs-js" href="#filters" data-key="filters">
            <Icon name="filter" small />
            {filters > 0 ? t('agenda:filtersSet', { n: filters }) : t('common:filters')}
          </a>
          {hasExhibitorMode(kind) && (
            <span className="segments push needs-js" role="group" aria-label={t('agenda:mode')}>
              <a
                href={hrefTo(model, { ...state, page: 1, byExhibitor: false })}
                rel="nofollow"
                aria-current={state.byExhibitor ? undefined : 'true'}
                data-key="type:time"
              >
                {t('agenda:byTime')}
              </a>
              <a
                href={hrefTo(model, { ...plainAgenda(), rest: state.rest, byExhibitor: true })}
                rel="nofollow"
                aria-current={state.byExhibitor ? 'true' : undefined}
                data-key="type:exhibitor"
              >
                {t('agenda:byExhibitor')}
              </a>
            </span>
          )}
        </div>
        <p className="no-js">{t('agenda:noscript')}</p>
        <AgendaChips model={model} />
        {children}
        <Pager
          page={page}
          pageNum={state.page}
          pageSize={state.byExhibitor ? ENTITY_PAGE_SIZE : AGENDA_PAGE_SIZE}
          total={total}
          href={(pageNum) => hrefTo(model, { ...state, page: pageNum })}
        />
      </section>
    </>
  )
}

/** Nothing matches, or nothing is planned: both lead on. */
export function Nothing({ model }: { model: AgendaModel }) {
  const { page, kind, state } = model
  const { t } = page
  const narrow = isNarrowed(state)
  return (
    <EmptyState
      drawing="empty"
      title={t(`agenda:none.${kind}`)}
      why={narrow ? t('agenda:noneWhy') : t('agenda:noneYet')}
      ways={
        narrow
          ? [{ label: t('agenda:clear'), href: hrefTo(model, withoutFilters(state)) }]
          : [
              { label: t('common:home'), href: page.href('/') },
              { label: t('agenda:toExhibitors'), href: page.href('/exhibitor') },
            ]
      }
    />
  )
}

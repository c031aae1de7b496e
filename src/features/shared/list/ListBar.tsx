import { useSyncExternalStore } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { LETTERS, letterId } from '../../../components/letters.ts'
import { countText, filterCount, hrefWith, type ListModel } from './list-model.ts'
import type { ListQuery, Sort, View } from './list-query.ts'
import { isFiltered } from './list-query.ts'

const SORT_TEXT = {
  DEFAULT: 'list:sort.DEFAULT',
  AZ: 'list:sort.AZ',
  None: 'list:sort.None',
  NEW: 'list:sort.NEW',
} as const satisfies Record<Sort, string>
const VIEW_TEXT = { cards: 'list:cards', rows: 'list:rows' } as const satisfies Record<View, string>
const VIEW_ICON = { cards: 'grid', rows: 'rows' } as const satisfies Record<View, string>

/** The number of items, a link to the filters, and links for grouping, order and view. All controls are links. */
export function ListBar({ model }: { model: ListModel }) {
  const { page, kind, state } = model
  const { t } = page
  const filters = filterCount(state)
  return (
    <div className="bar">
      <p className="result tnum" role="status">
        {model.live?.failure ? null : countText(model)}
      </p>
      {kind.facets.length > 0 && (
        <a className="btn btn-2 btn-s narrow-only needs-js" href="#filters" data-key="filters">
          <Icon name="filter" small />
          {filters > 0 ? t('list:filtersSet', { n: filters }) : t('common:filters')}
        </a>
      )}
      {kind.hasExhibitorMode && (
        <span className="segments mode needs-js" role="group" aria-label={t('list:mode')}>
          <Choice model={model} change={{ byExhibitor: false }} name="type:item" on={!state.byExhibitor}>
            {t(model.words.byItem ?? 'list:byExhibit')}
          </Choice>
          <Choice model={model} change={BY_EXHIBITOR} name="type:exhibitor" on={state.byExhibitor}>
            {t('list:byExhibitor')}
          </Choice>
        </span>
      )}
      {!state.byExhibitor && (
        <>
          {kind.sorts.length > 1 && (
            <span className="segments push needs-js" role="group" aria-label={t('list:order')}>
              {kind.sorts.map((sort) => (
                <Choice key={sort} model={model} change={{ sort }} name={`sort:${sort}`} on={state.sort === sort}>
                  {t(SORT_TEXT[sort])}
                </Choice>
              ))}
            </span>
          )}
          {kind.views.length > 1 && <Views model={model} />}
        </>
      )}
    </div>
  )
}

/** Exhibitor mode has a separate call, without facets and orders. */
const BY_EXHIBITOR: Partial<ListQuery> = { byExhibitor: true, chosen: {}, parentId: null, sort: 'DEFAULT' }

const PHONE = '(width < 40rem)'

function onWidth(listener: () => void): () => void {
  const query = matchMedia(PHONE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the page is shown on a phone; false until the island is hydrated. */
const useIsPhone = (): boolean =>
  useSyncExternalStore(
    onWidth,
    () => matchMedia(PHONE).matches,
    () => false,
  )

/** A phone may start with another view: `data-phone` makes the page's script mark it before hydration. */
function Views({ model }: { model: ListModel }) {
  const { page, kind, state } = model
  const isPhone = useIsPhone()
  const view = state.view ?? ((isPhone && kind.phoneView) || kind.views[0])
  return (
    <span
      className="segments needs-js"
      role="group"
      aria-label={page.t('list:view')}
      data-phone={kind.phoneView && state.view === null ? `view:${kind.phoneView}` : undefined}
    >
      {kind.views.map((each) => (
        <Choice
          key={each}
          model={model}
          change={{ view: each }}
          name={`view:${each}`}
          on={view === each}
          label={page.t(VIEW_TEXT[each])}
        >
          <Icon name={VIEW_ICON[each]} small />
        </Choice>
      ))}
    </span>
  )
}

interface ChoiceProps {
  model: ListModel
  change: Partial<ListQuery>
  name: string
  on: boolean
  label?: string
  children: React.ReactNode
}

function Choice({ model, change, name, on, label, children }: ChoiceProps) {
  return (
    <a
      href={hrefWith(model, change)}
      rel="nofollow"
      aria-current={on ? 'true' : undefined}
      aria-label={label}
      data-key={name}
    >
      {children}
    </a>
  )
}

/**
 * In A–Z: the letters of this page, and a link to the others in the directory. Not shown with filters, which the
 * directory does not support.
 */
export function ListLetters({ model, initials }: { model: ListModel; initials: readonly string[] }) {
  const { page, state } = model
  if (state.sort !== 'AZ' || isFiltered(state) || initials.length === 0) return null
  return (
    <nav className="letters" aria-label={page.t('list:letters')}>
      {LETTERS.map((letter) => (
        <a
          key={letter}
          href={page.href(`/exhibitor/more#${letterId(letter)}`)}
          aria-current={initials.includes(letter) ? 'true' : undefined}
        >
          {letter}
        </a>
      ))}
    </nav>
  )
}

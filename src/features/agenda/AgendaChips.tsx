import { Icon } from '../../components/Icon.tsx'
import { noonOf } from './agenda.ts'
import { AGENDA_FACETS, type AgendaState, withoutFilters, withToggled } from './agenda-address.ts'
import { type AgendaModel, hrefTo } from './agenda-list.ts'

/** The filters that are set, each with its own way out, and the way out of all. */
export function AgendaChips({ model }: { model: AgendaModel }) {
  const { page, state } = model
  const chips = chipsOf(model)
  if (chips.length === 0) return null
  return (
    <div className="chips" role="group" aria-label={page.t('agenda:set')}>
      {chips.map(({ key, label, without }) => (
        <span className="chip" key={key}>
          {label}
          <a href={hrefTo(model, without)} aria-label={page.t('agenda:remove', { name: label })}>
            <Icon name="x" />
          </a>
        </span>
      ))}
      <a className="link small nowrap" href={hrefTo(model, withoutFilters(state))}>
        {page.t('agenda:clear')}
      </a>
    </div>
  )
}

function chipsOf({ page, state, halls, topics }: AgendaModel) {
  const chips: { key: string; label: string; without: AgendaState }[] = []
  if (state.keyword !== '') {
    const label = page.t('agenda:keyword', { keyword: state.keyword })
    chips.push({ key: 'keyword', label, without: { ...state, keyword: '', page: 1 } })
  }
  for (const facet of AGENDA_FACETS) {
    for (const value of state.chosen[facet]) {
      const known = facet === 'hall' ? halls : facet === 'topic' ? topics : []
      const label =
        facet === 'date' && Number.isFinite(Date.parse(noonOf(value)))
          ? page.format.day(noonOf(value), 'UTC')
          : (known.find((each) => each.value === value)?.label ?? value)
      chips.push({ key: `${facet}:${value}`, label, without: withToggled(state, facet, value) })
    }
  }
  return chips
}

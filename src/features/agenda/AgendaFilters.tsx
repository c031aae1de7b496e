import { Icon } from '../../components/Icon.tsx'
import type { FacetValue } from '../../contract/endpoint.ts'
import { withoutFilters } from './agenda-address.ts'
import { type AgendaModel, hrefTo } from './agenda-list.ts'

/** Hall and topic. They need script, and wake the island by `data-key`; on a narrow screen a sheet that opens by its address. */
export function AgendaFilters({ model }: { model: AgendaModel }) {
  const { page, kind, state, halls, topics, total } = model
  const { t } = page
  return (
    <aside className="facets needs-js" id="filters" aria-label={t('common:filters')}>
      {!state.byExhibitor && (
        <>
          <Facet model={model} name="hall" values={halls} />
          <Facet model={model} name="topic" values={topics} />
        </>
      )}
      <p className="facets-foot narrow-only">
        <a className="btn btn-2" href={hrefTo(model, withoutFilters(state))} data-key="clear">
          {t('agenda:clear')}
        </a>
        <a className="btn btn-primary" href="#list">
          {t('agenda:show', { what: t(`agenda:count.${kind}`, { count: total }) })}
        </a>
      </p>
    </aside>
  )
}

/** A value that would bring nothing is disabled, not hidden. */
function Facet({ model, name, values }: { model: AgendaModel; name: 'hall' | 'topic'; values: readonly FacetValue[] }) {
  const { t, format } = model.page
  if (values.length === 0) return null
  const chosen = model.state.chosen[name]
  return (
    <details className="facet" open>
      <summary>
        {t(`agenda:facet.${name}`)}
        <Icon name="down" />
      </summary>
      <ul>
        {values.map(({ value, label, count }) => (
          <li key={value}>
            <label>
              <input
                type="checkbox"
                data-key={`${name}:${value}`}
                checked={chosen.includes(value)}
                disabled={count === 0 && !chosen.includes(value)}
                onChange={() => model.live?.toggle(name, value)}
              />
              <span>{label}</span>
              <span className="number">{format.number(count)}</span>
            </label>
          </li>
        ))}
      </ul>
    </details>
  )
}

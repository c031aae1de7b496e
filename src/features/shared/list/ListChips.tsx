import { Icon } from '../../../components/Icon.tsx'
import { noonOf } from '../../../domain/time.ts'
import type { FacetName } from '../../../stores/list-names.ts'
import { hrefTo, type ListModel } from './list-model.ts'
import { changed, cleared, type ListQuery } from './list-query.ts'

/** The filters that are set, each with its own way out, and the way out of all (with undo: `data-clear`). */
export function ListChips({ model }: { model: ListModel }) {
  const { page, state } = model
  const chips = chipsOf(model)
  if (chips.length === 0) return null
  return (
    <div className="chips" role="group" aria-label={page.t('list:set')}>
      {chips.map((chip) => (
        <span className="chip" key={chip.key}>
          {chip.label}
          <a href={hrefTo(model, chip.without)} aria-label={page.t('list:remove', { name: chip.label })} data-chip="">
            <Icon name="x" />
          </a>
        </span>
      ))}
      <a className="link small nowrap" href={hrefTo(model, cleared(state))} data-clear="">
        {page.t('list:clearAll')}
      </a>
    </div>
  )
}

interface Chip {
  key: string
  label: string
  without: ListQuery
}

function chipsOf({ page, kind, words, state, live }: ListModel): Chip[] {
  const chips: Chip[] = []
  const add = (key: string, label: string, without: ListQuery) => chips.push({ key, label, without })
  if (state.keyword !== '') {
    add('keyword', page.t('list:keyword', { keyword: state.keyword }), changed(state, { keyword: '' }))
  }
  if (state.parentId !== null && words.parent) {
    const name = live?.parentName
    const label = name ? page.t(words.parent.named, { name }) : page.t(words.parent.unnamed)
    add('parent', label, changed(state, { parentId: null }))
  }
  for (const name of kind.facets) {
    for (const value of state.chosen[name] ?? []) {
      const known = live?.known[name]?.find((each) => each.value === value)?.label
      const label = name === 'date' ? page.format.day(noonOf(value), 'UTC') : (known ?? value)
      add(`${name}:${value}`, label, withoutValue(state, name, value))
    }
  }
  return chips
}

function withoutValue(state: ListQuery, name: FacetName, value: string): ListQuery {
  const { [name]: values = [], ...others } = state.chosen
  const left = values.filter((each) => each !== value)
  return changed(state, { chosen: left.length === 0 ? others : { ...others, [name]: left } })
}

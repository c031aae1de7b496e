import type { Facets, FacetValue } from '@fair/contract/endpoint.ts'
import { noonOf } from '@fair/contract/rules/time.ts'
import { Icon } from '../../../components/Icon.tsx'
import { usePage } from '../../../components/usePage.ts'
import type { PageContext } from '../../../lib/page.ts'
import type { FacetName } from '../../../stores/list-names.ts'
import { hrefTo, hrefWith, type ListModel } from './list-model.ts'
import { chosenWith, cleared, type ListQuery } from './list-query.ts'
import { choiceText } from './list-specifications.ts'

/** A filter that is set, and the address without it. */
interface Chip {
  key: string
  label: string
  without: string
}

/** The active filters, each with a link that removes it, and a link that removes all (with undo: `data-clear`). */
export function Chips({ chips, clear }: { chips: readonly Chip[]; clear: string }) {
  const page = usePage()
  if (chips.length === 0) return null
  return (
    <div className="chips" role="group" aria-label={page.t('list:set')}>
      {chips.map((chip) => (
        <span className="chip" key={chip.key}>
          {chip.label}
          <a href={chip.without} aria-label={page.t('list:remove', { name: chip.label })} data-chip="">
            <Icon name="x" />
          </a>
        </span>
      ))}
      <a className="link small nowrap" href={clear} data-clear="">
        {page.t('list:clearAll')}
      </a>
    </div>
  )
}

export const ListChips = ({ model }: { model: ListModel }) => (
  <Chips chips={chipsOf(model)} clear={hrefTo(model, cleared(model.state))} />
)

function chipsOf(model: ListModel): Chip[] {
  const { page, kind, words, state, live } = model
  const chips: Chip[] = []
  const add = (key: string, label: string, change: Partial<ListQuery>) =>
    chips.push({ key, label, without: hrefWith(model, change) })
  if (state.keyword !== '') {
    add('keyword', page.t('list:keyword', { keyword: state.keyword }), { keyword: '' })
  }
  if (state.parentId !== null && words.parent) {
    const name = live?.parentName
    const label = name ? page.t(words.parent.named, { name }) : page.t(words.parent.unnamed)
    add('parent', label, { parentId: null })
  }
  return [...chips, ...facetChips(page, state, kind.facets, live?.known ?? {}, (chosen) => hrefWith(model, { chosen }))]
}

/** One chip per chosen value; `known` names them. */
export function facetChips(
  page: PageContext,
  { chosen }: Pick<ListQuery, 'chosen'>,
  names: readonly FacetName[],
  known: Facets,
  hrefOf: (chosen: ListQuery['chosen']) => string,
): Chip[] {
  return names.flatMap((name) =>
    (chosen[name] ?? []).map((value, _, values) => {
      const left = values.filter((each) => each !== value)
      return {
        key: `${name}:${value}`,
        label: valueText(page, name, value, known[name] ?? []),
        without: hrefOf(chosenWith(chosen, name, left)),
      }
    }),
  )
}

function valueText(page: PageContext, name: FacetName, value: string, known: readonly FacetValue[]): string {
  if (name === 'date') return page.format.day(noonOf(value), 'UTC')
  if (name === 'specification') return choiceText(page, value, known)
  return known.find((each) => each.value === value)?.label ?? value
}

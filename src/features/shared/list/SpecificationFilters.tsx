import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { usePage } from '../../../components/usePage.ts'
import { debounce } from '../../../lib/debounce.ts'
import { FacetBox } from './FacetBox.tsx'
import { Histogram } from './Histogram.tsx'
import type { FacetGroup, FacetNode } from './list-facets.ts'
import type { ListModel } from './list-model.ts'
import {
  type Bar,
  barsOf,
  type Ends,
  endsBetween,
  endsOf,
  handlesOf,
  rangeText,
  typedNumber,
  withEnds,
} from './list-specifications.ts'

/** How long a handle must rest before the list is requested, in milliseconds. */
const REST_MS = 300

/** This many are open, as are those that the visitor has chosen; all others are folded to their names. */
const OPEN = 3

/**
 * The specifications of the chosen category's exhibits: a range with its histogram for numbers, checkboxes for words.
 */
export function SpecificationFilters({ model, group }: { model: ListModel; group: FacetGroup }) {
  const { page, state, live } = model
  const chosen = state.chosen.specification ?? []
  return (
    <div role="group" aria-label={page.t('list:facet.specification')}>
      {group.nodes.map((node, n) => {
        const bars = barsOf(node)
        if (bars.length > 1)
          return (
            <RangeFilter
              key={node.value}
              node={node}
              bars={bars}
              isFolded={n >= OPEN}
              ends={endsOf(node.value, chosen)}
              choose={(ends, replace) =>
                live?.choose('specification', withEnds(node.value, chosen, ends, bars), { replace })
              }
            />
          )
        if (node.children === undefined) return null
        return (
          <FacetBox
            key={node.value}
            label={node.label}
            isFolded={n >= OPEN}
            group={{ name: 'specification', nodes: node.children, size: node.children.length }}
            chosen={chosen}
            toggle={(value) => live?.toggle('specification', value)}
          />
        )
      })}
    </div>
  )
}

interface RangeProps {
  node: FacetNode
  bars: readonly Bar[]
  isFolded: boolean
  ends: Ends
  /** `replace`: the same handle is still being moved. */
  choose(ends: Ends, replace: boolean): void
}

/** A numeric specification. The handles move from bar to bar; the fields accept any number. */
function RangeFilter({ node, bars, isFolded, ends, choose }: RangeProps) {
  const page = usePage()
  const { t } = page
  const [startsFolded] = useState(isFolded && ends.from === null && ends.to === null)
  const { label, unit = '' } = node
  const handles = useHandles(bars, ends, choose)
  const { lower, upper } = handles.at
  const named = (end: string) => t('list:specified', { name: label, value: end })
  const valueText = (value: number) => rangeText(page, { from: value, to: value }, unit)
  const handle = (end: 'lower' | 'upper', name: string, value: number) => (
    <input
      type="range"
      min={0}
      max={bars.length}
      value={handles.at[end]}
      aria-label={named(name)}
      aria-valuetext={valueText(value)}
      data-key={`${node.value}:${end}`}
      onChange={(event) => handles.move(end, event.target.valueAsNumber)}
      onBlur={handles.rest}
    />
  )
  const least = bars[0]?.from ?? 0
  const most = bars.at(-1)?.to ?? 0
  return (
    <details className="facet" open={!startsFolded} data-specification={node.value}>
      <summary>
        {label}
        <Icon name="down" />
      </summary>
      <div className="range" role="group" aria-label={label}>
        <Histogram bars={bars} unit={unit} lower={lower} upper={upper} />
        <div className="range-handles">
          {handle('lower', t('list:rangeFrom'), bars[lower]?.from ?? least)}
          {handle('upper', t('list:rangeTo'), bars[upper - 1]?.to ?? most)}
        </div>
        <div className="range-fields">
          <NumberField
            name={t('list:rangeFrom')}
            unit={unit}
            value={handles.draft ? handles.draft.from : ends.from}
            open={least}
            commit={(from) => handles.set({ ...ends, from })}
          />
          <NumberField
            name={t('list:rangeTo')}
            unit={unit}
            value={handles.draft ? handles.draft.to : ends.to}
            open={most}
            commit={(to) => handles.set({ ...ends, to })}
          />
        </div>
      </div>
    </details>
  )
}

/** The handles' positions while they are moved; the list is requested when they rest. */
function useHandles(bars: readonly Bar[], ends: Ends, choose: RangeProps['choose']) {
  const [draft, setDraft] = useState<Ends | null>(null)
  const latest = useRef(choose)
  latest.current = choose
  const isSameMove = useRef(false)
  const resting = useMemo(
    () =>
      debounce((next: Ends) => {
        setDraft(null)
        latest.current(next, isSameMove.current)
        isSameMove.current = true
      }, REST_MS),
    [],
  )
  useEffect(() => resting.cancel, [resting])
  const at = handlesOf(draft ?? ends, bars)
  return {
    at,
    draft,
    move(end: 'lower' | 'upper', to: number) {
      const lower = end === 'lower' ? Math.min(to, at.upper - 1) : at.lower
      const upper = end === 'upper' ? Math.max(to, at.lower + 1) : at.upper
      const next = endsBetween(lower, upper, bars)
      // The other end remains as it was typed.
      const moved = end === 'lower' ? { ...(draft ?? ends), from: next.from } : { ...(draft ?? ends), to: next.to }
      setDraft(moved)
      resting(moved)
    },
    set(next: Ends) {
      resting.cancel()
      setDraft(null)
      isSameMove.current = false
      choose(next, false)
    },
    /** The handle is released: the next request is another history entry. */
    rest() {
      resting.flush()
      isSameMove.current = false
    },
  }
}

interface FieldProps {
  name: string
  unit: string
  /** null: open, and `open` is the limit of the exhibits' values. */
  value: number | null
  open: number
  commit(value: number | null): void
}

/** One end as a number, which is applied when the field is left or Enter is pressed. */
function NumberField({ name, unit, value, open, commit }: FieldProps) {
  const { t, format } = usePage()
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setIsWrong] = useState(false)
  const done = () => {
    if (typed === null) return
    const number = typedNumber(typed)
    setIsWrong(number === 'wrong')
    if (number === 'wrong') return
    setTyped(null)
    if (number !== value) commit(number)
  }
  return (
    <div>
      <label htmlFor={id}>
        {name}
        {unit !== '' && <span className="range-unit"> {unit}</span>}
      </label>
      <input
        id={id}
        className="input tnum"
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        value={typed ?? (value === null ? '' : format.exact(value))}
        placeholder={format.exact(open)}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onChange={(event) => {
          setTyped(event.target.value)
          setIsWrong(false)
        }}
        onBlur={done}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return
          event.preventDefault()
          done()
        }}
      />
      {isWrong && (
        <p className="error-text small" id={`${id}-wrong`} role="alert">
          {t('list:rangeWrong', { example: format.exact(open) })}
        </p>
      )}
    </div>
  )
}

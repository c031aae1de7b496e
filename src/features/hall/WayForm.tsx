import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Switch } from '../../components/shoelace/Switch.tsx'
import { usePage } from '../../components/usePage.ts'
import type { QueryState } from '../../components/useQuery.ts'
import { WayCombo } from './WayCombo.tsx'
import type { WayAddress } from './way-address.ts'
import { chosenOption, type WayOption } from './way-options.ts'

interface Props {
  at: QueryState
  address: WayAddress
  /** null until loaded. */
  options: readonly WayOption[] | null
  /** Called after the address has changed. */
  onSubmit: () => void
}

type End = 'from' | 'to'

/** The form for start, destination and step-free ways; its state is the address. A tour has only a start. */
export function WayForm({ at, address, options, onSubmit }: Props) {
  const { t } = usePage()
  const ends: readonly End[] = address.isTour ? ['from'] : ['from', 'to']
  const [texts, setTexts] = useState({ from: address.from, to: address.to })
  const [isRequested, setRequested] = useState(false)
  const shown = useRef({ from: address.from, to: address.to })
  // The field shows the name of the key in the address, unless the visitor is typing.
  useEffect(() => {
    const before = shown.current
    shown.current = { from: address.from, to: address.to }
    const named = (end: End, typed: string): string =>
      before[end] !== address[end] || typed === address[end] ? labelOf(options, address[end]) : typed
    setTexts((all) => ({ from: named('from', all.from), to: named('to', all.to) }))
    setRequested(address.from !== '' && address.to !== '')
  }, [options, address])
  const problemOf = (end: End): string | null => {
    if (!options || !isRequested || (address.isTour && texts[end] === '')) return null
    const found = chosenOption(options, texts[end])
    return 'problem' in found ? t(`way:${found.problem}`, { text: texts[end] }) : null
  }
  /** Pressed before the places had loaded. */
  const isPressed = useRef(false)
  const search = () => {
    isPressed.current = !options
    if (!options) return
    setRequested(true)
    const keys = ends.map((end) => {
      const found = chosenOption(options, texts[end])
      return [end, 'option' in found ? found.option.stop.key : null] as const
    })
    const wrong = keys.find(([end, key]) => key === null && !(address.isTour && texts[end] === ''))
    if (wrong) return document.getElementById(`way-${wrong[0]}`)?.focus()
    at.go({ ...Object.fromEntries(keys), stops: null })
    onSubmit()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: searches with what is typed once the places have loaded
  useEffect(() => {
    if (isPressed.current) search()
  }, [options])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search()
  }
  const labels = { from: address.isTour ? t('way:start') : t('way:from'), to: t('way:to') }
  return (
    <form className="way-form needs-js" method="get" onSubmit={submit}>
      {ends.map((end) => (
        <WayCombo
          key={end}
          name={end}
          label={labels[end]}
          text={texts[end]}
          onText={(text) => setTexts((all) => ({ ...all, [end]: text }))}
          options={options}
          problem={problemOf(end)}
        />
      ))}
      {address.isTour && <input type="hidden" name="tour" value="1" />}
      <div className="way-tools">
        <Switch checked={address.isStepFree} onChange={(isOn) => at.go({ stepfree: isOn ? '1' : null }, 'replace')}>
          {t('way:stepFree')}
        </Switch>
        {!address.isTour && (
          <button
            className="btn btn-quiet"
            type="button"
            onClick={() => {
              // The address lacks what has been typed since the last search.
              const isTyped = ends.some((end) => texts[end] !== labelOf(options, address[end]))
              if (address.from !== '' && address.to !== '' && !isTyped) at.go({ from: address.to, to: address.from })
              else setTexts({ from: texts.to, to: texts.from })
            }}
          >
            {t('way:swap')}
          </button>
        )}
        <button className="btn btn-primary" type="submit">
          {t(address.isTour ? 'way:findTour' : 'way:find')}
        </button>
      </div>
    </form>
  )
}

function labelOf(options: readonly WayOption[] | null, key: string): string {
  const found = options && chosenOption(options, key)
  return found && 'option' in found ? found.option.label : key
}

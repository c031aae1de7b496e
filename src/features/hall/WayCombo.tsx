import { useState } from 'react'
import { usePage } from '../../components/usePage.ts'
import { matching, type WayOption } from './way-options.ts'

interface Props {
  /** Also the field's name in the address. */
  name: string
  label: string
  /** The typed text. */
  text: string
  onText: (text: string) => void
  /** null until loaded. */
  options: readonly WayOption[] | null
  problem: string | null
}

/**
 * A field for one end of a way, with suggestions: the combobox of the WAI-ARIA patterns (list autocomplete, manual
 * selection). It is a plain field until the options are loaded.
 */
export function WayCombo({ name, label, text, onText, options, problem }: Props) {
  const { t } = usePage()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const id = `way-${name}`
  const found = isOpen && options ? matching(options, text) : []
  const shown = found.length > 0 && !(found.length === 1 && found[0]?.label === text)
  const chosen = shown ? found[active] : undefined
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const choose = (option: WayOption) => {
    onText(option.label)
    close()
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    // 229: Safari ends the composition before it reports the Enter key that ended it.
    if (event.nativeEvent.isComposing || event.keyCode === 229) {
      if (event.key === 'Enter') event.preventDefault()
      return
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      if (!isOpen) return setOpen(true)
      // The field itself counts as one more position.
      const places = found.length + 1
      setActive(((active + 1 + step + places) % places) - 1)
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      choose(chosen)
    }
  }
  return (
    <div className="way-field">
      <label htmlFor={id}>{label}</label>
      <div className="find-field">
        <input
          id={id}
          name={name}
          className="input"
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen && `${id}-${active}`}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={200}
          placeholder={t('way:hint')}
          value={text}
          onChange={(event) => {
            onText(event.target.value)
            setActive(-1)
            setOpen(true)
          }}
          onFocus={(event) => event.currentTarget.select()}
          onClick={() => setOpen(true)}
          onBlur={close}
          onKeyDown={onKeyDown}
        />
        <div
          className="find-options"
          id={`${id}-list`}
          role="listbox"
          aria-label={t('way:suggestions')}
          hidden={!shown}
          onMouseDown={(event) => event.preventDefault()}
        >
          {found.map((option, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys (aria-activedescendant)
            <div
              key={option.stop.key}
              id={`${id}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              onClick={() => choose(option)}
            >
              <span>{option.label}</span>
            </div>
          ))}
        </div>
        <span className="visually-hidden" role="status">
          {shown ? t('way:offered', { count: found.length }) : ''}
        </span>
      </div>
      {problem !== null && (
        <p className="way-problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  )
}

import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { usePage } from '../../components/usePage.ts'
import { useHydrated } from '../../islands/useHydrated.ts'
import { Marked } from './Marked.tsx'
import type { Completions } from './use-completions.ts'

interface Props {
  /** The field's id, and the prefix of its parts' ids. */
  id: string
  className?: string
  /** The current search words. A new keyword from outside replaces the typed text. */
  keyword: string
  completions: Completions
  search(keyword: string): void
}

/**
 * The search field with its list of completions: the combobox of the WAI-ARIA patterns (list autocomplete, manual
 * selection). Enter searches, except while an input method composes, when it confirms the word. Prerendered, it is a
 * plain field, as there is no list.
 */
export function SearchCombo({ id, className, keyword, completions, search }: Props) {
  const { t } = usePage()
  const isHydrated = useHydrated()
  const [draft, setDraft] = useState(keyword)
  const [open, setOpen] = useState(false)
  // By its text: the options may change while one is active, and Enter must not choose another.
  const [activeText, setActiveText] = useState<string | null>(null)
  const composing = useRef(false)
  useEffect(() => {
    setDraft(keyword)
    setOpen(false)
  }, [keyword])

  const { options } = completions
  const shown = open && options.length > 0
  const active = shown ? options.findIndex(({ text }) => text === activeText) : -1
  const chosen = options[active]

  const type = (text: string) => {
    setDraft(text)
    setActiveText(null)
    setOpen(true)
    completions.type(text, composing.current)
  }
  const close = () => {
    setOpen(false)
    setActiveText(null)
    completions.stop()
  }
  const choose = (text: string) => {
    setDraft(text)
    close()
    search(text)
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    // 229: Safari ends the composition before it reports the Enter key that ended it.
    if (event.nativeEvent.isComposing || event.keyCode === 229) {
      if (event.key === 'Enter') event.preventDefault()
      return
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && options.length > 0) {
      event.preventDefault()
      setOpen(true)
      // One more position than there are options: the field itself.
      const places = options.length + 1
      const next = shown ? ((active + 1 + step + places) % places) - 1 : step > 0 ? 0 : options.length - 1
      setActiveText(options[next]?.text ?? null)
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'Escape' && draft !== '') {
      event.preventDefault()
      type('')
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      choose(chosen.text)
    } else if (event.key === 'Delete' && event.shiftKey && chosen?.isRecent) {
      event.preventDefault()
      completions.forget(chosen.text)
      setActiveText(null)
    }
  }
  return (
    <>
      <Icon name="search" />
      <input
        id={id}
        className={className}
        name="keyword"
        type="search"
        {...(isHydrated && {
          autoCapitalize: 'off',
          spellCheck: false,
          maxLength: 100,
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': shown,
          'aria-controls': `${id}-list`,
          'aria-activedescendant': chosen && `${id}-${active}`,
        })}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t('common:searchHint')}
        value={draft}
        onChange={(event) => type(event.target.value)}
        onFocus={() => completions.type(draft, false)}
        onBlur={close}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
        onCompositionStart={() => {
          composing.current = true
        }}
        onCompositionEnd={(event) => {
          composing.current = false
          type(event.currentTarget.value)
        }}
      />
      {isHydrated && (
        <>
          <div
            className="find-options"
            id={`${id}-list`}
            role="listbox"
            aria-label={t('search:suggestions')}
            hidden={!shown}
            onMouseDown={(event) => event.preventDefault()}
          >
            {options.map((option, at) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys (aria-activedescendant)
              <div
                key={option.text}
                id={`${id}-${at}`}
                role="option"
                tabIndex={-1}
                aria-selected={at === active}
                onClick={() => choose(option.text)}
              >
                <Icon name={option.isRecent ? 'clock' : 'search'} small />
                <span className="clip">
                  <Marked text={option.text} keyword={draft} />
                </span>
              </div>
            ))}
          </div>
          <span className="visually-hidden" role="status">
            {shown ? t('search:offered', { count: options.length }) : ''}
          </span>
        </>
      )}
    </>
  )
}

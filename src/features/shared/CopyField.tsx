import { useRef } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { usePage } from '../../components/usePage.ts'
import { showToast } from '../../stores/toasts.ts'

interface CopyFieldProps {
  /** What is copied. */
  text: string
  /** What it is. */
  label: string
  /** The word on the button. */
  action: string
  /** The button is not the first thing to do here. */
  secondary?: boolean
}

/** An address that one may read, and copy by a button that says so; sl-copy-button has no name (docs/decisions/shoelace.md). */
export function CopyField({ text, label, action, secondary = false }: CopyFieldProps) {
  const page = usePage()
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ text: page.t('common:shared') })
    } catch {
      // The browser keeps the clipboard to itself: the text is marked, ready to be copied by hand.
      field.current?.select()
    }
  }
  return (
    <div className="code-row">
      <input
        ref={field}
        className="input"
        readOnly
        aria-label={label}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button className={secondary ? 'btn btn-2' : 'btn btn-primary'} type="button" onClick={() => void copy()}>
        <Icon name="copy" small />
        {action}
      </button>
    </div>
  )
}

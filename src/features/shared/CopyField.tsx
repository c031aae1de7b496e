import { useRef } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { usePage } from '../../components/usePage.ts'
import { showToast } from '../../stores/toasts.ts'

interface CopyFieldProps {
  /** The text to copy. */
  text: string
  /** The field's label. */
  label: string
  /** The button's label. */
  action: string
  /** What the text is of, where a page shows several; added to both labels for screen readers. */
  of?: string | undefined
  /** The button is not the main action here. */
  secondary?: boolean
}

/**
 * An address to read, and a labelled button that copies it; sl-copy-button has no name (docs/decisions/shoelace.md).
 */
export function CopyField({ text, label, action, of, secondary = false }: CopyFieldProps) {
  const page = usePage()
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ text: page.t('common:shared') })
    } catch {
      // The browser denied access to the clipboard: select the text so that it can be copied by hand.
      field.current?.select()
    }
  }
  return (
    <div className="code-row">
      <input
        ref={field}
        className="input"
        readOnly
        aria-label={of ? `${label} ${of}` : label}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button className={secondary ? 'btn btn-2' : 'btn btn-primary'} type="button" onClick={() => void copy()}>
        <Icon name="copy" small />
        {action}
        {of && <span className="visually-hidden"> {of}</span>}
      </button>
    </div>
  )
}

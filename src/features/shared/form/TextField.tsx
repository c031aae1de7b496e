import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react'
import { useId } from 'react'
import { FieldError } from './FieldError.tsx'

interface Own {
  label: ReactNode
  value: string
  onText: (value: string) => void
  hint?: string | undefined
  /** The error; null or undefined if there is none. */
  wrong?: string | null | undefined
}

interface LineProps
  extends Own,
    Omit<InputHTMLAttributes<HTMLInputElement>, keyof Own | 'onChange' | 'className' | 'id'> {
  ref?: Ref<HTMLInputElement>
  /** Filters the typed text, e.g. to a code's digits; all of it is used unless given. */
  plain?: (text: string) => string
  /** Shown before or after the input, on one line with it. */
  before?: ReactNode
  after?: ReactNode
}

const unchanged = (text: string) => text

/** One line of text with its label, help and error. */
export function TextField({
  label,
  value,
  onText,
  hint,
  wrong,
  plain = unchanged,
  before,
  after,
  ...input
}: LineProps) {
  const { id, control, below } = usePieces(hint, wrong)
  const line = (
    <input {...input} {...control} value={value} onChange={(event) => onText(plain(event.currentTarget.value))} />
  )
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {before || after ? (
        <div className={after ? 'code-row' : 'joined'}>
          {before}
          {line}
          {after}
        </div>
      ) : (
        line
      )}
      {below}
    </div>
  )
}

interface AreaProps
  extends Own,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof Own | 'onChange' | 'className' | 'id'> {}

/** The same with several lines. */
export function TextArea({ label, value, onText, hint, wrong, ...area }: AreaProps) {
  const { id, control, below } = usePieces(hint, wrong)
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea {...area} {...control} value={value} onChange={(event) => onText(event.currentTarget.value)} />
      {below}
    </div>
  )
}

/** The parts shared by both: the control's name and state for screen readers, and help and error below it. */
function usePieces(hint: string | undefined, wrong: string | null = null) {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', wrong === null ? '' : `${id}-err`].filter(Boolean).join(' ')
  const control = {
    className: 'input',
    id,
    'aria-invalid': wrong !== null,
    'aria-describedby': described || undefined,
  }
  const below = (
    <>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={id} words={wrong} />
    </>
  )
  return { id, control, below }
}

import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'
import { useId } from 'react'
import { FieldError } from './FieldError.tsx'

interface Own {
  label: ReactNode
  value: string
  onText: (value: string) => void
  hint?: string | undefined
  /** What is wrong with it; null or undefined: nothing. */
  wrong?: string | null | undefined
}

interface LineProps
  extends Own,
    Omit<InputHTMLAttributes<HTMLInputElement>, keyof Own | 'onChange' | 'className' | 'id'> {
  /** What of a text is taken, e.g. a code's digits; all of it unless given. */
  plain?: (text: string) => string
  /** Before or after the input, in one line with it. */
  before?: ReactNode
  after?: ReactNode
}

const whole = (text: string) => text

/** One line of text with its label, help and error. */
export function TextField({ label, value, onText, hint, wrong, plain = whole, before, after, ...input }: LineProps) {
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

/** The same in several lines. */
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

/** What both have: the control's name and state for readers, and below it help and error. */
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

import type { InputHTMLAttributes, ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { useId } from '../../ui/use-id.ts'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'className' | 'id'> {
  label: string
  value: string
  onText: (value: string) => void
  /** What of a text is taken, e.g. a code's digits; all of it unless given. */
  plain?: (text: string) => string
  hint?: string | undefined
  /** What is wrong with it; null: nothing. */
  wrong?: string | null
  /** Before or after the input, in one line with it. */
  before?: ReactNode
  after?: ReactNode
}

const whole = (text: string) => text

/** One line of text with its label, help and error. */
export function TextField({ label, value, onText, plain = whole, hint, wrong = null, before, after, ...input }: Props) {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', wrong === null ? '' : `${id}-err`].filter(Boolean).join(' ')
  const control = (
    <input
      {...input}
      className="input"
      id={id}
      value={value}
      aria-invalid={wrong !== null}
      aria-describedby={described || undefined}
      onChange={({ currentTarget }) => {
        // Written back, as nothing is drawn anew when what was typed adds nothing.
        currentTarget.value = plain(currentTarget.value)
        onText(currentTarget.value)
      }}
    />
  )
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {before || after ? (
        <div className={after ? 'code-row' : 'joined'}>
          {before}
          {control}
          {after}
        </div>
      ) : (
        control
      )}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {wrong !== null && (
        <p className="err" id={`${id}-err`}>
          <Icon name="alert" />
          <span>{wrong}</span>
        </p>
      )}
    </div>
  )
}

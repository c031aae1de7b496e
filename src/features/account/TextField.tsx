import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { Icon } from '../../ui/Icon.tsx'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'className' | 'id'> {
  label: string
  value: string
  onText: (value: string) => void
  hint?: string | undefined
  /** What is wrong with it; null: nothing. */
  wrong?: string | null
  /** Before or after the input, in one line with it. */
  before?: ReactNode
  after?: ReactNode
}

/** One line of text with its label, help and error. */
export function TextField({ label, value, onText, hint, wrong = null, before, after, ...input }: Props) {
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
      onChange={(event) => onText(event.currentTarget.value)}
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

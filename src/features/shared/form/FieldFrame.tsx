import type { FormField } from '@fair/contract/form-field.ts'
import type { ReactNode } from 'react'
import { FieldError } from './FieldError.tsx'
import { useFormScope } from './form-context.ts'
import type { Place } from './model.ts'

interface Props {
  field: FormField
  place: Place
  /** Several controls with a shared name (radios, an address): the label then names the group. */
  group?: true
  /** Called when focus leaves the group. */
  onLeave?: () => void
  /** Text in addition to the platform's help, e.g. the counter. */
  note?: ReactNode
  children: ReactNode
}

/** Label, control, help and error of a field. The control has the place's id; see `describedBy`. */
export function FieldFrame({ field, place, group, onLeave, note, children }: Props) {
  const { page, idOf, wordsAt } = useFormScope()
  const id = idOf(place)
  const words = wordsAt(place)
  const label = (
    <>
      {field.label}
      {field.required && <span className="required"> {page.t('form:mustBe')}</span>}
    </>
  )
  const below = (
    <>
      {field.help && (
        <p className="hint" id={`${id}-hint`}>
          {field.help}
        </p>
      )}
      {note}
      <FieldError id={id} words={words} />
    </>
  )
  const wide = isWide(field) ? 'field whole' : 'field'
  if (group) {
    return (
      <div
        className={wide}
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy(id, field, words)}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onLeave?.()}
      >
        <span className="label" id={`${id}-label`}>
          {label}
        </span>
        {children}
        {below}
      </div>
    )
  }
  return (
    <div className={wide}>
      <label htmlFor={id}>{label}</label>
      {children}
      {below}
    </div>
  )
}

/** The ids for a control's aria-describedby: its help and its error, if there are any. */
export function describedBy(id: string, field: FormField, words: string | null, more?: string): string | undefined {
  const ids = [field.help ? `${id}-hint` : '', more ?? '', words === null ? '' : `${id}-err`].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** Texts that may be longer than this, as `maxTextLength` counts, do not fit in half of a form. */
const HALF_WIDTH = 100

/** Fields that need the full width. */
function isWide(field: FormField): boolean {
  if (field.type === 'text') return field.multiline || (field.maxTextLength ?? 0) > HALF_WIDTH
  if (field.type === 'cascade') return field.multiple || field.source === 'GEOGRAPHY'
  return ['checkbox', 'radio', 'address', 'file', 'picture', 'agreement', 'note', 'group'].includes(field.type)
}

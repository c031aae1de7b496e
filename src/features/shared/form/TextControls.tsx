import type { SingleField } from '@fair/contract/form-field.ts'
import { textLength } from '@fair/contract/rules/validation.ts'
import { isSecret, textOf } from './entries.ts'
import { describedBy, FieldFrame } from './FieldFrame.tsx'
import { useFormScope } from './form-context.ts'
import type { Place } from './model.ts'

type FieldOf<Type> = Extract<SingleField, { type: Type }>
interface Props<Type> {
  field: FieldOf<Type>
  place: Place
}

/** The props of every plain control: id, value, error, and the hint for password managers. */
function useControl(field: SingleField, place: Place, more?: string) {
  const { idOf, wordsAt, entryAt, change, leave } = useFormScope()
  const id = idOf(place)
  const words = wordsAt(place)
  return {
    id,
    name: field.fieldId,
    value: textOf(entryAt(place)),
    onChange: (event: { currentTarget: { value: string } }) => change(place, event.currentTarget.value),
    onBlur: () => leave(place),
    readOnly: field.readOnly ?? false,
    placeholder: field.placeholder ?? undefined,
    autoComplete: field.autocomplete ?? undefined,
    'aria-required': field.required,
    'aria-invalid': words !== null,
    'aria-describedby': describedBy(id, field, words, more),
  }
}

/** The keyboard for a rule's characters, and the input's type. */
const KEYBOARDS: Partial<Record<string, { type?: string; inputMode?: 'tel' | 'numeric' | 'email' | 'url' }>> = {
  phone: { type: 'tel' },
  contactPhone: { type: 'tel' },
  numericContact: { inputMode: 'tel' },
  email: { type: 'email' },
  website: { type: 'url' },
  positiveInteger: { inputMode: 'numeric' },
  postcode: { inputMode: 'numeric' },
}

/** A single line shows the counter only near its limit; a text area always does. */
const NEAR = 0.8

/** Text of one line or several; its length counts as on the platform: full-width 2, Latin 1 (Spec 5). */
export function TextControl({ field, place }: Props<'text'>) {
  const { page, idOf, entryAt } = useFormScope()
  const max = field.maxTextLength ?? null
  const length = textLength(textOf(entryAt(place)).trim())
  const counts = max !== null && (field.multiline || length > max * NEAR)
  const noteId = `${idOf(place)}-count`
  const control = useControl(field, place, counts ? noteId : undefined)
  const note = counts && (
    <p className="hint hint-end tnum" id={noteId}>
      {page.t('form:count', { now: length, max })}
    </p>
  )
  const keyboard = isSecret(field) ? { type: 'password' } : KEYBOARDS[field.rule ?? '']
  return (
    <FieldFrame field={field} place={place} note={note}>
      {field.multiline ? (
        <textarea className="input" rows={4} {...control} />
      ) : (
        <input className="input" {...keyboard} {...control} />
      )}
    </FieldFrame>
  )
}

export function EmailControl({ field, place }: Props<'email'>) {
  const control = useControl(field, place)
  return (
    <FieldFrame field={field} place={place}>
      {/* The browser's own check of an address is disabled by the form's noValidate; the type selects the keyboard. */}
      <input className="input" type="email" inputMode="email" {...control} />
    </FieldFrame>
  )
}

/** A number is stored as the text that was typed, so that invalid input remains and can be corrected. */
export function NumberControl({ field, place }: Props<'number'>) {
  const { idOf } = useFormScope()
  const unitId = `${idOf(place)}-unit`
  const control = useControl(field, place, field.unit ? unitId : undefined)
  return (
    <FieldFrame field={field} place={place}>
      <div className={field.unit ? 'with-unit' : undefined}>
        <input className="input tnum" inputMode="decimal" {...control} />
        {field.unit && <span id={unitId}>{field.unit}</span>}
      </div>
    </FieldFrame>
  )
}

export function SelectControl({ field, place }: Props<'select'>) {
  const { page } = useFormScope()
  const { readOnly, placeholder, ...control } = useControl(field, place)
  return (
    <FieldFrame field={field} place={place}>
      <select className="input" disabled={readOnly} {...control}>
        <option value="">{placeholder ?? page.t('form:choose')}</option>
        {field.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

const DATE_TYPES = { DAY: 'date', MONTH: 'month', MINUTE: 'datetime-local' } as const

/**
 * A date, with the browser's own picker; if it has none for months, YYYY-MM is typed. MINUTE is in the fair's time
 * zone.
 */
export function DateControl({ field, place }: Props<'date'>) {
  const { page, idOf } = useFormScope()
  const noteId = `${idOf(place)}-zone`
  const isMoment = field.precision === 'MINUTE'
  const control = useControl(field, place, isMoment ? noteId : undefined)
  const note = isMoment && (
    <p className="hint" id={noteId}>
      {page.t('form:fairZone', { zone: page.zone })}
    </p>
  )
  return (
    <FieldFrame field={field} place={place} note={note}>
      <input
        className="input tnum"
        type={DATE_TYPES[field.precision]}
        min={isMoment ? undefined : (field.min ?? undefined)}
        max={isMoment ? undefined : (field.max ?? undefined)}
        {...control}
        placeholder={control.placeholder ?? (field.precision === 'MONTH' ? page.t('form:monthPattern') : undefined)}
      />
    </FieldFrame>
  )
}

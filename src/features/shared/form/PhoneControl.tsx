import type { SingleField } from '@fair/contract/form-field.ts'
import { useMemo } from 'react'
import { diallingCodes } from './dialling.ts'
import { phoneOf } from './entries.ts'
import { describedBy, FieldFrame } from './FieldFrame.tsx'
import { useFormScope } from './form-context.ts'
import type { Place } from './model.ts'

type PhoneField = Extract<SingleField, { type: 'phone' }>

/** A telephone number with its country's dialling code: two controls in one field. */
export function PhoneControl({ field, place }: { field: PhoneField; place: Place }) {
  const { page, idOf, wordsAt, entryAt, change, leave } = useFormScope()
  const id = idOf(place)
  const words = wordsAt(place)
  const entry = phoneOf(entryAt(place)) ?? { areaCode: field.defaultAreaCode, number: '' }
  const codes = useMemo(() => diallingCodes(page.language, field.areaCodes), [page.language, field.areaCodes])
  return (
    <FieldFrame field={field} place={place}>
      <div className="joined">
        <select
          className="input dial"
          aria-label={page.t('form:diallingCode')}
          value={entry.areaCode}
          disabled={field.readOnly ?? false}
          autoComplete="tel-country-code"
          onChange={(event) => change(place, { ...entry, areaCode: event.currentTarget.value })}
        >
          {codes.map(({ code, names }) => (
            <option key={code} value={code}>
              {`${code} ${names}`}
            </option>
          ))}
        </select>
        <input
          className="input tnum"
          id={id}
          name={field.fieldId}
          type="tel"
          autoComplete={field.autocomplete ?? 'tel-national'}
          readOnly={field.readOnly ?? false}
          placeholder={field.placeholder ?? undefined}
          value={entry.number}
          onChange={(event) => change(place, { ...entry, number: event.currentTarget.value })}
          onBlur={() => leave(place)}
          aria-required={field.required}
          aria-invalid={words !== null}
          aria-describedby={describedBy(id, field, words)}
        />
      </div>
    </FieldFrame>
  )
}

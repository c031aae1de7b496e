import type { SingleField } from '@fair/contract/form-field.ts'
import { textsOf } from './entries.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { useFormScope } from './form-context.ts'
import type { Place } from './model.ts'

type FieldOf<Type> = Extract<SingleField, { type: Type }>

/** Some of several choices, or one of them: native inputs with a shared name. The first input has the place's id. */
export function ChoiceControl({ field, place }: { field: FieldOf<'radio' | 'checkbox'>; place: Place }) {
  const { idOf, wordsAt, entryAt, change, leave } = useFormScope()
  const id = idOf(place)
  const entry = entryAt(place)
  const isRadio = field.type === 'radio'
  const chosen = isRadio ? [entry] : textsOf(entry)
  const choose = (value: string, on: boolean) => {
    if (isRadio) change(place, value)
    else change(place, on ? [...textsOf(entry), value] : textsOf(entry).filter((each) => each !== value))
  }
  return (
    <FieldFrame field={field} place={place} group>
      <div className="boxes">
        {field.options.map(({ value, label }, at) => (
          <label key={value} className="check">
            <input
              type={field.type}
              id={at === 0 ? id : `${id}-${at}`}
              name={id}
              value={value}
              checked={chosen.includes(value)}
              disabled={field.readOnly ?? false}
              aria-invalid={wordsAt(place) !== null}
              onChange={(event) => choose(value, event.currentTarget.checked)}
              onBlur={() => leave(place)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </FieldFrame>
  )
}

import type { SingleField } from '@fair/contract/form-field.ts'
import { type AddressEntry, addressOf } from './entries.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { useFormScope } from './form-context.ts'
import { LevelSelects } from './LevelSelects.tsx'
import type { Place } from './model.ts'
import { TreeStatus } from './TreeStatus.tsx'

type AddressField = Extract<SingleField, { type: 'address' }>

/** Region from the country down, street, and the postcode if the form requests it. */
export function AddressControl({ field, place }: { field: AddressField; place: Place }) {
  const { page, trees, idOf, wordsAt, entryAt, change, leave } = useFormScope()
  const id = idOf(place)
  const entry = addressOf(entryAt(place))
  const isWrong = wordsAt(place) !== null
  const set = (part: Partial<AddressEntry>) => change(place, { ...entry, ...part })
  const line = (name: 'street' | 'postcode', autoComplete: string, label: string, className: string) => (
    <input
      className={className}
      id={`${id}-${name}`}
      name={`${field.fieldId}-${name}`}
      autoComplete={autoComplete}
      aria-label={label}
      placeholder={label}
      aria-invalid={isWrong}
      readOnly={field.readOnly ?? false}
      value={entry[name] ?? ''}
      onChange={(event) => set({ [name]: event.currentTarget.value })}
    />
  )
  return (
    <FieldFrame field={field} place={place} group onLeave={() => leave(place)}>
      <div className="several">
        <TreeStatus source="GEOGRAPHY" />
        {trees.GEOGRAPHY && (
          <LevelSelects
            tree={trees.GEOGRAPHY}
            source="GEOGRAPHY"
            path={entry.region}
            id={id}
            label={page.t('form:regionOf', { label: field.label })}
            disabled={field.readOnly ?? false}
            isWrong={isWrong}
            onPath={(region) => set({ region })}
          />
        )}
        <div className="street">
          {line('street', 'street-address', page.t('form:streetLine'), 'input')}
          {field.hasPostcode && line('postcode', 'postal-code', page.t('form:postcodeLine'), 'input tnum')}
        </div>
      </div>
    </FieldFrame>
  )
}

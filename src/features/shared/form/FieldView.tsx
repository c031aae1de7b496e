import type { FormField } from '@fair/contract/form-field.ts'
import type { SafeHtml } from '@fair/contract/rules/brand.ts'
import { useEffect, useState } from 'react'
import { AddressControl } from './AddressControl.tsx'
import { AgreementControl } from './AgreementControl.tsx'
import { CascadeControl } from './CascadeControl.tsx'
import { ChoiceControl } from './ChoiceControls.tsx'
import { useFormScope } from './form-context.ts'
import { GroupControl } from './GroupControl.tsx'
import type { Place } from './model.ts'
import { PhoneControl } from './PhoneControl.tsx'
import { DateControl, EmailControl, NumberControl, SelectControl, TextControl } from './TextControls.tsx'
import { UploadControl } from './UploadControl.tsx'

/** A field, rendered by its kind; nothing while its conditions are not met. */
export function FieldView({ field, place }: { field: FormField; place: Place }) {
  const { isShown } = useFormScope()
  if (!isShown(place)) return null
  switch (field.type) {
    case 'text':
      return <TextControl field={field} place={place} />
    case 'number':
      return <NumberControl field={field} place={place} />
    case 'phone':
      return <PhoneControl field={field} place={place} />
    case 'email':
      return <EmailControl field={field} place={place} />
    case 'select':
      return <SelectControl field={field} place={place} />
    case 'radio':
    case 'checkbox':
      return <ChoiceControl field={field} place={place} />
    case 'cascade':
      return <CascadeControl field={field} place={place} />
    case 'date':
      return <DateControl field={field} place={place} />
    case 'address':
      return <AddressControl field={field} place={place} />
    case 'file':
    case 'picture':
      return <UploadControl field={field} place={place} />
    case 'agreement':
      return <AgreementControl field={field} place={place} />
    case 'note':
      return <NoteText html={field.html} />
    case 'group':
      return (
        <GroupControl
          field={field}
          place={place}
          view={(child, at) => <FieldView key={child.fieldId} field={child} place={at} />}
        />
      )
  }
}

/** A text of the platform between fields. The sanitiser loads when the first one is shown. */
function NoteText({ html }: { html: string }) {
  const [safe, setSafe] = useState<SafeHtml | null>(null)
  useEffect(() => {
    void import('../../../lib/sanitise.ts').then(({ sanitise }) => setSafe(sanitise(html)))
  }, [html])
  return <div className="note prose whole" dangerouslySetInnerHTML={{ __html: safe ?? '' }} />
}

import type { FieldError, Form } from '@fair/contract/form.ts'
import type { FormField, FormValues } from '@fair/contract/form-field.ts'
import { asId } from '@fair/contract/rules/own-values.ts'
import { rules } from '@fair/contract/rules/validation.ts'
import type { TicketApply, TicketKind } from '@fair/contract/ticket.ts'
import { mostOf } from '../../domain/ticket.ts'
import type { Translate } from '../../lib/i18n/translator.ts'

/** Prefix of the quantity field of a kind. */
const COUNT = 'count-'

/** The kinds that this visitor may apply for now, the page's own first. */
const applicable = (kinds: readonly TicketKind[], id: string): TicketKind[] =>
  kinds
    .filter((kind) => kind.way === 'APPLY' && kind.applicable && kind.saleState === 'ON_SALE')
    .toSorted((a, b) => Number(b.ticketKindId === id) - Number(a.ticketKindId === id))

/** The application for the form engine (features/shared/form): the texts of Spec 3, then a quantity per kind. */
export function applyForm(kinds: readonly TicketKind[], id: string, t: Translate): Form {
  const line = (
    fieldId: keyof TicketApply,
    max: number,
    more: { required?: boolean; multiline?: boolean; autocomplete?: string; help?: string } = {},
  ): FormField => ({
    type: 'text',
    fieldId,
    label: t(`ticket:apply.${fieldId}`),
    required: true,
    multiline: false,
    maxTextLength: max,
    ...more,
  })
  const own = applicable(kinds, id)
  const counts = own.map(
    (kind): FormField => ({
      type: 'number',
      fieldId: COUNT + kind.ticketKindId,
      label: kind.ticketName,
      required: kind.ticketKindId === id,
      min: kind.ticketKindId === id ? 1 : 0,
      max: mostOf(kind),
      step: 1,
      help: kind.summary,
    }),
  )
  return {
    formId: asId(`ticket-apply-${id}`),
    formName: t('ticket:applyTitle'),
    version: '1',
    values: { [COUNT + id]: 1 },
    sections: [
      { sectionId: 'tickets', title: t('ticket:applyTickets'), fields: counts },
      {
        sectionId: 'words',
        title: t('ticket:applyTitle'),
        description: t('ticket:applyWhy'),
        fields: [
          line('principalName', 120, { autocomplete: 'organization' }),
          line('contactPerson', 60, { autocomplete: 'name' }),
          line('contactMethod', 120, { help: t('ticket:contactHelp') }),
          line('reason', 200),
          line('description', 1000, { required: false, multiline: true }),
        ],
      },
    ],
  }
}

/** The request's input for the form's values: only kinds with at least one ticket. */
export function applyInput(values: FormValues) {
  const words = (name: keyof TicketApply) => String(values[name] ?? '').trim()
  const apply: TicketApply = {
    reason: words('reason'),
    description: words('description'),
    contactPerson: words('contactPerson'),
    contactMethod: words('contactMethod'),
    principalName: words('principalName'),
  }
  const tickets = Object.entries(values)
    .filter(([name]) => name.startsWith(COUNT))
    .map(([name, count]) => ({ ticketKindId: name.slice(COUNT.length), count: Number(count) }))
    .filter(({ count }) => count > 0)
  return { apply, tickets }
}

/** A contact is a phone number or an email (contract/ticket.ts): the engine has no field of either kind. */
export function contactProblem({ contactMethod }: TicketApply, t: Translate): FieldError | null {
  const digits = contactMethod.replace(/^\+/, '')
  if (rules.email(contactMethod) || rules.contactPhone(digits)) return null
  return { fieldId: 'contactMethod', message: t('ticket:contactWrong') }
}

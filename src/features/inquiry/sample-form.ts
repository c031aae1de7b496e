import type { InputOf } from '@fair/contract/endpoint.ts'
import type { Form } from '@fair/contract/form.ts'
import type { FormValues } from '@fair/contract/form-field.ts'
import { asId } from '@fair/contract/rules/own-values.ts'
import type { sample } from '@fair/contract/sample.ts'
import type { PageContext } from '../../lib/page.ts'

/** Maximum number of pieces of one sample (the platform's limit). */
const QUANTITY_MAX = 10
const NAME_MAX = 60
const REMARK_MAX = 500

/** The form that requests a sample, for the form engine (features/shared/form). */
export function sampleForm({ t }: PageContext, exhibitsId: string): Form {
  return {
    formId: asId(`sample-${exhibitsId}`),
    formName: t('inquiry:sample.ask'),
    version: '1',
    sections: [
      {
        sectionId: 'to',
        title: t('inquiry:sample.where'),
        fields: [
          {
            type: 'number',
            fieldId: 'quantity',
            label: t('inquiry:sample.quantity'),
            required: true,
            min: 1,
            max: QUANTITY_MAX,
            step: 1,
          },
          {
            type: 'text',
            fieldId: 'receiver',
            label: t('inquiry:sample.receiver'),
            required: true,
            multiline: false,
            maxTextLength: NAME_MAX,
            autocomplete: 'name',
          },
          {
            type: 'phone',
            fieldId: 'phone',
            label: t('inquiry:sample.contact'),
            required: true,
            // The dialling code that a reader of the language is likely to use.
            defaultAreaCode: t('inquiry:areaCode'),
          },
          {
            type: 'address',
            fieldId: 'address',
            label: t('inquiry:sample.address'),
            required: true,
            hasPostcode: true,
          },
          {
            type: 'text',
            fieldId: 'remark',
            label: t('inquiry:sample.remark'),
            required: false,
            multiline: true,
            maxTextLength: REMARK_MAX,
          },
        ],
      },
    ],
    values: { quantity: 1 },
    submitText: t('inquiry:sample.send'),
  }
}

/** The request's input for the form's values. */
export function sampleInput(values: FormValues, exhibitsId: string, requestId: string): InputOf<typeof sample.save> {
  const { quantity, receiver, phone, address, remark } = values
  return {
    exhibitsId,
    quantity: Number(quantity),
    receiver: String(receiver ?? ''),
    contactMethod: isPhone(phone) ? `${phone.areaCode} ${phone.number}` : '',
    address: isAddress(address) ? address : { region: [], street: '' },
    ...(typeof remark === 'string' && remark !== '' && { remark }),
    requestId,
  }
}

type Address = InputOf<typeof sample.save>['address']
const isAddress = (value: FormValues[string] | undefined): value is Address =>
  typeof value === 'object' && !Array.isArray(value) && 'street' in value
const isPhone = (value: FormValues[string] | undefined): value is { areaCode: string; number: string } =>
  typeof value === 'object' && !Array.isArray(value) && 'areaCode' in value

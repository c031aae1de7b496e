import type { Context } from '../context.ts'
import { isShown } from '../forms/check-form.ts'
import { isAnswered } from '../forms/check-value.ts'
import { knownValues } from '../forms/known.ts'
import { fieldsOf } from '../forms/plan.ts'
import { formFor } from '../forms/scope.ts'
import { formPlan } from '../seed/visitor/form-plans.ts'
import type { Form, FormValues, UserTypeInfo } from '../sent.ts'
import { currentIdentity } from './identities.ts'

/** How complete the user's data are: their personal form, and the channel form of their identity (Spec 4). */
export function completeness(context: Context): UserTypeInfo {
  const channelFormId = currentIdentity(context)?.channelFormId
  const forms = ['USER', ...(channelFormId ? [channelFormId] : [])].map((formId) => {
    const plan = formPlan(formId)
    const form = formFor(context, plan)
    return { form, ...counted(form, knownValues(context, plan)) }
  })
  const requested = forms.reduce((sum, form) => sum + form.requested, 0)
  const answered = forms.reduce((sum, form) => sum + form.answered, 0)
  const missingForms = forms
    .filter((each) => each.answered < each.requested)
    .map(({ form: { formId, formName } }) => ({ formId, formName }))
  return {
    needCompleteInfo: missingForms.length > 0,
    completeness: requested === 0 ? 100 : Math.floor((answered / requested) * 100),
    missingForms,
  }
}

/** How many answers a form requires, and how many of them are given. */
function counted(form: Form, values: FormValues): { requested: number; answered: number } {
  const fields = fieldsOf(form)
  const needed = fields.filter((field) => field.required && isShown(field, fields, values))
  return { requested: needed.length, answered: needed.filter(({ fieldId }) => isAnswered(values[fieldId])).length }
}

import type { InputOf } from '@fair/contract/endpoint.ts'
import { ERROR_CODES } from '@fair/contract/error-codes.ts'
import type { Contract } from '@fair/contract/index.ts'
import { updateUser } from '../accounts/update-user.ts'
import { usableIdentity } from '../audience/identities.ts'
import type { Context } from '../context.ts'
import { found, PlatformError, refused } from '../failure.ts'
import { checkForm } from '../forms/check-form.ts'
import { knownValues } from '../forms/known.ts'
import type { FormPlan } from '../forms/plan.ts'
import { checkScope, formFor } from '../forms/scope.ts'
import { keepSubmission, sentBack } from '../forms/submissions.ts'
import type { GroupHandlers } from '../handler.ts'
import { once } from '../once.ts'
import { SUBMITTED_FORMS } from '../seed/visitor/form-plans.ts'
import { IDENTITIES } from '../seed/visitor/identities.ts'
import type { FormValues } from '../sent.ts'
import { say } from '../texts.ts'

/** Spec 7: the forms configured by the platform. */
export const form: GroupHandlers<Contract['form']> = {
  userConfig: (_, context) => known(planOf('USER'), context),
  dynamic: ({ formId }, context) => known(planOf(formId), context),
  submit: async (input, context) => {
    const plan = planOf(input.formId)
    if (plan.access === 'USER' && context.userId === null) throw new PlatformError(ERROR_CODES.expired, 'expired')
    const identityId = identityOfForm(plan, context)
    const form = formFor(context, plan, knownValues(context, plan))
    if (form.version !== input.version) throw refused('formChanged')
    const { values, fieldErrors } = checkForm(form, input.values, await checkScope(context))
    if (fieldErrors.length > 0) return sentBack(fieldErrors, say(context.language, 'formHasErrors'))
    return once(context, 'form/submit', input.requestId, () => {
      if (plan.formId === 'USER') updateUser(context, accountChange(values))
      return keepSubmission(context, { plan, form, values, identityId })
    })
  },
}

function planOf(formId: string): FormPlan {
  return found(
    SUBMITTED_FORMS.find((plan) => plan.formId === formId),
    'form',
    formId,
  )
}

function known(plan: FormPlan, context: Context) {
  return formFor(context, plan, context.userId === null ? null : knownValues(context, plan))
}

/** The identity that a form belongs to. @throws PlatformError 4041 if it is not available to the user */
function identityOfForm({ formId }: FormPlan, context: Context): string | undefined {
  const owner = IDENTITIES.find(({ channelFormId, basicFormId, intentionFormId }) =>
    [channelFormId, basicFormId, intentionFormId].includes(formId),
  )
  return owner && usableIdentity(context, owner.identityId).identityId
}

/** The values of the personal form that belong to the account. */
function accountChange(values: FormValues): InputOf<Contract['user']['update']> {
  const text = (fieldId: string) => {
    const value = values[fieldId]
    return typeof value === 'string' ? value : ''
  }
  const industries = values['industries']
  const paths = Array.isArray(industries) ? industries : []
  return {
    userName: text('userName'),
    company: text('company'),
    jobTitle: text('jobTitle'),
    industryIds: paths.flatMap((path) => (Array.isArray(path) ? path.slice(-1) : [])),
  }
}

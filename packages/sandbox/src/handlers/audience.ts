import type { Contract } from '@fair/contract/index.ts'
import { chooseIdentity, identityFor, usableIdentities, usableIdentity } from '../audience/identities.ts'
import { audienceInfo, recentEnterprise } from '../audience/info.ts'
import type { Context } from '../context.ts'
import { missing } from '../failure.ts'
import { knownValues } from '../forms/known.ts'
import { formFor } from '../forms/scope.ts'
import type { GroupHandlers } from '../handler.ts'
import { formPlan } from '../seed/visitor/form-plans.ts'

/** Spec 7: the audience identities of the user, and their forms (Spec 4, "After login"). */
export const audience: GroupHandlers<Contract['audience']> = {
  identities: (_, context) => usableIdentities(context).map((seed) => identityFor(context, seed)),
  choose: ({ identityId }, context) => {
    chooseIdentity(context, identityId)
    return audienceInfo(context)
  },
  byUser: (_, context) => audienceInfo(context),
  basicForm: ({ identityId }, context) => formWith(usableIdentity(context, identityId).basicFormId, context),
  intentionForm: ({ identityId }, context) => {
    const { intentionFormId } = usableIdentity(context, identityId)
    if (intentionFormId === null) throw missing('form', identityId)
    return formWith(intentionFormId, context)
  },
  recentRegistration: async (_, context) => ({ registrationInfo: await recentEnterprise(context) }),
}

function formWith(formId: string, context: Context) {
  const plan = formPlan(formId)
  return formFor(context, plan, knownValues(context, plan))
}

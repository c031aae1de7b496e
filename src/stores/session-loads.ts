import { audience } from '@fair/contract/audience.ts'
import { form, USER_FORM } from '@fair/contract/form.ts'
import { user } from '@fair/contract/user.ts'
import type { Call, Result } from '../api/client.ts'
import type { LoadEffect, SessionAnswer } from './session-types.ts'

// The calls after a login (Spec 4, 7). A separate file, fetched with the first of them: the login dialog should not
// wait for the schemas of forms and identities.

const as =
  <O>(answer: (data: O) => SessionAnswer) =>
  (result: Result<O>): Result<SessionAnswer> =>
    result.ok ? { ok: true, data: answer(result.data) } : result

/** Makes the call for an effect. */
export function loadSession(call: Call, effect: LoadEffect): Promise<Result<SessionAnswer>> {
  if (effect.do === 'choose') {
    return call(audience.choose, { identityId: effect.identityId }).then(as((data) => ({ of: 'chosen', data })))
  }
  switch (effect.what) {
    case 'userInfo':
      return call(user.info, {}, effect.fresh ? { fresh: true } : {}).then(as((data) => ({ of: 'userInfo', data })))
    case 'channels':
      return call(audience.identities, {}).then(as((data) => ({ of: 'channels', data })))
    case 'audience':
      return call(audience.byUser, {}).then(as((data) => ({ of: 'audience', data })))
    case 'typeInfo':
      return call(user.completed, {}).then(as((data) => ({ of: 'typeInfo', data })))
    case 'registration':
      return call(audience.recentRegistration, {}).then(
        as(({ registrationInfo }) => ({ of: 'registration', data: registrationInfo ?? null })),
      )
    case 'basicForm':
      return call(audience.basicForm, { identityId: effect.identityId }).then(as((data) => ({ of: 'basicForm', data })))
    case 'intentionForm':
      return call(audience.intentionForm, { identityId: effect.identityId }).then(
        as((data) => ({ of: 'intentionForm', data })),
      )
    case 'channelForm':
      // Among the forms for missing data, that of the user's own data has a separate call (Spec 7, form/config/USER).
      return (
        effect.formId === USER_FORM ? call(form.userConfig, {}) : call(form.dynamic, { formId: effect.formId })
      ).then(as((data) => ({ of: 'channelForm', data })))
    case 'dynamicForm':
      return call(form.dynamic, { formId: effect.formId }).then(as((data) => ({ of: 'dynamicForm', data })))
  }
}

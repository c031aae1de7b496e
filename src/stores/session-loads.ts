import type { Call, Result } from '../api/client.ts'
import { audience } from '../contract/audience.ts'
import { form, USER_FORM } from '../contract/form.ts'
import { user } from '../contract/user.ts'
import type { LoadEffect, SessionAnswer } from './session-types.ts'

// The calls that a login brings (Spec 4, 7). A file of its own, fetched with the first of them: the schemas of forms and
// identities are nothing that the login dialog should wait for.

const as =
  <O>(answer: (data: O) => SessionAnswer) =>
  (result: Result<O>): Result<SessionAnswer> =>
    result.ok ? { ok: true, data: answer(result.data) } : result

/** Asks what an effect wants to know. */
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
      // Of what a user lacks, the form of their own data has a call of its own (Spec 7, form/config/USER).
      return (
        effect.formId === USER_FORM ? call(form.userConfig, {}) : call(form.dynamic, { formId: effect.formId })
      ).then(as((data) => ({ of: 'channelForm', data })))
    case 'dynamicForm':
      return call(form.dynamic, { formId: effect.formId }).then(as((data) => ({ of: 'dynamicForm', data })))
  }
}

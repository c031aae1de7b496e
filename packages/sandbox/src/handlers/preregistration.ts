import type { Contract } from '@fair/contract/index.ts'
import { recordConsent } from '../accounts/enter.ts'
import { requester } from '../accounts/users.ts'
import {
  identityFor,
  identityName,
  offeredIdentities,
  usableIdentities,
  usableIdentity,
} from '../audience/identities.ts'
import { type RegistrationRow, registrationOf, registrationStatus, registrationsOf } from '../audience/registrations.ts'
import type { Context } from '../context.ts'
import { found, refused } from '../failure.ts'
import { checkForm } from '../forms/check-form.ts'
import { describeValues } from '../forms/describe.ts'
import { knownValues } from '../forms/known.ts'
import { checkScope, formFor } from '../forms/scope.ts'
import { sentBack } from '../forms/submissions.ts'
import type { GroupHandlers } from '../handler.ts'
import { once } from '../once.ts'
import { demandOpen, demandSigned, promotionOf, signConfig } from '../preregistration/sign-config.ts'
import { personalInfo, resultOf, textIn, writeStepOne, writeStepTwo } from '../preregistration/steps.ts'
import { formPlan } from '../seed/visitor/form-plans.ts'
import { type IdentitySeed, identityOf } from '../seed/visitor/identities.ts'
import type { FormValues } from '../sent.ts'
import { say } from '../texts.ts'

type Group = Contract['preregistration']

/** Spec 7, "Pre-registration": two steps, of which the second may be skipped. */
export const preregistration: GroupHandlers<Group> = {
  info: ({ promotionChannelId }, context) => personalInfo({ ...context, userId: null }, promotionChannelId, () => ({})),
  personalInfo: ({ promotionChannelId }, context) => {
    requester(context)
    return personalInfo(context, promotionChannelId, () => stepOneKnown(context))
  },
  successResult: (_, context) => resultOf(context),
  preview: async (_, context) => {
    const row = found(registrationOf(context), 'registration', context.exhibitionId)
    const identity = found(identityOf(row.identity_id), 'identity', row.identity_id)
    const scope = await checkScope(context)
    const values: FormValues = JSON.parse(row.step_one)
    const described = (formId: string, sent: FormValues) =>
      describeValues(formFor(context, formPlan(formId)), sent, scope)
    const { stepTwoFormId } = identity
    return {
      badge: {
        holderName: textIn(values, 'userName'),
        company: textIn(values, 'company'),
        identityName: identityName(context, row.identity_id),
      },
      sections: [
        ...described(identity.stepOneFormId, values),
        ...(stepTwoFormId && row.step_two ? described(stepTwoFormId, JSON.parse(row.step_two)) : []),
      ],
    }
  },
  identities: (_, context) => {
    const seeds =
      context.userId === null ? offeredIdentities(context).filter(({ isOpen }) => isOpen) : usableIdentities(context)
    return seeds.map((seed) => ({
      identity: identityFor(context, seed),
      stepOne: stepForm(context, seed.stepOneFormId),
      stepTwo: seed.stepTwoFormId === null ? null : stepForm(context, seed.stepTwoFormId),
    }))
  },
  last: (_, context) => {
    const { exhibitionId, entities, language } = context
    const done = registrationsOf(context).filter(({ step }) => step === 0)
    const row = done.find((each) => each.exhibition_id !== exhibitionId) ?? done[0]
    if (!row) return { last: null }
    const exhibition = entities.exhibition(row.exhibition_id, language)
    const values: FormValues = { ...JSON.parse(row.step_one), ...(row.step_two && JSON.parse(row.step_two)) }
    return { last: { exhibitionName: exhibition?.exhibitionName ?? row.exhibition_id, values } }
  },
  submit: async (input, context) => {
    demandOpen(context)
    const identity = usableIdentity(context, input.identityId)
    const formId = input.step === 1 ? identity.stepOneFormId : identity.stepTwoFormId
    const plan = formPlan(found(formId ?? undefined, 'form', input.identityId))
    if (input.step === 1) demandSigned(context, input.agreementIds ?? [])
    const checked = checkForm(formFor(context, plan), input.values, await checkScope(context))
    if (checked.fieldErrors.length > 0) {
      const result = sentBack(checked.fieldErrors, say(context.language, 'formHasErrors'))
      return { result, registrationId: registrationOf(context)?.id ?? null, step: input.step }
    }
    return once(context, `preregistration/submitInfo/${input.step}`, input.requestId, () => {
      recordConsent(context, requester(context).id, input.agreementIds ?? [])
      if (input.step === 1) {
        const { promotionChannelId, logIdUrl } = input
        writeStepOne(context, { identity, values: checked.values, promotionChannelId, logIdUrl })
      } else {
        const row = openRow(context, identity)
        writeStepTwo(context, row.id, identity, checked.values)
      }
      return outcome(context)
    })
  },
  skipStepTwo: ({ registrationId }, context) => {
    const row = registrationOf(context)
    const own = found(row?.id === registrationId ? row : undefined, 'registration', registrationId)
    // Skipping twice is the same as skipping once.
    if (own.step !== 0) {
      writeStepTwo(context, own.id, found(identityOf(own.identity_id), 'identity', own.identity_id), null)
    }
    return resultOf(context)
  },
  signConfig: (_, context) => signConfig(context),
  promotionValid: ({ promotionChannelId }, context) => promotionOf(promotionChannelId, context),
}

/** A step's form, prefilled with the user's earlier submission or with account data. */
function stepForm(context: Context, formId: string) {
  const plan = formPlan(formId)
  return formFor(context, plan, context.userId === null ? null : knownValues(context, plan))
}

function stepOneKnown(context: Context): FormValues {
  const first = usableIdentities(context)[0]
  return first ? knownValues(context, formPlan(first.stepOneFormId)) : {}
}

/** The registration whose second step is open, for this identity. @throws PlatformError 4090 */
function openRow(context: Context, { identityId }: IdentitySeed): RegistrationRow {
  const row = registrationOf(context)
  if (row?.step === 0) throw refused('registeredAlready')
  if (row?.identity_id !== identityId) throw refused('stepOneFirst')
  return row
}

function outcome(context: Context) {
  const row = found(registrationOf(context), 'registration', context.exhibitionId)
  const auditStatus = registrationStatus(row, context.now())
  const message =
    row.step === 0 ? say(context.language, auditStatus === 'PASSED' ? 'registered' : 'registeredPending') : null
  const result = { accepted: true, submissionId: row.id, auditStatus, fieldErrors: [], message }
  return { result, registrationId: row.id, step: row.step }
}

import { agreement } from '@fair/contract/agreement.ts'
import { audience } from '@fair/contract/audience.ts'
import type { Form } from '@fair/contract/form.ts'
import type { FormValues } from '@fair/contract/form-field.ts'
import {
  type PreregistrationForms,
  type PreregistrationInfo,
  preregistration,
  type SignConfig,
} from '@fair/contract/preregistration.ts'
import type { Id, Instant } from '@fair/contract/rules/brand.ts'
import { backfillAddress } from '@fair/contract/rules/validation.ts'
import type { Call, Failure } from '../../api/client.ts'

/** The parameters in the page's address. */
export interface RegistrationQuery {
  /** Passed on to the submit and never followed (Spec 2, 7). */
  logIdUrl: string | null
  promotionChannelId: string | null
  /** Chosen by a link; the picker preselects it. */
  identityId: string | null
}

/** Maximum length of a text that is passed on; the platform stores no more. */
const LONGEST = 2000

/** @param begun `logIdUrl` of the address at which the visit began (client/after-load.ts) */
export function readQuery(search: string, begun: string | null = null): RegistrationQuery {
  const query = new URLSearchParams(search)
  const text = (name: string) => query.get(name)?.slice(0, LONGEST) || null
  return {
    logIdUrl: text('logIdUrl') ?? (begun?.slice(0, LONGEST) || null),
    promotionChannelId: text('promotionChannelId'),
    identityId: text('identityId'),
  }
}

/** The data that the pre-registration starts with. */
export interface Situation {
  config: SignConfig
  forms: PreregistrationForms[]
  /** Null for a visitor who is not logged in. */
  info: PreregistrationInfo | null
  /** The values sent to an earlier exhibition, to prefill the form. */
  last: { exhibitionName: string; values: FormValues } | null
  promotion: { promotionChannelId: string; name: string; isValid: boolean } | null
  agreements: { agreementId: Id; title: string; isAccepted: boolean }[]
  /** The identity that the visitor chose before; null: none. */
  lastIdentityId: string | null
}

export type Answer<T> = { ok: true; data: T } | Failure

/** Fetches this visitor's situation. Signed out, no personal data is requested. */
export async function loadSituation(
  call: Call,
  query: RegistrationQuery,
  isLogined: boolean,
): Promise<Answer<Situation>> {
  const { promotionChannelId } = query
  const channel = promotionChannelId === null ? {} : { promotionChannelId }
  const [config, forms, info, last, taken, promotion] = await Promise.all([
    call(preregistration.signConfig, {}),
    call(preregistration.identities, {}),
    call(isLogined ? preregistration.personalInfo : preregistration.info, channel),
    isLogined ? call(preregistration.last, {}) : null,
    isLogined ? call(audience.byUser, {}) : null,
    promotionChannelId === null ? null : call(preregistration.promotionValid, { promotionChannelId }),
  ])
  if (!config.ok) return config
  if (!forms.ok) return forms
  if (!info.ok) return info
  const { agreementIds } = config.data
  const titles = agreementIds.length > 0 ? await call(agreement.batch, { agreementIds }) : null
  if (titles && !titles.ok) return titles
  return {
    ok: true,
    data: {
      config: config.data,
      // The exhibition decides whether there is a second step, regardless of an identity's form for it.
      forms: config.data.hasStepTwo === '1' ? forms.data : forms.data.map((each) => ({ ...each, stepTwo: null })),
      info: isLogined ? info.data : null,
      // Optional data: registration works without it.
      last: last?.ok ? (last.data.last ?? null) : null,
      lastIdentityId: taken?.ok ? (taken.data.identityId ?? null) : null,
      promotion: promotion?.ok
        ? {
            promotionChannelId: promotion.data.promotionChannelId,
            name: promotion.data.promotionChannelName ?? '',
            isValid: promotion.data.promotionChannelValidStatus === '1',
          }
        : null,
      agreements: (titles?.data ?? []).map(({ agreementId, title, accepted }) => {
        return { agreementId, title, isAccepted: accepted === true }
      }),
    },
  }
}

export type Stage = 'notYet' | 'over' | 'closed' | 'signedOut' | 'identity' | 'one' | 'two' | 'done'

/**
 * The stage at which a visitor starts. Registered visitors see their result, even if registration has closed. Refused
 * ones see the reason, and start again from there.
 */
export function stageOf({ config, forms, info }: Situation, now: Instant): Stage {
  if (info?.registrationId != null && info.step === 0) return 'done'
  if (config.signState !== '1') {
    if (now < config.signFrom) return 'notYet'
    return now >= config.signTo ? 'over' : 'closed'
  }
  // No identity: no picker, no form.
  if (forms.length === 0) return 'closed'
  if (info === null) return 'signedOut'
  if (info.auditStatus === 'REFUSED') return 'done'
  if (info.step === 2 && forms.some((each) => each.stepTwo && each.identity.identityId === info.identityId))
    return 'two'
  return forms.length > 1 ? 'identity' : 'one'
}

const ADDRESSES = ['address', 'companyAddress'] as const

/**
 * The values to prefill, merged over those of the form. An address is prefilled only if the rule of Spec 5 allows it;
 * otherwise the field stays empty.
 */
export function knownValues(form: Form, info: PreregistrationInfo | null): FormValues {
  const values: FormValues = { ...form.values, ...info?.values }
  for (const name of ADDRESSES) if (backfillAddress(info?.[name] ?? null) === null) delete values[name]
  return values
}

/**
 * The same for values sent to an earlier exhibition, whose addresses are available only as values. The rule is applied
 * to the text that the platform would generate, whose regions are Chinese.
 */
export function lastValues(values: FormValues): FormValues {
  const copy = { ...values }
  for (const name of ADDRESSES) {
    const street = Object(copy[name])['street']
    if (backfillAddress(typeof street === 'string' ? `;${street}` : null) === null) delete copy[name]
  }
  return copy
}

const AGREED = 'agreement:'

/**
 * The form with the agreements that must be ticked before it is sent (signConfig), except those that the form itself
 * contains and those that the visitor has accepted in this version.
 *
 * @param labelOf the label of a checkbox, by an agreement's title
 */
export function withAgreements(
  form: Form,
  agreements: Situation['agreements'],
  title: string,
  labelOf: (title: string) => string,
): Form {
  const requested = form.sections.flatMap(({ fields }) =>
    fields.flatMap((each) => (each.type === 'agreement' ? [each.agreementId] : [])),
  )
  const fields = agreements
    .filter(({ agreementId, isAccepted }) => !isAccepted && !requested.includes(agreementId))
    .map(({ agreementId, title: name }) => ({
      type: 'agreement' as const,
      fieldId: `${AGREED}${agreementId}`,
      label: labelOf(name),
      required: true,
      agreementId,
    }))
  if (fields.length === 0) return form
  return { ...form, sections: [...form.sections, { sectionId: 'agreements', title, fields }] }
}

/** Splits the values into those of the form and the agreements that were ticked in either place, or accepted before. */
export function splitAgreements(
  form: Form,
  values: FormValues,
  agreements: Situation['agreements'],
): { values: FormValues; agreementIds: string[] } {
  const before = agreements.flatMap(({ agreementId, isAccepted }) => (isAccepted ? [agreementId] : []))
  const ticked = form.sections.flatMap(({ fields }) =>
    fields.flatMap((each) => (each.type === 'agreement' && values[each.fieldId] === true ? [each.agreementId] : [])),
  )
  const own = Object.fromEntries(Object.entries(values).filter(([fieldId]) => !fieldId.startsWith(AGREED)))
  return { values: own, agreementIds: [...new Set([...ticked, ...before])] }
}

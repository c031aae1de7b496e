import type { Call, Failure } from '../../api/client.ts'
import { agreement } from '../../contract/agreement.ts'
import { audience } from '../../contract/audience.ts'
import type { Form } from '../../contract/form.ts'
import type { FormValues } from '../../contract/form-field.ts'
import {
  type PreregistrationForms,
  type PreregistrationInfo,
  preregistration,
  type SignConfig,
} from '../../contract/preregistration.ts'
import type { Id, Instant } from '../../domain/brand.ts'
import { backfillAddress } from '../../domain/validation.ts'

/** What the address of the page brings. */
export interface RegistrationQuery {
  /** Passed on to the submit and never followed (Spec 2, 7). */
  logIdUrl: string | null
  promotionChannelId: string | null
  /** Chosen by a link; the picker begins with it. */
  identityId: string | null
}

/** Longest text that is passed on; the platform keeps no more. */
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

/** All that the pre-registration begins with. */
export interface Situation {
  config: SignConfig
  forms: PreregistrationForms[]
  /** Null for a visitor who is not logged in. */
  info: PreregistrationInfo | null
  /** What was sent to an earlier exhibition, to fill in again. */
  last: { exhibitionName: string; values: FormValues } | null
  promotion: { promotionChannelId: string; name: string; isValid: boolean } | null
  agreements: { agreementId: Id; title: string; isAccepted: boolean }[]
  /** The identity that the visitor has taken before; null: none. */
  lastIdentityId: string | null
}

export type Answer<T> = { ok: true; data: T } | Failure

/** Asks the platform how this visitor stands. Signed out, nothing personal is asked. */
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
      // The exhibition decides whether there is a second step, whatever form an identity has for it.
      forms: config.data.hasStepTwo === '1' ? forms.data : forms.data.map((each) => ({ ...each, stepTwo: null })),
      info: isLogined ? info.data : null,
      // These only help: without them one registers all the same.
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

/** Where a visitor is at the start. Whoever is registered sees what came of it, even when registration has closed. */
export function stageOf({ config, forms, info }: Situation, now: Instant): Stage {
  if (info?.registrationId != null && info.step === 0) return 'done'
  if (config.signState !== '1') {
    if (now < config.signFrom) return 'notYet'
    return now >= config.signTo ? 'over' : 'closed'
  }
  // No identity: no picker, no form (readings).
  if (forms.length === 0) return 'closed'
  if (info === null) return 'signedOut'
  if (info.step === 2 && forms.some((each) => each.stepTwo && each.identity.identityId === info.identityId))
    return 'two'
  return forms.length > 1 ? 'identity' : 'one'
}

const ADDRESSES = ['address', 'companyAddress'] as const

/**
 * The values to fill in again, over what the form itself knows. An address is filled in only as the rule of Spec 5 lets
 * it: otherwise it is replaced by null, which leaves it empty.
 */
export function knownValues(form: Form, info: PreregistrationInfo | null): FormValues {
  const values: FormValues = { ...form.values, ...info?.values }
  for (const name of ADDRESSES) if (backfillAddress(info?.[name] ?? null) === null) delete values[name]
  return values
}

/**
 * The same for what was sent to an earlier exhibition, whose addresses come as values only: the rule is held against the
 * text that the platform would make of one, whose regions are Chinese.
 */
export function lastValues(values: FormValues): FormValues {
  const kept = { ...values }
  for (const name of ADDRESSES) {
    const street = Object(kept[name])['street']
    if (backfillAddress(typeof street === 'string' ? `;${street}` : null) === null) delete kept[name]
  }
  return kept
}

const AGREED = 'agreement:'

/**
 * The form with the agreements that are to be ticked before it is sent (signConfig), but for those that it asks
 * itself, and those of which the visitor has agreed to this version before.
 *
 * @param labelOf the words of a tick, by an agreement's title
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

/** What of the values belongs to the form, and the agreements that were ticked in either place, or agreed to before. */
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

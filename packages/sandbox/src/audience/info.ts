import type { AudienceInfo } from '@fair/contract/audience.ts'
import { AddressValue } from '@fair/contract/form-field.ts'
import * as z from 'zod/mini'
import { wordsForOrNone } from '../business/words.ts'
import type { Context } from '../context.ts'
import { lastEnterprise, submissionStatus, valuesOf } from '../forms/submissions.ts'
import { placesIn } from '../geography/places.ts'
import type { RegistrationInfo } from '../sent.ts'
import { currentIdentity, identityFor, identityName } from './identities.ts'
import { registrationOf, registrationStatus } from './registrations.ts'

/** The user as a visitor of the exhibition (Spec 3). A reason is only given after a refusal. */
export function audienceInfo(context: Context): AudienceInfo {
  const { language, now } = context
  const current = currentIdentity(context)
  const row = registrationOf(context)
  const registrationAuditStatus = row ? registrationStatus(row, now()) : 'NONE'
  const registrationAuditReason = wordsForOrNone(row?.audit_reason ?? null, language)
  const enterprise = lastEnterprise(context)
  return {
    identityId: current?.identityId ?? null,
    audienceIdentity: current ? identityFor(context, current) : null,
    attendingIdentity:
      row?.step === 0
        ? {
            identityId: row.identity_id,
            identityName: identityName(context, row.identity_id),
            auditStatus: registrationAuditStatus,
            auditReason: registrationAuditReason,
          }
        : null,
    enterpriseValidateStatus: submissionStatus(enterprise, now()),
    enterpriseValidateReason: wordsForOrNone(enterprise?.audit_reason ?? null, language),
    registrationAuditStatus,
    registrationAuditReason,
  }
}

/** The enterprise that the user submitted last; null if there is none. */
export async function recentEnterprise(context: Context): Promise<RegistrationInfo | null> {
  const row = lastEnterprise(context)
  if (!row) return null
  const values = valuesOf(row) ?? {}
  const text = (fieldId: string) => {
    const value = values[fieldId]
    return typeof value === 'string' ? value : null
  }
  return {
    registrationId: row.id,
    identityId: row.identity_id ?? '',
    enterpriseId: null,
    enterpriseName: text('enterpriseName') ?? '',
    organisationCode: text('organisationCode'),
    companyAddress: await addressText(values['companyAddress']),
    auditStatus: submissionStatus(row, context.now()),
    registrationTime: row.time,
    values,
  }
}

/**
 * An address as the platform stores it for backfilling: region and street, separated by a semicolon. In Chinese, as the
 * platform is: the backfill rule (Spec 5) accepts no Latin letters. Null for anything but an address.
 */
export async function addressText(value: unknown): Promise<string | null> {
  const { data } = z.safeParse(AddressValue, value)
  if (!data) return null
  const { tree } = await placesIn('zh-CN')
  return `${data.region.map((place) => tree.labelOf(place)).join('')};${data.street}`
}

import type { AudienceIdentity } from '@fair/contract/audience.ts'
import type { AuditStatus } from '@fair/contract/form.ts'
import type { Context } from '../context.ts'
import { found } from '../failure.ts'
import { exhibitionDays } from '../forms/scope.ts'
import { say } from '../seed/text.ts'
import { IDENTITIES, type IdentitySeed, identityOf } from '../seed/visitor/identities.ts'
import { registrationOf, registrationStatus } from './registrations.ts'

/**
 * The identities available to the user: the open ones, and those granted. Only the first tenant has any, so that the
 * second shows a site without channels: no picker, no form.
 */
export function usableIdentities(context: Context): readonly IdentitySeed[] {
  const { db, userId } = context
  const granted = db.all<{ identity_id: string }>('SELECT identity_id FROM granted_identity WHERE user_id = ?', userId)
  const ids = new Set(granted.map(({ identity_id }) => identity_id))
  return offeredIdentities(context).filter(({ isOpen, identityId }) => isOpen || ids.has(identityId))
}

/** All identities of the tenant. */
export function offeredIdentities({ fair, tenantId }: Context): readonly IdentitySeed[] {
  return fair.tenants[0]?.tenantId === tenantId ? IDENTITIES : []
}

/** @throws PlatformError 4041 for an identity that is not available to the user */
export function usableIdentity(context: Context, identityId: string): IdentitySeed {
  const own = usableIdentities(context).find((each) => each.identityId === identityId)
  return found(own, 'identity', identityId)
}

/** The current identity: the one chosen, or the only one available; undefined until one is chosen. */
export function currentIdentity(context: Context): IdentitySeed | undefined {
  const { db, userId, exhibitionId } = context
  const usable = usableIdentities(context)
  const chosen = db.one<{ identity_id: string }>(
    'SELECT identity_id FROM chosen_identity WHERE user_id = ? AND exhibition_id = ?',
    userId,
    exhibitionId,
  )?.identity_id
  return usable.find(({ identityId }) => identityId === chosen) ?? (usable.length === 1 ? usable[0] : undefined)
}

export function chooseIdentity(context: Context, identityId: string): void {
  const { db, userId, exhibitionId } = context
  usableIdentity(context, identityId)
  db.run('INSERT OR REPLACE INTO chosen_identity VALUES (?, ?, ?)', userId, exhibitionId, identityId)
}

/** An identity in the reader's language, with its state for the user. */
export function identityFor(context: Context, seed: IdentitySeed): AudienceIdentity {
  const { language } = context
  return {
    identityId: seed.identityId,
    identityName: say(seed.name, language),
    description: say(seed.description, language),
    admission: admissionOf(context, seed),
    auditRequired: seed.auditRequired,
    hasBasicForm: true,
    hasIntentionForm: seed.intentionFormId !== null,
    channelFormId: seed.channelFormId,
    auditStatus: statusWith(context, seed.identityId),
  }
}

function statusWith(context: Context, identityId: string): AuditStatus {
  const row = registrationOf(context)
  return row?.identity_id === identityId ? registrationStatus(row, context.now()) : 'NONE'
}

/** The name of an identity, even if it is not, or no longer, available to the user. */
export function identityName({ language }: Context, identityId: string): string {
  const seed = identityOf(identityId)
  return seed ? say(seed.name, language) : identityId
}

/** The days on which an identity is admitted, in words: "18–19 November"; null for all of them. */
function admissionOf(context: Context, { admittedDays }: IdentitySeed): string | null {
  const days = exhibitionDays(context)
  const [first, last] = admittedDays ?? [0, days.length - 1]
  const from = days[first]
  const to = days[Math.min(last, days.length - 1)]
  if (admittedDays === null || from === undefined || to === undefined) return null
  const format = new Intl.DateTimeFormat(context.language, { month: 'long', day: 'numeric', timeZone: 'UTC' })
  const [start, end] = [new Date(`${from}T00:00Z`), new Date(`${to}T00:00Z`)]
  // The locale data write a Japanese range as 11/18～11/19, which looks like a fraction beside other dates.
  return context.language === 'ja-JP'
    ? `${format.format(start)}～${format.format(end)}`
    : format.formatRange(start, end)
}

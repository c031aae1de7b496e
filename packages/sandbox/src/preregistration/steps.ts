import { randomInt } from 'node:crypto'
import { randomId } from '@fair/contract/rules/limits.ts'
import { chooseIdentity, identityName } from '../audience/identities.ts'
import { addressText } from '../audience/info.ts'
import { type RegistrationRow, registrationOf, registrationStatus } from '../audience/registrations.ts'
import { dueIn } from '../business/clock.ts'
import { kindsOf } from '../business/kinds.ts'
import { newId } from '../business/numbers.ts'
import { activateTicket, insertTicket, ownTicket, ticketFrom } from '../business/tickets.ts'
import { wordsForOrNone } from '../business/words.ts'
import type { Context } from '../context.ts'
import { found, refused } from '../failure.ts'
import { AUDIT_MS } from '../forms/submissions.ts'
import type { IdentitySeed } from '../seed/visitor/identities.ts'
import type { FormValues, PreregistrationInfo, PreregistrationResult, Ticket } from '../sent.ts'
import { promotionOf } from './sign-config.ts'

export interface StepOne {
  readonly identity: IdentitySeed
  readonly values: FormValues
  readonly promotionChannelId: string | undefined
  /** Passed on and never followed (Spec 2). */
  readonly logIdUrl: string | undefined
}

const LONGEST_LINK = 2000

/**
 * Writes the first step: a new registration, or the correction of one that is incomplete or was refused. Without a
 * second step it is complete at once.
 *
 * @throws PlatformError 4090 if the visitor is already registered
 */
export function writeStepOne(context: Context, { identity, values, promotionChannelId, logIdUrl }: StepOne): string {
  const { db, tenantId, exhibitionId, userId, now } = context
  const old = registrationOf(context)
  if (old?.step === 0 && registrationStatus(old, now()) !== 'REFUSED') throw refused('registeredAlready')
  const channel = promotionChannelId === undefined ? null : promotionOf(promotionChannelId, context)
  const time = now().toISOString()
  const id = old?.id ?? newId('RG')
  const step = identity.stepTwoFormId === null ? 0 : 2
  db.run(
    `INSERT OR REPLACE INTO registration (id, number, tenant_id, exhibition_id, user_id, identity_id, step, step_one,
     step_two, audit_status, promotion_channel_id, log_id_url, pass_secret, time, update_time)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'NONE', ?, ?, ?, ?, ?)`,
    ...[id, old?.number ?? registrationNumber(), tenantId, exhibitionId, userId, identity.identityId, step],
    ...[JSON.stringify(values), old?.step_two ?? null],
    ...[channel?.promotionChannelValidStatus === '1' ? channel.promotionChannelId : null],
    ...[logIdUrl?.slice(0, LONGEST_LINK) ?? null, old?.pass_secret ?? randomId(16), old?.time ?? time, time],
  )
  chooseIdentity(context, identity.identityId)
  if (step === 0) finish(context, id, identity)
  return id
}

/** Writes the intentions, or null if they are skipped; this completes the registration. */
export function writeStepTwo(context: Context, id: string, identity: IdentitySeed, values: FormValues | null): void {
  context.db.run(
    'UPDATE registration SET step = 0, step_two = ? WHERE id = ?',
    values === null ? null : JSON.stringify(values),
    id,
  )
  finish(context, id, identity)
}

function finish({ db, now }: Context, id: string, { auditRequired }: IdentitySeed): void {
  const [status, due] = auditRequired ? ['PENDING', dueIn(now(), AUDIT_MS)] : ['PASSED', null]
  db.run(
    'UPDATE registration SET audit_status = ?, audit_reason = NULL, audit_due = ?, update_time = ? WHERE id = ?',
    ...[status ?? 'NONE', due ?? null, now().toISOString(), id],
  )
}

/** As displayed: RG-4179-9260. */
export function registrationNumber(): string {
  const digits = () => String(randomInt(10_000)).padStart(4, '0')
  return `RG-${digits()}-${digits()}`
}

/**
 * The result of a registration. The first time it is read after approval, it issues the visitor's pass.
 *
 * @throws PlatformError 4041 if there is none, or it is incomplete
 */
export function resultOf(context: Context): PreregistrationResult {
  const row = found(registrationOf(context), 'registration', context.exhibitionId)
  if (row.step !== 0) throw refused('registrationOpen')
  const status = registrationStatus(row, context.now())
  const values: FormValues = JSON.parse(row.step_one)
  const holderName = textIn(values, 'userName')
  const pass = status === 'PASSED' ? passOf(context, row, holderName) : null
  return {
    registrationId: row.id,
    registrationNumber: row.number,
    auditStatus: status,
    auditReason: wordsForOrNone(row.audit_reason, context.language),
    holderName,
    company: textIn(values, 'company'),
    identityName: identityName(context, row.identity_id),
    qrContent: pass ? pass.qrContent : status === 'PASSED' ? `HH/${row.number}/${row.pass_secret}` : null,
    ticketIds: pass ? [pass.ticketId] : [],
    registrationTime: row.time,
  }
}

export function textIn(values: FormValues, fieldId: string): string {
  const value = values[fieldId]
  return typeof value === 'string' ? value : ''
}

/**
 * The visitor's pass for the exhibition (ticket kind 'visitor'), issued once and activated for the registered name, so
 * that the gate reads a single code. Null if the exhibition has none.
 */
function passOf(context: Context, row: RegistrationRow, holderName: string): Ticket | null {
  const { db, now } = context
  const kind = kindsOf(context).find(({ plan }) => plan.code === 'visitor')
  if (!kind) return null
  const own = db.one<{ ticket_id: string }>(
    'SELECT ticket_id FROM ticket WHERE user_id = ? AND ticket_kind_id = ? ORDER BY activate_time IS NULL, seq LIMIT 1',
    row.user_id,
    kind.id,
  )
  const id = own?.ticket_id ?? insertTicket(db, { userId: row.user_id, kind, time: now().toISOString() })
  const ticket = ticketFrom(ownTicket(context, id), context)
  if (ticket.status !== 'INACTIVE' || holderName === '') return ticket
  activateTicket(context, ownTicket(context, id), holderName)
  return ticketFrom(ownTicket(context, id), context)
}

/**
 * The data that the visitor would register with, or has registered with (Spec 3). Includes the step to continue with; a
 * refused registration starts again.
 */
export async function personalInfo(
  context: Context,
  promotionChannelId: string | undefined,
  known: () => FormValues,
): Promise<PreregistrationInfo> {
  const row = registrationOf(context)
  const channel = promotionChannelId === undefined ? null : promotionOf(promotionChannelId, context)
  const status = row ? registrationStatus(row, context.now()) : 'NONE'
  const values: FormValues = row
    ? { ...JSON.parse(row.step_one), ...(row.step_two && JSON.parse(row.step_two)) }
    : known()
  return {
    registrationId: row?.id ?? null,
    identityId: row?.identity_id ?? null,
    auditStatus: status,
    step: !row || status === 'REFUSED' ? 1 : row.step,
    address: await addressText(values['address']),
    companyAddress: await addressText(values['companyAddress']),
    promotionChannelValidStatus: channel?.promotionChannelValidStatus ?? '0',
    promotionChannelId: channel?.promotionChannelId ?? row?.promotion_channel_id ?? null,
    values,
  }
}

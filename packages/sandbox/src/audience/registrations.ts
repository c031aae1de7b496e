import type { AuditStatus } from '@fair/contract/form.ts'
import type { Context } from '../context.ts'
import { auditAt } from './audit.ts'

/** A registration as stored in the table (db/audience.ts). */
export interface RegistrationRow {
  readonly id: string
  readonly number: string
  readonly exhibition_id: string
  readonly user_id: string
  readonly identity_id: string
  /** 2: the second step is open; 0: complete. */
  readonly step: number
  readonly step_one: string
  readonly step_two: string | null
  readonly audit_status: AuditStatus
  readonly audit_reason: string | null
  readonly audit_due: string | null
  readonly promotion_channel_id: string | null
  readonly pass_secret: string
  readonly time: string
  readonly update_time: string
}

/** The user's registration for the requested exhibition. */
export function registrationOf({ db, userId, exhibitionId }: Context): RegistrationRow | undefined {
  return db.one<RegistrationRow>(
    'SELECT * FROM registration WHERE user_id = ? AND exhibition_id = ?',
    userId,
    exhibitionId,
  )
}

/** A registration counts only once it is complete: until then it is not audited. */
export function registrationStatus(row: RegistrationRow, now: Date): AuditStatus {
  return row.step === 0 ? auditAt(row, now) : 'NONE'
}

/** The user's registrations for all exhibitions, latest first. */
export function registrationsOf({ db, userId }: Context): RegistrationRow[] {
  return db.all<RegistrationRow>('SELECT * FROM registration WHERE user_id = ? ORDER BY update_time DESC', userId)
}

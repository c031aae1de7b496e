import type { AuditStatus } from '@fair/contract/form.ts'
import { isDue } from '../business/clock.ts'
import type { Database } from '../db/database.ts'

/** An audit as stored. */
export interface AuditRow {
  readonly audit_status: AuditStatus
  readonly audit_due: string | null
}

/** The state of an audit: a pending one passes automatically once it is due, computed when it is read. */
export function auditAt({ audit_status, audit_due }: AuditRow, now: Date): AuditStatus {
  return audit_status === 'PENDING' && isDue(audit_due, now) ? 'PASSED' : audit_status
}

/** What can be audited. */
export type Audited = 'registration' | 'form_submission' | 'sign_group' | 'sign_member'

/** Decides an audit at once, as the platform's staff would. `reason` as written by wordsToColumn. @internal */
export function decide(
  db: Database,
  kind: Audited,
  id: string,
  status: AuditStatus,
  reason: string | null = null,
): void {
  db.run(`UPDATE ${kind} SET audit_status = ?, audit_reason = ?, audit_due = NULL WHERE id = ?`, status, reason, id)
}

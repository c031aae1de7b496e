import type { AuditStatus } from '../../contract/form.ts'
import { isDue } from '../business/clock.ts'
import type { Database } from '../db/database.ts'

/** An examination as it was written down. */
export interface AuditRow {
  readonly audit_status: AuditStatus
  readonly audit_due: string | null
}

/** How an examination stands: one under way passes by itself once it is due, worked out when somebody looks. */
export function auditAt({ audit_status, audit_due }: AuditRow, now: Date): AuditStatus {
  return audit_status === 'PENDING' && isDue(audit_due, now) ? 'PASSED' : audit_status
}

/** What can be examined. */
export type Audited = 'registration' | 'form_submission' | 'sign_group' | 'sign_member'

/** Decides an examination at once, as the platform's staff would. `reason` as keepWords writes it. @internal */
export function decide(
  db: Database,
  kind: Audited,
  id: string,
  status: AuditStatus,
  reason: string | null = null,
): void {
  db.run(`UPDATE ${kind} SET audit_status = ?, audit_reason = ?, audit_due = NULL WHERE id = ?`, status, reason, id)
}

import type { Language } from '@fair/contract/rules/language.ts'
import type { Database } from '../db/database.ts'

/** A message sent by the platform. The sandbox sends nothing: developers read it here. */
export interface OutboxMessage {
  readonly id: number
  readonly tenantId: string
  /** ISO 8601, UTC. */
  readonly time: string
  readonly channel: 'SMS' | 'EMAIL'
  /** The full phone number or email. */
  readonly recipient: string
  readonly language: Language
  /** Empty for an SMS. */
  readonly subject: string
  readonly body: string
  /** The verification code that it contains, if there is one. */
  readonly code: string | null
}

export function sendMessage(db: Database, message: Omit<OutboxMessage, 'id'>): void {
  const { tenantId, time, channel, recipient, language, subject, body, code } = message
  db.run(
    `INSERT INTO outbox (tenant_id, time, channel, recipient, language, subject, body, code)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[tenantId, time, channel, recipient, language, subject, body, code],
  )
}

export interface OutboxQuery {
  readonly tenantId?: string
  /** The full phone number with its dialling code ('+86 13800138000'), or the email. */
  readonly recipient?: string
  /** The maximum; 50 by default. */
  readonly limit?: number
}

/** The messages sent, newest first: for the page /sandbox/outbox and for tests. */
export function readOutbox(db: Database, { tenantId, recipient, limit = 50 }: OutboxQuery = {}): OutboxMessage[] {
  return db.all<OutboxMessage>(
    `SELECT id, tenant_id AS tenantId, time, channel, recipient, language, subject, body, code FROM outbox
     WHERE tenant_id = coalesce(?, tenant_id) AND recipient = coalesce(?, recipient) ORDER BY id DESC LIMIT ?`,
    tenantId ?? null,
    recipient ?? null,
    limit,
  )
}

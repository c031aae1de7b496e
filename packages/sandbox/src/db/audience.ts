import { fillAudience } from '../seed/visitor/fill-audience.ts'
import type { Area } from './area.ts'

/**
 * Audience identities, registrations and the forms sent. Values, lists and stored words (business/words.ts) are JSON;
 * an `audit_due` is when an audit passes automatically (business/clock.ts), null for never.
 */
export const audienceArea: Area = {
  name: 'audience',
  version: 1,
  tables: [
    // Identities that are not open to all.
    `CREATE TABLE granted_identity (
      user_id TEXT NOT NULL, identity_id TEXT NOT NULL, PRIMARY KEY (user_id, identity_id)
    ) WITHOUT ROWID`,
    `CREATE TABLE chosen_identity (
      user_id TEXT NOT NULL, exhibition_id TEXT NOT NULL, identity_id TEXT NOT NULL, PRIMARY KEY (user_id, exhibition_id)
    ) WITHOUT ROWID`,
    `CREATE TABLE form_submission (
      seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, tenant_id TEXT NOT NULL, exhibition_id TEXT NOT NULL,
      form_id TEXT NOT NULL, version TEXT NOT NULL, user_id TEXT, visitor_id TEXT NOT NULL, identity_id TEXT,
      form_values TEXT NOT NULL, audit_status TEXT NOT NULL, audit_reason TEXT, audit_due TEXT, time TEXT NOT NULL
    )`,
    `CREATE INDEX form_submission_by_user ON form_submission (user_id, form_id, seq)`,
    `CREATE TABLE registration (
      id TEXT PRIMARY KEY, number TEXT NOT NULL UNIQUE, tenant_id TEXT NOT NULL, exhibition_id TEXT NOT NULL,
      user_id TEXT NOT NULL, identity_id TEXT NOT NULL, step INTEGER NOT NULL, step_one TEXT NOT NULL, step_two TEXT,
      audit_status TEXT NOT NULL, audit_reason TEXT, audit_due TEXT, promotion_channel_id TEXT, log_id_url TEXT,
      pass_secret TEXT NOT NULL, time TEXT NOT NULL, update_time TEXT NOT NULL, UNIQUE (user_id, exhibition_id)
    )`,
    `CREATE TABLE tracking_record (
      seq INTEGER PRIMARY KEY, tenant_id TEXT NOT NULL, exhibition_id TEXT NOT NULL, user_id TEXT, visitor_id TEXT NOT NULL,
      time TEXT NOT NULL, pathname TEXT NOT NULL, content TEXT NOT NULL, received_time TEXT NOT NULL
    )`,
    `CREATE INDEX tracking_record_by_user ON tracking_record (user_id)`,
    `CREATE INDEX tracking_record_by_visitor ON tracking_record (visitor_id)`,
  ],
  fill: fillAudience,
}

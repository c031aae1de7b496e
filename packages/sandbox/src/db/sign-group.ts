import { fillSignGroups } from '../seed/visitor/fill-sign-groups.ts'
import type { Area } from './area.ts'

/** Groups that register together. Values are JSON, reasons are stored words; an `audit_due` is as in db/audience.ts. */
export const signGroupArea: Area = {
  name: 'sign-group',
  version: 1,
  tables: [
    `CREATE TABLE sign_group (
      seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, tenant_id TEXT NOT NULL, exhibition_id TEXT NOT NULL,
      user_id TEXT NOT NULL, category_id TEXT NOT NULL, name TEXT NOT NULL, leader_values TEXT NOT NULL,
      audit_status TEXT NOT NULL, audit_reason TEXT, audit_due TEXT, update_time TEXT NOT NULL
    )`,
    `CREATE INDEX sign_group_by_user ON sign_group (user_id)`,
    `CREATE TABLE sign_member (
      seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, group_id TEXT NOT NULL, member_values TEXT NOT NULL,
      state TEXT NOT NULL, audit_status TEXT NOT NULL, audit_reason TEXT, audit_due TEXT,
      pass_number TEXT NOT NULL, pass_secret TEXT NOT NULL, update_time TEXT NOT NULL
    )`,
    `CREATE INDEX sign_member_by_group ON sign_member (group_id)`,
    // A link for one member, or for anyone who joins (member_id null).
    `CREATE TABLE sign_invite (
      token TEXT PRIMARY KEY, group_id TEXT NOT NULL, member_id TEXT, expire_time TEXT NOT NULL, withdrawn INTEGER NOT NULL
    ) WITHOUT ROWID`,
  ],
  fill: fillSignGroups,
}

import { fillUsers } from '../seed/visitor/fill-users.ts'
import type { Area } from './area.ts'

/**
 * Accounts and logins. Times are ISO 8601 in UTC; `…_real` is the machine's clock in ms, for delays that have to pass
 * although the platform's clock stands still (elapsed.ts). Lists are JSON.
 */
export const accountsArea: Area = {
  name: 'accounts',
  version: 2,
  tables: [
    `CREATE TABLE user (
      id TEXT PRIMARY KEY, tenant_id TEXT NOT NULL, user_name TEXT NOT NULL,
      area_code TEXT, phone TEXT, email TEXT, password TEXT, portrait TEXT,
      company TEXT, job_title TEXT, language TEXT NOT NULL, time_zone TEXT,
      tag_ids TEXT NOT NULL DEFAULT '[]', industry_ids TEXT NOT NULL DEFAULT '[]', category_ids TEXT NOT NULL DEFAULT '[]',
      receives_email INTEGER NOT NULL DEFAULT 1, receives_sms INTEGER NOT NULL DEFAULT 0, tracking_consent INTEGER,
      advice_unread INTEGER NOT NULL DEFAULT 0, message_unread INTEGER NOT NULL DEFAULT 0, register_time TEXT NOT NULL
    ) WITHOUT ROWID`,
    `CREATE UNIQUE INDEX user_by_phone ON user (tenant_id, area_code, phone)`,
    `CREATE UNIQUE INDEX user_by_email ON user (tenant_id, email)`,
    `CREATE INDEX session_by_user ON session (user_id)`,
    // A user of another provider (OIDC), by its issuer and subject.
    `CREATE TABLE external_login (
      issuer TEXT NOT NULL, subject TEXT NOT NULL, tenant_id TEXT NOT NULL, user_id TEXT NOT NULL,
      PRIMARY KEY (issuer, subject, tenant_id)
    ) WITHOUT ROWID`,
    `CREATE TABLE consent (
      user_id TEXT NOT NULL, agreement_id TEXT NOT NULL, agreement_version TEXT NOT NULL, time TEXT NOT NULL,
      PRIMARY KEY (user_id, agreement_id, agreement_version)
    ) WITHOUT ROWID`,
    // `account` is a phone number with its dialling code or an email, as written by account.ts.
    `CREATE TABLE verification_code (
      id INTEGER PRIMARY KEY, tenant_id TEXT NOT NULL, scene TEXT NOT NULL, account TEXT NOT NULL, code TEXT NOT NULL,
      sent_time TEXT NOT NULL, sent_real INTEGER NOT NULL, tries_left INTEGER NOT NULL, used INTEGER NOT NULL DEFAULT 0
    )`,
    `CREATE INDEX verification_code_by_account ON verification_code (tenant_id, account, scene)`,
    `CREATE TABLE verification_proof (
      token TEXT PRIMARY KEY, tenant_id TEXT NOT NULL, scene TEXT NOT NULL, account TEXT NOT NULL, expire_time TEXT NOT NULL
    ) WITHOUT ROWID`,
    `CREATE TABLE wrong_password (
      tenant_id TEXT NOT NULL, account TEXT NOT NULL, count INTEGER NOT NULL, last_time TEXT NOT NULL,
      last_real INTEGER NOT NULL, PRIMARY KEY (tenant_id, account)
    ) WITHOUT ROWID`,
    `CREATE TABLE invitation (
      code TEXT PRIMARY KEY, tenant_id TEXT NOT NULL, user_id TEXT NOT NULL, expire_time TEXT NOT NULL
    ) WITHOUT ROWID`,
    `CREATE TABLE handover (
      code TEXT PRIMARY KEY, tenant_id TEXT NOT NULL, user_id TEXT NOT NULL, expire_time TEXT NOT NULL,
      used INTEGER NOT NULL DEFAULT 0
    ) WITHOUT ROWID`,
    // The copy of a user's data that was requested last, and its download address.
    `CREATE TABLE data_copy (
      user_id TEXT PRIMARY KEY, secret TEXT NOT NULL UNIQUE, ask_time TEXT NOT NULL, ready_due TEXT NOT NULL,
      expire_time TEXT NOT NULL, content TEXT NOT NULL
    ) WITHOUT ROWID`,
    // The keys of the built-in issuer (oidc/issuer.ts).
    `CREATE TABLE oidc_key (kid TEXT PRIMARY KEY, private_key TEXT NOT NULL) WITHOUT ROWID`,
    `CREATE TABLE oidc_code (
      code TEXT PRIMARY KEY, client_id TEXT NOT NULL, redirect_uri TEXT NOT NULL, subject TEXT NOT NULL,
      nonce TEXT NOT NULL, code_challenge TEXT NOT NULL, expire_time TEXT NOT NULL, used INTEGER NOT NULL DEFAULT 0
    ) WITHOUT ROWID`,
    // The platform's messages to people: stored here instead of being sent.
    `CREATE TABLE outbox (
      id INTEGER PRIMARY KEY, tenant_id TEXT NOT NULL, time TEXT NOT NULL, channel TEXT NOT NULL, recipient TEXT NOT NULL,
      language TEXT NOT NULL, subject TEXT NOT NULL, body TEXT NOT NULL, code TEXT
    )`,
  ],
  fill: fillUsers,
}

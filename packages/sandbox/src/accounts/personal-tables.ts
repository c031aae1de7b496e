import type { UserRow } from './users.ts'

/*
 * A table with personal data: which of it a copy contains, and what is deleted with the account. A test compares the
 * list with every table that has a column for a person.
 */

interface PersonalTable {
  readonly table: string
  /** Which rows are the person's; each `?` is the user's id. */
  readonly where: string
  /** Columns that a copy leaves out: secrets of the platform, which reveal nothing about the person, and bytes. */
  readonly hidden?: readonly string[]
  /** A copy contains nothing of it: tokens and the platform's own records of what was done. */
  readonly isSecret?: true
  /** These rows stay when the account is deleted: payments. */
  readonly keeps?: string
}

const byUser = (table: string, more: Partial<PersonalTable> = {}): PersonalTable => ({
  table,
  where: 'user_id = ?',
  ...more,
})
const ORDERS = 'order_id IN (SELECT order_id FROM purchase WHERE user_id = ?)'
const PAID = "order_id IN (SELECT order_id FROM purchase WHERE status IN ('PAID', 'REFUNDED'))"
const GROUPS = 'group_id IN (SELECT id FROM sign_group WHERE user_id = ?)'
/** Conversations between two: those of rooms belong to everyone. */
const CHATS = `chatgroup_id IN (SELECT chatgroup_id FROM chat_member JOIN chat_group USING (chatgroup_id)
  WHERE user_id = ? AND role NOT IN ('LIVE', 'MEETING'))`

/** In the order in which they can be deleted: dependent rows first. */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  { table: 'inquiry_recipient', where: 'inquiry_id IN (SELECT id FROM inquiry WHERE user_id = ?)' },
  byUser('inquiry'),
  { table: 'right_use', where: 'right_id IN (SELECT right_id FROM owned_right WHERE user_id = ?)' },
  byUser('owned_right'),
  byUser('ticket'),
  byUser('waiting'),
  byUser('coupon_owner'),
  { table: 'payment', where: ORDERS, isSecret: true },
  { table: 'order_refund', where: ORDERS, keeps: PAID },
  { table: 'order_invoice', where: ORDERS, hidden: ['secret'], keeps: PAID },
  { table: 'purchase_item', where: ORDERS, keeps: PAID },
  byUser('purchase', { keeps: PAID }),
  { table: 'sign_member', where: GROUPS, hidden: ['pass_secret'] },
  { table: 'sign_invite', where: GROUPS, isSecret: true },
  byUser('sign_group'),
  { table: 'chat_command', where: CHATS, isSecret: true },
  { table: 'chat_reply', where: CHATS, isSecret: true },
  { table: 'chat_message', where: `(sender = ? OR ${CHATS})` },
  { table: 'chat_group', where: CHATS },
  byUser('chat_member'),
  byUser('favourite'),
  byUser('card'),
  byUser('card_exchange'),
  byUser('card_share'),
  byUser('appointment'),
  byUser('schedule_feed', { hidden: ['token'] }),
  byUser('material'),
  byUser('session_question'),
  byUser('session_vote'),
  byUser('session_rating'),
  byUser('sample'),
  byUser('claim'),
  byUser('identity_check'),
  byUser('granted_identity'),
  byUser('chosen_identity'),
  byUser('form_submission'),
  byUser('registration', { hidden: ['pass_secret'] }),
  byUser('tracking_record'),
  byUser('meeting_guest'),
  { table: 'attendance', where: 'visitor = ?' },
  byUser('consent'),
  byUser('external_login'),
  byUser('file', { hidden: ['token', 'content'] }),
  byUser('preview_token', { isSecret: true }),
  byUser('im_token', { isSecret: true }),
  byUser('invitation', { isSecret: true }),
  byUser('handover', { isSecret: true }),
  byUser('session', { isSecret: true }),
  byUser('data_copy', { isSecret: true }),
  { table: 'done_once', where: 'requester = ?', isSecret: true },
  { table: 'wrong_password', where: 'account = ?', isSecret: true },
  { table: 'user', where: 'id = ?', hidden: ['password'] },
]

/** Tables that name a person by phone number or email, and the column: messages sent, codes and proofs. */
export const ACCOUNT_TABLES = [
  { table: 'outbox', column: 'recipient' },
  { table: 'verification_code', column: 'account' },
  { table: 'verification_proof', column: 'account' },
  { table: 'wrong_password', column: 'account' },
] as const

/** The user's id, once for each occurrence in a condition. */
export const idsFor = (where: string, userId: string): string[] =>
  Array.from({ length: where.split('?').length - 1 }, () => userId)

/** The phone number and email of a user in the form of account keys (account.ts). */
export const accountKeysOf = ({ area_code, phone, email }: UserRow): string[] => [
  ...(area_code && phone ? [`${area_code} ${phone}`] : []),
  ...(email ? [email] : []),
]

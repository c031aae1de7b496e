import { fillBusiness } from '../seed/business/fill.ts'
import type { Area } from './area.ts'

/*
 * A visitor's activity at the fair. Times are ISO 8601 in UTC with milliseconds, so that they compare as text; a `_due`
 * is when the other side answers, null for never: whether it has is computed from the clock when it is read, so that a
 * clock that stands still freezes everything. Lists and objects are JSON. Words in four languages (demo data) are a
 * JSON array in the order of LANGUAGES, a visitor's text is a JSON string (words.ts).
 */

const FOLLOWING = [
  `CREATE TABLE favourite (
    seq INTEGER PRIMARY KEY, user_id TEXT NOT NULL, follow_type TEXT NOT NULL, target_id TEXT NOT NULL,
    follow_time TEXT NOT NULL, UNIQUE (user_id, follow_type, target_id)
  )`,
]

const CARDS = [
  `CREATE TABLE card (
    card_id TEXT PRIMARY KEY, user_id TEXT NOT NULL, label TEXT NOT NULL, language TEXT NOT NULL,
    fields TEXT NOT NULL, shown_fields TEXT NOT NULL, portrait TEXT, is_default INTEGER NOT NULL, update_time TEXT NOT NULL
  ) WITHOUT ROWID`,
  // `state` is the last one written; ASKED changes automatically once answer_due has passed (exchanges.ts). The other
  // side's card: an exhibitor's is composed, a scanned one is stored in other_card, a shared one is found by share_id.
  `CREATE TABLE card_exchange (
    exchange_id TEXT PRIMARY KEY, user_id TEXT NOT NULL, state TEXT NOT NULL, exhibitor_id TEXT, other_card TEXT,
    share_id TEXT, own_card_id TEXT, given_fields TEXT NOT NULL, source TEXT NOT NULL, chatgroup_id TEXT, message TEXT,
    answer_due TEXT, accepts INTEGER NOT NULL, removed INTEGER NOT NULL, update_time TEXT NOT NULL
  ) WITHOUT ROWID`,
  `CREATE TABLE card_share (
    share_id TEXT PRIMARY KEY, user_id TEXT NOT NULL, card_id TEXT NOT NULL, fields TEXT NOT NULL,
    expire_time TEXT, withdrawn INTEGER NOT NULL, create_time TEXT NOT NULL
  ) WITHOUT ROWID`,
  `CREATE INDEX card_by_user ON card (user_id)`,
  `CREATE INDEX card_exchange_by_user ON card_exchange (user_id)`,
]

const INQUIRIES = [
  // `outcome` is FINISHED or CLOSED once the visitor has ended it, at end_time.
  `CREATE TABLE inquiry (
    id TEXT PRIMARY KEY, number TEXT NOT NULL, user_id TEXT NOT NULL, exhibition_id TEXT NOT NULL, kind TEXT NOT NULL,
    title TEXT NOT NULL, content TEXT NOT NULL, category_id TEXT NOT NULL, quantity REAL, unit TEXT, budget TEXT,
    deadline TEXT, destination TEXT, exhibits_id TEXT, attachments TEXT NOT NULL, buyer_name TEXT NOT NULL,
    anonymous INTEGER NOT NULL, create_time TEXT NOT NULL, outcome TEXT, end_time TEXT, feedback_id TEXT, remark TEXT,
    taken_back INTEGER NOT NULL DEFAULT 0
  ) WITHOUT ROWID`,
  `CREATE TABLE inquiry_recipient (
    inquiry_id TEXT NOT NULL, exhibitor_id TEXT NOT NULL, position INTEGER NOT NULL, read_due TEXT, answer_due TEXT,
    PRIMARY KEY (inquiry_id, exhibitor_id)
  ) WITHOUT ROWID`,
  `CREATE INDEX inquiry_recipient_by_exhibitor ON inquiry_recipient (exhibitor_id)`,
  `CREATE INDEX inquiry_by_user ON inquiry (user_id)`,
  `CREATE UNIQUE INDEX inquiry_number ON inquiry (number)`,
  `CREATE INDEX inquiry_in_hall ON inquiry (exhibition_id, kind, create_time DESC)`,
]

const SCHEDULE = [
  // Appointments, negotiation reservations and booked activities; cancelled ones stay, for the calendars.
  `CREATE TABLE appointment (
    appointment_id TEXT PRIMARY KEY, user_id TEXT NOT NULL, exhibition_id TEXT NOT NULL, kind TEXT NOT NULL,
    business_id TEXT NOT NULL, start_time TEXT NOT NULL, end_time TEXT NOT NULL, is_online INTEGER NOT NULL, topic TEXT,
    exhibits_id TEXT, ticket_id TEXT, confirm_due TEXT, cancelled INTEGER NOT NULL, cancel_reason_id TEXT,
    cancel_remark TEXT, sequence INTEGER NOT NULL, update_time TEXT NOT NULL
  ) WITHOUT ROWID`,
  `CREATE INDEX appointment_by_user ON appointment (user_id, start_time)`,
  `CREATE INDEX appointment_by_business ON appointment (kind, business_id)`,
  // Nobody has two appointments at the same time: the second of two visitors fails here whatever else was missed.
  `CREATE UNIQUE INDEX appointment_slot ON appointment (business_id, start_time) WHERE kind = 'NEGOTIATION' AND cancelled = 0`,
  `CREATE TABLE schedule_feed (
    user_id TEXT PRIMARY KEY, token TEXT NOT NULL UNIQUE, tenant_id TEXT NOT NULL, exhibition_id TEXT NOT NULL,
    language TEXT NOT NULL
  ) WITHOUT ROWID`,
  `CREATE TABLE activity_change (
    activity_id TEXT PRIMARY KEY, cancelled INTEGER NOT NULL, update_time TEXT NOT NULL
  ) WITHOUT ROWID`,
]

const TICKETS = [
  // The total number of tickets of a kind; null without a limit. The rest is that minus those taken (stock.ts).
  `CREATE TABLE ticket_stock (ticket_kind_id TEXT PRIMARY KEY, capacity INTEGER) WITHOUT ROWID`,
  // Waiting lists for what is sold out or full (TICKET, MEETING, ACTIVITY); notified_time: when a notice reported it as
  // available again.
  `CREATE TABLE waiting (
    user_id TEXT NOT NULL, kind TEXT NOT NULL, subject_id TEXT NOT NULL, notified_time TEXT,
    PRIMARY KEY (user_id, kind, subject_id)
  ) WITHOUT ROWID`,
  `CREATE TABLE ticket (
    seq INTEGER PRIMARY KEY, ticket_id TEXT NOT NULL UNIQUE, user_id TEXT NOT NULL, exhibition_id TEXT NOT NULL, ticket_kind_id TEXT NOT NULL,
    number TEXT NOT NULL, order_id TEXT, apply TEXT, decide_due TEXT, refused_reason TEXT, holder_name TEXT,
    receive_time TEXT NOT NULL, activate_time TEXT, use_time TEXT
  )`,
  `CREATE INDEX ticket_by_user ON ticket (user_id)`,
  `CREATE UNIQUE INDEX ticket_number ON ticket (number)`,
  `CREATE INDEX ticket_by_kind ON ticket (ticket_kind_id)`,
  `CREATE INDEX ticket_by_order ON ticket (order_id)`,
]

const ORDERS = [
  // UNPAID becomes CLOSED automatically once pay_before has passed; PAYING is settled at settle_due, REFUNDING at
  // refund_due.
  `CREATE TABLE purchase (
    seq INTEGER PRIMARY KEY, order_id TEXT NOT NULL UNIQUE, number TEXT NOT NULL, user_id TEXT NOT NULL, exhibition_id TEXT NOT NULL,
    type TEXT NOT NULL, status TEXT NOT NULL, currency TEXT NOT NULL, total INTEGER NOT NULL, discount INTEGER NOT NULL,
    create_time TEXT NOT NULL, pay_before TEXT NOT NULL, pay_time TEXT, pay_method TEXT, fail_reason TEXT,
    settle_due TEXT, refund_due TEXT, paid_twice INTEGER NOT NULL
  )`,
  `CREATE TABLE purchase_item (
    order_id TEXT NOT NULL, item_id TEXT NOT NULL, count INTEGER NOT NULL, unit_price INTEGER NOT NULL,
    PRIMARY KEY (order_id, item_id)
  )`,
  // `outcome` is the organiser's decision once decide_due has passed; a later change of the order is the purchase's own
  // status.
  `CREATE TABLE order_refund (
    order_id TEXT PRIMARY KEY, reason TEXT NOT NULL, remark TEXT, ask_time TEXT NOT NULL, decide_due TEXT, outcome TEXT,
    refused_reason TEXT
  ) WITHOUT ROWID`,
  `CREATE TABLE order_invoice (
    order_id TEXT PRIMARY KEY, buyer_type TEXT NOT NULL, title TEXT NOT NULL, tax_number TEXT, address TEXT,
    email TEXT NOT NULL, ask_time TEXT NOT NULL, issue_due TEXT, language TEXT NOT NULL, secret TEXT NOT NULL UNIQUE,
    refused_reason TEXT
  ) WITHOUT ROWID`,
  // A visit to the pay page: its purpose, its return address, and its outcome (OPEN until then).
  `CREATE TABLE payment (
    attempt TEXT PRIMARY KEY, order_id TEXT NOT NULL, language TEXT NOT NULL, return_to TEXT NOT NULL, outcome TEXT NOT NULL
  ) WITHOUT ROWID`,
  `CREATE TABLE coupon_owner (
    coupon_id TEXT NOT NULL, user_id TEXT NOT NULL, order_id TEXT, receive_time TEXT NOT NULL, PRIMARY KEY (coupon_id, user_id)
  ) WITHOUT ROWID`,
  `CREATE TABLE owned_right (
    seq INTEGER PRIMARY KEY, right_id TEXT NOT NULL UNIQUE, user_id TEXT NOT NULL, exhibition_id TEXT NOT NULL, code TEXT NOT NULL,
    apply_source TEXT NOT NULL, order_id TEXT, quota INTEGER, used INTEGER NOT NULL
  )`,
  // The use of a right that requires approval: requested, and granted at grant_due.
  `CREATE TABLE right_use (right_id TEXT NOT NULL, grant_due TEXT, remark TEXT)`,
  `CREATE INDEX purchase_by_user ON purchase (user_id)`,
  `CREATE UNIQUE INDEX purchase_number ON purchase (number)`,
  `CREATE INDEX purchase_item_by_item ON purchase_item (item_id)`,
  `CREATE INDEX payment_by_order ON payment (order_id)`,
  `CREATE INDEX owned_right_by_user ON owned_right (user_id)`,
  `CREATE INDEX right_use_by_right ON right_use (right_id)`,
]

const THINGS = [
  `CREATE TABLE material (
    seq INTEGER PRIMARY KEY, material_id TEXT NOT NULL, user_id TEXT NOT NULL, source TEXT NOT NULL,
    source_id TEXT NOT NULL, file_id TEXT NOT NULL, file TEXT NOT NULL, save_time TEXT NOT NULL,
    UNIQUE (user_id, source, file_id)
  )`,
  // `outcome`: CANCELLED or RECEIVED by the visitor, REFUSED by the exhibitor at accept_due; otherwise the dues
  // determine the status.
  `CREATE TABLE sample (
    seq INTEGER PRIMARY KEY, sample_id TEXT NOT NULL UNIQUE, user_id TEXT NOT NULL, exhibits_id TEXT NOT NULL, quantity INTEGER NOT NULL,
    receiver TEXT NOT NULL, contact_method TEXT NOT NULL, address TEXT NOT NULL, remark TEXT, create_time TEXT NOT NULL,
    accept_due TEXT, send_due TEXT, accepts INTEGER NOT NULL, outcome TEXT, outcome_time TEXT
  )`,
  // Several users may request an entry; the first to pass gets it.
  `CREATE TABLE claim (
    exhibitor_id TEXT NOT NULL, user_id TEXT NOT NULL, pass_due TEXT, claim_time TEXT NOT NULL,
    PRIMARY KEY (exhibitor_id, user_id)
  ) WITHOUT ROWID`,
  `CREATE INDEX claim_by_user ON claim (user_id)`,
  `CREATE TABLE identity_check (
    user_id TEXT PRIMARY KEY, status TEXT NOT NULL, real_name TEXT, reason TEXT
  ) WITHOUT ROWID`,
  `CREATE INDEX sample_by_user ON sample (user_id)`,
]

export const businessArea: Area = {
  name: 'business',
  version: 4,
  tables: [...FOLLOWING, ...CARDS, ...INQUIRIES, ...SCHEDULE, ...TICKETS, ...ORDERS, ...THINGS],
  fill: fillBusiness,
}

import { fillAlive } from '../seed/alive/fill.ts'
import type { Area } from './area.ts'

/*
 * Streams, their visitors and their messages. `kind` is LIVE or MEETING, `visitor` a user's id or 'visitor ' with the
 * visitor id. Times are ISO 8601 in UTC; a `_due` is as written by business/clock.ts.
 */

const RUNS = [
  // The organiser's switches: OFFLINE takes a live or meeting offline, PAUSED means that its source is gone.
  `CREATE TABLE run_switch (kind TEXT NOT NULL, id TEXT NOT NULL, switch TEXT NOT NULL, PRIMARY KEY (kind, id)) WITHOUT ROWID`,
  `CREATE TABLE attendance (
    kind TEXT NOT NULL, id TEXT NOT NULL, visitor TEXT NOT NULL, join_time TEXT NOT NULL, leave_time TEXT,
    removed INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (kind, id, visitor)
  ) WITHOUT ROWID`,
  // Faults of a stream, or of a part of it (streams/faults.ts).
  `CREATE TABLE stream_fault (
    kind TEXT NOT NULL, id TEXT NOT NULL, part TEXT NOT NULL, fault TEXT NOT NULL,
    PRIMARY KEY (kind, id, part)
  ) WITHOUT ROWID`,
  // Changes to a room's initial configuration, as JSON.
  `CREATE TABLE room (room_id TEXT PRIMARY KEY, config TEXT NOT NULL) WITHOUT ROWID`,
  // Users who are guests of a meeting, not part of its audience.
  `CREATE TABLE meeting_guest (
    meeting_id TEXT NOT NULL, user_id TEXT NOT NULL, guest_id TEXT NOT NULL, PRIMARY KEY (meeting_id, user_id)
  ) WITHOUT ROWID`,
]

const CHATS = [
  // `accept_due`: staff accepts the chat; `answer_due`: they answer the message that was left, also to `contact`.
  `CREATE TABLE chat_group (
    chatgroup_id TEXT PRIMARY KEY, tenant_id TEXT NOT NULL, exhibition_id TEXT NOT NULL, role TEXT NOT NULL,
    role_id TEXT NOT NULL, status TEXT NOT NULL, staff_id TEXT, exhibits_id TEXT, accept_due TEXT, answer_due TEXT,
    contact TEXT, update_time TEXT NOT NULL
  ) WITHOUT ROWID`,
  `CREATE TABLE chat_member (
    session_id TEXT PRIMARY KEY, chatgroup_id TEXT NOT NULL, user_id TEXT NOT NULL, unread INTEGER NOT NULL,
    hidden INTEGER NOT NULL, UNIQUE (chatgroup_id, user_id)
  ) WITHOUT ROWID`,
  `CREATE TABLE chat_message (
    seq INTEGER PRIMARY KEY, id TEXT NOT NULL, chatgroup_id TEXT NOT NULL, contents_type TEXT NOT NULL,
    msg_content TEXT NOT NULL, url TEXT, length REAL, file TEXT, time TEXT NOT NULL, sender TEXT NOT NULL, sender_name TEXT,
    is_staff INTEGER NOT NULL, is_read INTEGER NOT NULL, UNIQUE (chatgroup_id, id)
  )`,
  `CREATE TABLE im_token (token TEXT PRIMARY KEY, user_id TEXT NOT NULL, expire_time TEXT NOT NULL) WITHOUT ROWID`,
  `CREATE INDEX chat_member_by_user ON chat_member (user_id)`,
  `CREATE INDEX chat_group_by_role ON chat_group (tenant_id, role, role_id)`,
]

// Visitors' questions and ratings of a live or meeting. The sample audience's own are computed from the seed
// (handlers/session-feedback.ts).
const FEEDBACK = [
  `CREATE TABLE session_question (
    question_id TEXT PRIMARY KEY, kind TEXT NOT NULL, id TEXT NOT NULL, user_id TEXT NOT NULL, content TEXT NOT NULL,
    ask_time TEXT NOT NULL, answer_due TEXT NOT NULL
  ) WITHOUT ROWID`,
  `CREATE TABLE session_vote (
    question_id TEXT NOT NULL, user_id TEXT NOT NULL, PRIMARY KEY (question_id, user_id)
  ) WITHOUT ROWID`,
  `CREATE TABLE session_rating (
    kind TEXT NOT NULL, id TEXT NOT NULL, user_id TEXT NOT NULL, stars INTEGER NOT NULL, comment TEXT NOT NULL,
    rate_time TEXT NOT NULL, PRIMARY KEY (kind, id, user_id)
  ) WITHOUT ROWID`,
  `CREATE INDEX session_question_by_session ON session_question (kind, id)`,
]

export const aliveArea: Area = {
  name: 'alive',
  version: 4,
  tables: [...RUNS, ...CHATS, ...FEEDBACK],
  fill: fillAlive,
}

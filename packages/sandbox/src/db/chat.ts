import type { Area } from './area.ts'

/** The tables of the real-time chat service besides the messages (alive.ts). Times are ISO 8601 in UTC. */
export const chatArea: Area = {
  name: 'chat',
  version: 2,
  tables: [
    // A developer's switches: state (stopped, broken), delay (ms), staff (off).
    `CREATE TABLE chat_switch (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID`,
    // Custom events of customer service; after_seq is the message after which each happened.
    `CREATE TABLE chat_command (
      seq INTEGER PRIMARY KEY, chatgroup_id TEXT NOT NULL, event TEXT NOT NULL, staff_name TEXT, time TEXT NOT NULL,
      after_seq INTEGER NOT NULL
    )`,
    `CREATE INDEX chat_command_by_group ON chat_command (chatgroup_id)`,
    // Room commands, as JSON: sent once to connected users (handlers/room-commands.ts).
    `CREATE TABLE room_command (seq INTEGER PRIMARY KEY, chatgroup_id TEXT NOT NULL, command TEXT NOT NULL)`,
    // When staff reads and answers a visitor's last message: by the machine's clock, in ms.
    `CREATE TABLE chat_reply (
      chatgroup_id TEXT PRIMARY KEY, text TEXT NOT NULL, read_due INTEGER, answer_due INTEGER
    ) WITHOUT ROWID`,
  ],
}

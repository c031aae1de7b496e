import type { Database } from '../db/database.ts'
import type { RunKind } from '../db/runs.ts'
import type { GroupCommand } from '../sent.ts'
import { roomGroupId } from './chat-rooms.ts'

const MEETING_ROOM = 'RM-'

/** The room of a meeting; a live's is its _id. */
export const roomIdOf = (kind: RunKind, id: string): string => (kind === 'MEETING' ? MEETING_ROOM + id : id)

/** The live or meeting that a room belongs to. */
export const ownerOfRoom = (roomId: string): { kind: RunKind; id: string } =>
  roomId.startsWith(MEETING_ROOM)
    ? { kind: 'MEETING', id: roomId.slice(MEETING_ROOM.length) }
    : { kind: 'LIVE', id: roomId }

export interface RoomCommandRow {
  readonly seq: number
  readonly chatgroup_id: string
  readonly command: GroupCommand
}

/**
 * Sends a room command to connected users (Spec 4); users who join later find its effect in the room's configuration.
 */
export function sendToRoom(db: Database, command: GroupCommand): void {
  const { kind, id } = ownerOfRoom(command.roomId)
  db.run(
    'INSERT INTO room_command (chatgroup_id, command) VALUES (?, ?)',
    roomGroupId(kind, id),
    JSON.stringify(command),
  )
}

/** Commands after a seq of the table, oldest first. */
export function roomCommandsAfter(db: Database, seq: number): RoomCommandRow[] {
  return db
    .all<{ seq: number; chatgroup_id: string; command: string }>(
      'SELECT * FROM room_command WHERE seq > ? ORDER BY seq',
      seq,
    )
    .map((row) => ({ ...row, command: JSON.parse(row.command) }))
}

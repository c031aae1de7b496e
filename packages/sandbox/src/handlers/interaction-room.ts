import type { interaction as declared } from '@fair/contract/interaction.ts'
import { liveOf, meetingOf } from '../business/subjects.ts'
import type { Context } from '../context.ts'
import { found } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'
import type { Platform } from '../platform.ts'
import type { GroupCommand, RoomConfig, RoomGuest } from '../sent.ts'
import { roomGroupId } from './chat-rooms.ts'
import { ownerOfRoom, roomIdOf, sendToRoom } from './room-commands.ts'
import { removeVisitor } from './stream-switch.ts'

/** Spec 7 (interaction/room/config). */
export const interaction: GroupHandlers<typeof declared> = {
  roomConfig: ({ roomId }, context) => roomConfigOf(roomId, context),
}

/** A meeting's room; a live's is its _id. */
export const roomOf = (meetingId: string): string => roomIdOf('MEETING', meetingId)

/** Changes to a room since it opened; per guest if they concern one. */
interface Changes {
  readonly layout?: RoomConfig['layout']
  readonly guests?: Readonly<Record<string, Partial<Pick<RoomGuest, 'position' | 'videoOpen' | 'audioOpen'>>>>
}

/**
 * The current configuration of a room: the initial one, with all later commands applied (Spec 4).
 *
 * @throws PlatformError 4041
 */
export function roomConfigOf(roomId: string, context: Context): RoomConfig {
  const changes = changesOf(context, roomId)
  const { kind, id: meetingId } = ownerOfRoom(roomId)
  if (kind === 'LIVE') {
    const live = found(liveOf(roomId, context), 'liveStream', roomId)
    const chatOpen = live.state === 'live' || live.state === 'upcoming'
    const chatgroupId = roomGroupId('LIVE', roomId)
    return { roomId, chatgroupId, chatOpen, layout: changes.layout ?? 'SCREEN', guests: [], masterVoice: null }
  }
  const meeting = found(meetingOf(meetingId, context), 'meetingRoom', meetingId)
  const guests = meeting.speakers.map((speaker, position) => ({
    ...speaker,
    position,
    videoOpen: true,
    // The others are muted until they are invited to speak.
    audioOpen: position === 0,
    ...changes.guests?.[speaker.guestId],
  }))
  return {
    roomId,
    chatgroupId: roomGroupId('MEETING', meetingId),
    chatOpen: meeting.state === 'live' || meeting.state === 'upcoming',
    layout: changes.layout ?? (guests.length > 2 ? 'GRID' : 'SPEAKER'),
    guests: guests.toSorted((a, b) => a.position - b.position),
    masterVoice: guests.find(({ audioOpen }) => audioOpen)?.guestId ?? null,
  }
}

/** Applies a command to the room, so that anyone who joins later gets the result, and sends it to those in the room. */
export function steerRoom(platform: Platform, command: GroupCommand): void {
  platform.db.transaction(() => {
    apply(platform, command)
    sendToRoom(platform.db, command)
  })
}

function apply(platform: Platform, command: GroupCommand): void {
  const { roomId } = command
  switch (command.command) {
    case 'closeVideo':
      changeGuests(platform, roomId, [command.guestId], { videoOpen: false })
      return
    case 'openVideo':
      changeGuests(platform, roomId, [command.guestId], { videoOpen: true })
      return
    case 'closeAudio':
      changeGuests(platform, roomId, [command.guestId], { audioOpen: false })
      return
    case 'openAudio':
      changeGuests(platform, roomId, [command.guestId], { audioOpen: true })
      return
    case 'allClose':
      changeGuests(platform, roomId, guestsIn(platform, roomId), { audioOpen: false, videoOpen: false })
      return
    case 'allOpen':
      changeGuests(platform, roomId, guestsIn(platform, roomId), { audioOpen: true, videoOpen: true })
      return
    case 'updateGuestPositions':
      for (const { guestId, position } of command.positions) changeGuests(platform, roomId, [guestId], { position })
      return
    case 'meetingLayout':
      keep(platform, roomId, { ...changesOf(platform, roomId), layout: command.layout })
      return
    case 'leave_meeting':
    case 'leave_live':
    case 'Removed_forcibly':
      empty(platform, command)
      return
  }
}

type Leaving = Extract<GroupCommand, { command: 'leave_meeting' | 'leave_live' | 'Removed_forcibly' }>

/** The affected users leave; a user who was removed by force cannot re-enter. */
function empty(platform: Platform, command: Leaving): void {
  const { roomId, userIds } = command
  const { kind, id } = ownerOfRoom(roomId)
  const time = platform.now().toISOString()
  const present = platform.db.all<{ visitor: string }>(
    'SELECT visitor FROM attendance WHERE kind = ? AND id = ? AND leave_time IS NULL',
    kind,
    id,
  )
  for (const visitor of userIds ?? present.map((row) => row.visitor)) {
    if (command.command === 'Removed_forcibly') removeVisitor(platform, kind, id, visitor)
    else {
      const sql = 'UPDATE attendance SET leave_time = ? WHERE kind = ? AND id = ? AND visitor = ?'
      platform.db.run(sql, time, kind, id, visitor)
    }
  }
}

function guestsIn({ fair }: Platform, roomId: string): string[] {
  const meeting = fair.meetings.find(({ id }) => roomOf(id) === roomId)
  return meeting?.compose('en-US').speakers.map(({ guestId }) => guestId) ?? []
}

function changeGuests(
  platform: Platform,
  roomId: string,
  guestIds: readonly string[],
  change: Partial<Pick<RoomGuest, 'position' | 'videoOpen' | 'audioOpen'>>,
): void {
  const old = changesOf(platform, roomId)
  const changed = guestIds.map((guestId) => [guestId, { ...old.guests?.[guestId], ...change }] as const)
  keep(platform, roomId, { ...old, guests: { ...old.guests, ...Object.fromEntries(changed) } })
}

function changesOf({ db }: Pick<Platform, 'db'>, roomId: string): Changes {
  const row = db.one<{ config: string }>('SELECT config FROM room WHERE room_id = ?', roomId)
  return row ? JSON.parse(row.config) : {}
}

function keep({ db }: Platform, roomId: string, changes: Changes): void {
  db.run('INSERT OR REPLACE INTO room VALUES (?, ?)', roomId, JSON.stringify(changes))
}

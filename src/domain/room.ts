import type { GroupCommand, RoomConfig, RoomGuest } from '@fair/contract/interaction.ts'

/*
 * Spec 4, "Chat": commands over the chat connection that control a room change the state of its guests, or end the
 * visit. Only commands for the current room count.
 */

/** The room after a command; the same object if nothing changed, as for any other room. */
export function steered(room: RoomConfig, command: GroupCommand): RoomConfig {
  if (command.roomId !== room.roomId) return room
  switch (command.command) {
    case 'closeVideo':
      return withGuest(room, command.guestId, { videoOpen: false })
    case 'openVideo':
      return withGuest(room, command.guestId, { videoOpen: true })
    case 'closeAudio':
      return withGuest(room, command.guestId, { audioOpen: false })
    case 'openAudio':
      return withGuest(room, command.guestId, { audioOpen: true })
    case 'allClose':
      return withGuests(room, () => ({ videoOpen: false, audioOpen: false }))
    case 'allOpen':
      return withGuests(room, () => ({ videoOpen: true, audioOpen: true }))
    case 'updateGuestPositions': {
      const to = new Map(command.positions.map(({ guestId, position }) => [guestId, position]))
      return withGuests(room, ({ guestId, position }) => ({ position: to.get(guestId) ?? position }))
    }
    case 'meetingLayout':
      return room.layout === command.layout ? room : { ...room, layout: command.layout }
    case 'leave_meeting':
    case 'leave_live':
    case 'Removed_forcibly':
      return room
  }
}

type Change = Partial<Pick<RoomGuest, 'position' | 'videoOpen' | 'audioOpen'>>

const withGuest = (room: RoomConfig, guestId: string, change: Change): RoomConfig =>
  withGuests(room, (guest) => (guest.guestId === guestId ? change : {}))

/**
 * Guests are ordered by their position; a lead speaker whose sound was turned off no longer leads, and all are heard
 * equally.
 */
function withGuests(room: RoomConfig, changeOf: (guest: RoomGuest) => Change): RoomConfig {
  let isNews = false
  const guests = room.guests.map((guest) => {
    const change = changeOf(guest)
    const isSame = Object.entries(change).every(([name, value]) => guest[name as keyof Change] === value)
    isNews ||= !isSame
    return isSame ? guest : { ...guest, ...change }
  })
  if (!isNews) return room
  const leads = guests.some(({ guestId, audioOpen }) => guestId === room.masterVoice && audioOpen)
  return {
    ...room,
    guests: guests.toSorted((a, b) => a.position - b.position),
    masterVoice: leads ? (room.masterVoice ?? null) : null,
  }
}

/** Why a visitor has to leave: the session is over, or it was set offline for them (Spec 8 has a sentence for each). */
export interface Farewell {
  readonly reason: 'ended' | 'offline'
  readonly of: 'live' | 'meeting'
}

/**
 * What a command means for a visitor in a room: that they have to leave it, or null.
 *
 * @param userId the visitor; null for one without an account, who is affected only by commands to all
 */
export function farewellIn(command: GroupCommand, roomId: string, userId: string | null): Farewell | null {
  const { command: name } = command
  if (command.roomId !== roomId) return null
  if (name !== 'leave_meeting' && name !== 'leave_live' && name !== 'Removed_forcibly') return null
  if (command.userIds && !(userId !== null && command.userIds.includes(userId))) return null
  if (name === 'Removed_forcibly') {
    return { reason: 'offline', of: command.businessType === 'LIVE' ? 'live' : 'meeting' }
  }
  return { reason: 'ended', of: name === 'leave_live' ? 'live' : 'meeting' }
}

/** Maximum number of guests' own streams that play at the same time beside the mixed picture. */
const TILES_PLAYING = 4

/** The guests whose own picture may play beside the mixed one: in a grid the first four, else the speaker. */
export function playingIn({ layout, guests }: Pick<RoomConfig, 'layout' | 'guests'>): string[] {
  const open = guests.filter(({ videoOpen }) => videoOpen).map(({ guestId }) => guestId)
  return open.slice(0, layout === 'GRID' ? TILES_PLAYING : 1)
}

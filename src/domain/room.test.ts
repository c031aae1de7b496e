import type { GroupCommand, RoomConfig } from '@fair/contract/interaction.ts'
import { describe, expect, it } from 'vitest'
import { parsed } from '../../tests/parsed.ts'
import { farewellIn, playingIn, steered } from './room.ts'

const guest = (guestId: string, position: number, videoOpen: boolean, audioOpen: boolean) => ({
  ...{ guestId, guestName: guestId.toUpperCase(), portrait: null },
  ...{ position, videoOpen, audioOpen },
})
const ROOM: RoomConfig = parsed({
  roomId: 'R',
  chatgroupId: 'G',
  chatOpen: true,
  layout: 'GRID',
  guests: [guest('a', 0, true, true), guest('b', 1, true, false), guest('c', 2, false, false)],
  masterVoice: 'a',
})
/** 'a+-' : a's video is on, the sound off. */
const written = ({ guests }: RoomConfig) =>
  guests.map((each) => `${each.guestId}${each.videoOpen ? '+' : '-'}${each.audioOpen ? '+' : '-'}`).join(' ')
const byNow = (command: GroupCommand) => steered(ROOM, command)
const room = { roomId: 'R' }

describe('a command', () => {
  it.each<[GroupCommand, string]>([
    [{ command: 'closeVideo', ...room, guestId: 'a' }, 'a-+ b+- c--'],
    [{ command: 'openVideo', ...room, guestId: 'c' }, 'a++ b+- c+-'],
    [{ command: 'closeAudio', ...room, guestId: 'a' }, 'a+- b+- c--'],
    [{ command: 'openAudio', ...room, guestId: 'b' }, 'a++ b++ c--'],
    [{ command: 'allClose', ...room }, 'a-- b-- c--'],
    [{ command: 'allOpen', ...room }, 'a++ b++ c++'],
  ])('%o changes the guests’ video and sound to %s', (command, guests) => {
    expect(written(byNow(command))).toBe(guests)
    expect(written(ROOM)).toBe('a++ b+- c--')
  })

  it('moves the guests that it names, and leaves the others in place', () => {
    const positions = [
      { guestId: 'c', position: 0 },
      { guestId: 'a', position: 2 },
      { guestId: 'nobody', position: 1 },
    ]
    expect(
      byNow(parsed({ command: 'updateGuestPositions', ...room, positions })).guests.map(({ guestId }) => guestId),
    ).toEqual(['c', 'b', 'a'])
  })

  it('changes the layout', () => {
    expect(byNow({ command: 'meetingLayout', ...room, layout: 'SCREEN' })).toEqual({ ...ROOM, layout: 'SCREEN' })
  })

  it('that mutes the leading voice clears it, and other commands do not', () => {
    expect(byNow({ command: 'closeAudio', ...room, guestId: 'a' }).masterVoice).toBeNull()
    expect(byNow({ command: 'closeVideo', ...room, guestId: 'a' }).masterVoice).toBe('a')
    expect(byNow({ command: 'openAudio', ...room, guestId: 'b' }).masterVoice).toBe('a')
  })

  it.each<GroupCommand>(
    parsed([
      { command: 'closeVideo', ...room, guestId: 'c' },
      { command: 'openAudio', ...room, guestId: 'nobody' },
      { command: 'meetingLayout', ...room, layout: 'GRID' },
      { command: 'updateGuestPositions', ...room, positions: [{ guestId: 'b', position: 1 }] },
      { command: 'leave_meeting', ...room, userIds: null },
      { command: 'leave_live', ...room, userIds: null },
      { command: 'Removed_forcibly', ...room, userIds: null, businessType: 'MEETING' },
      { command: 'allClose', roomId: 'another' },
      { command: 'meetingLayout', roomId: 'another', layout: 'SCREEN' },
    ]),
  )('%o changes nothing', (command) => {
    expect(byNow(command)).toBe(ROOM)
  })
})

describe('farewellIn', () => {
  const leaving = (command: GroupCommand, userId: string | null = 'U1') => farewellIn(command, 'R', userId)

  it('returns the reason and whether a live or a meeting ended', () => {
    expect(leaving({ command: 'leave_meeting', ...room })).toEqual({ reason: 'ended', of: 'meeting' })
    expect(leaving({ command: 'leave_live', ...room })).toEqual({ reason: 'ended', of: 'live' })
    for (const [businessType, of] of [
      ['LIVE', 'live'],
      ['MEETING', 'meeting'],
    ] as const) {
      const command: GroupCommand = { command: 'Removed_forcibly', ...room, businessType }
      expect(leaving(command)).toEqual({ reason: 'offline', of })
    }
  })

  it('applies to all or to the named users, and only in this room', () => {
    expect(leaving({ command: 'leave_meeting', ...room, userIds: null }, null)).not.toBeNull()
    expect(leaving({ command: 'leave_meeting', ...room, userIds: ['U1', 'U2'] })).not.toBeNull()
    expect(leaving({ command: 'leave_meeting', ...room, userIds: ['U2'] })).toBeNull()
    expect(leaving({ command: 'leave_meeting', ...room, userIds: [] })).toBeNull()
    expect(leaving({ command: 'leave_meeting', ...room, userIds: ['U1'] }, null)).toBeNull()
    expect(leaving({ command: 'leave_meeting', roomId: 'another', userIds: null })).toBeNull()
    expect(leaving({ command: 'allClose', ...room })).toBeNull()
  })
})

it('plays the first four open videos in a grid, and only the first in other layouts', () => {
  const guests = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, n) => guest(id, n, id !== 'b', true))
  expect(playingIn(parsed({ layout: 'GRID', guests }))).toEqual(['a', 'c', 'd', 'e'])
  expect(playingIn(parsed({ layout: 'SPEAKER', guests }))).toEqual(['a'])
  expect(playingIn(parsed({ layout: 'SCREEN', guests }))).toEqual(['a'])
  expect(playingIn(parsed({ layout: 'GRID', guests: [guest('a', 0, false, true)] }))).toEqual([])
})

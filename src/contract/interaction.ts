import * as z from 'zod/mini'
import { data, Media, post } from './endpoint.ts'
import { id } from './kinds.ts'

export const MeetingLayout = z.enum(['GRID', 'SPEAKER', 'SCREEN'])
export type MeetingLayout = z.infer<typeof MeetingLayout>

/** A guest in a room. `position` counts from 0; the first is the largest in SPEAKER. */
export const RoomGuest = z.object({
  guestId: id,
  guestName: z.string(),
  portrait: z.nullish(Media),
  position: z.number(),
  videoOpen: z.boolean(),
  audioOpen: z.boolean(),
})
export type RoomGuest = z.infer<typeof RoomGuest>

/** How a room is set up: the guest configuration that the commands change (Spec 4). */
export const RoomConfig = z.object({
  roomId: z.string(),
  chatgroupId: z.nullish(z.string()),
  /** Whether the audience may write. */
  chatOpen: z.boolean(),
  layout: MeetingLayout,
  guests: z.array(RoomGuest),
  /** The guest whose sound leads; null: all alike. */
  masterVoice: z.nullish(z.string()),
})
export type RoomConfig = z.infer<typeof RoomConfig>

/** `roomId` of a meeting's room; of a live, its _id. */
const room = { roomId: z.string() }
const ofGuest = { ...room, guestId: z.string() }
/** Whom it concerns; null: all who are in the room. */
const leaving = { ...room, userIds: z.nullish(z.array(z.string())) }

/** What comes through the chat connection to steer a room (Spec 4). Only those of the current room count. */
export const GroupCommand = z.discriminatedUnion('command', [
  z.object({ command: z.literal('closeVideo'), ...ofGuest }),
  z.object({ command: z.literal('openVideo'), ...ofGuest }),
  z.object({ command: z.literal('closeAudio'), ...ofGuest }),
  z.object({ command: z.literal('openAudio'), ...ofGuest }),
  /** Video and sound of all guests. */
  z.object({ command: z.literal('allClose'), ...room }),
  z.object({ command: z.literal('allOpen'), ...room }),
  z.object({
    command: z.literal('updateGuestPositions'),
    ...room,
    positions: z.array(z.object({ guestId: id, position: z.number() })),
  }),
  z.object({ command: z.literal('meetingLayout'), ...room, layout: MeetingLayout }),
  /** The meeting, or the live, has ended. */
  z.object({ command: z.literal('leave_meeting'), ...leaving }),
  z.object({ command: z.literal('leave_live'), ...leaving }),
  /** It was set offline, or the visitor was taken out; the text goes by the type (Spec 8, "Removed"). */
  z.object({ command: z.literal('Removed_forcibly'), ...leaving, businessType: z.enum(['LIVE', 'MEETING']) }),
])
export type GroupCommand = z.infer<typeof GroupCommand>

export const interaction = {
  /** The set-up of a room on entering it; commands change it from there. */
  roomConfig: post('/api/v2/interaction/room/config', z.object(room), data(RoomConfig), { safe: true }),
}

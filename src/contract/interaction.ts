import * as z from 'zod/mini'
import { data, Media, post } from './endpoint.ts'
import { id } from './kinds.ts'

/** How a meeting's room shows its guests: GRID all alike, SPEAKER the first large, SCREEN what a guest shows large. */
export const MeetingLayout = z.enum(['GRID', 'SPEAKER', 'SCREEN'])
export type MeetingLayout = z.infer<typeof MeetingLayout>

/** A guest in a room. `position` counts from 0; the first is the largest in SPEAKER. */
export const RoomGuest = z.object({
  /** The same id as in the meeting's `speakers` and `guests`; commands and streams name the guest by it. */
  guestId: id,
  /** The name in the requested language. */
  guestName: z.string(),
  /** Stands where the picture of the camera does not; null or absent: the first letter of the name does. */
  portrait: z.nullish(Media),
  /** Place in the layout from 0; guests come in its order. */
  position: z.number(),
  /** Whether the guest's picture is on. */
  videoOpen: z.boolean(),
  /** Whether the guest can be heard. */
  audioOpen: z.boolean(),
})
export type RoomGuest = z.infer<typeof RoomGuest>

/** How a room is set up: the guest configuration that the commands change (Spec 4). */
export const RoomConfig = z.object({
  /** The requested room; commands of other rooms are passed over. */
  roomId: z.string(),
  /** The group of the room's chat, as chat frames name it; null: the room has no chat. */
  chatgroupId: z.nullish(z.string()),
  /** Whether the audience may write: true before and while it runs. */
  chatOpen: z.boolean(),
  /** How the guests are shown; SCREEN in the room of a live. */
  layout: MeetingLayout,
  /** Who is on the stage, by position; empty in the room of a live. */
  guests: z.array(RoomGuest),
  /** The guest whose sound leads; null: all alike. */
  masterVoice: z.nullish(z.string()),
})
export type RoomConfig = z.infer<typeof RoomConfig>

/** `roomId` of a meeting's room; of a live, its _id. */
const room = {
  /** A meeting's room as meeting/join answers it, or the _id of a live. */
  roomId: z.string(),
}
const ofGuest = {
  ...room,
  /** Whose picture or sound it is: one of the guests of the room's configuration. */
  guestId: z.string(),
}
const leaving = {
  ...room,
  /** Whom it concerns, by userId; null: all who are in the room. */
  userIds: z.nullish(z.array(z.string())),
}

/** What comes through the chat connection to steer a room (Spec 4). Only those of the current room count. */
export const GroupCommand = z.discriminatedUnion('command', [
  z.object({
    /** The guest's picture goes off. */
    command: z.literal('closeVideo'),
    ...ofGuest,
  }),
  z.object({
    /** The guest's picture goes on. */
    command: z.literal('openVideo'),
    ...ofGuest,
  }),
  z.object({
    /** The guest's sound goes off. */
    command: z.literal('closeAudio'),
    ...ofGuest,
  }),
  z.object({
    /** The guest's sound goes on. */
    command: z.literal('openAudio'),
    ...ofGuest,
  }),
  z.object({
    /** Picture and sound of all guests go off. */
    command: z.literal('allClose'),
    ...room,
  }),
  z.object({
    /** Picture and sound of all guests go on. */
    command: z.literal('allOpen'),
    ...room,
  }),
  z.object({
    /** Guests change places. */
    command: z.literal('updateGuestPositions'),
    ...room,
    /** The new places; guests that are not named keep theirs. */
    positions: z.array(
      z.object({
        /** Who gets the place: one of the guests of the room's configuration. */
        guestId: id,
        /** The new place, from 0. */
        position: z.number(),
      }),
    ),
  }),
  z.object({
    /** The room shows its guests otherwise. */
    command: z.literal('meetingLayout'),
    ...room,
    /** How from now on. */
    layout: MeetingLayout,
  }),
  z.object({
    /** The meeting has ended: the site says so and leads back on OK. */
    command: z.literal('leave_meeting'),
    ...leaving,
  }),
  z.object({
    /** The live has ended: the site says so and leads back on OK. */
    command: z.literal('leave_live'),
    ...leaving,
  }),
  z.object({
    /** It was set offline, or the visitor was taken out; the text goes by the type (Spec 8, "Removed"). */
    command: z.literal('Removed_forcibly'),
    ...leaving,
    /** LIVE: "The live streaming has been set offline"; MEETING: "The meeting has been set offline". */
    businessType: z.enum(['LIVE', 'MEETING']),
  }),
])
export type GroupCommand = z.infer<typeof GroupCommand>

export const interaction = {
  /**
   * The set-up of a room on entering it; commands change it from there, so who connects again asks it again. Open to
   * everybody; refused for no room of this tenant. Changes nothing.
   */
  roomConfig: post('/api/v2/interaction/room/config', z.object(room), data(RoomConfig), { safe: true }),
}

import * as z from 'zod/mini'
import { data, Media, post } from './endpoint.ts'
import { id } from './kinds.ts'

/**
 * Layout of the guests in a meeting's room: GRID all alike, SPEAKER the first one large, SCREEN the shared content
 * large.
 */
export const MeetingLayout = z.enum(['GRID', 'SPEAKER', 'SCREEN'])
export type MeetingLayout = z.infer<typeof MeetingLayout>

/** A guest in a room. `position` counts from 0; the first is the largest in SPEAKER. */
export const RoomGuest = z.object({
  /** The same id as in the meeting's `speakers` and `guests`; commands and streams refer to the guest by it. */
  guestId: id,
  /** The name in the requested language. */
  guestName: z.string(),
  /** Shown while the camera is off; null or absent: the first letter of the name is shown instead. */
  portrait: z.nullish(Media),
  /** Place in the layout from 0; guests are sorted by it. */
  position: z.number(),
  /** Whether the guest's camera is on. */
  videoOpen: z.boolean(),
  /** Whether the guest's sound is on. */
  audioOpen: z.boolean(),
})
export type RoomGuest = z.infer<typeof RoomGuest>

/** Configuration of a room: the guest configuration that the commands change (Spec 4). */
export const RoomConfig = z.object({
  /** The requested room; commands of other rooms are ignored. */
  roomId: z.string(),
  /** The chat group of the room, as in chat frames; null: the room has no chat. */
  chatgroupId: z.nullish(z.string()),
  /** Whether the audience may write: true before and during the event. */
  chatOpen: z.boolean(),
  /** Layout of the guests; SCREEN in the room of a live. */
  layout: MeetingLayout,
  /** Guests on stage, by position; empty in the room of a live. */
  guests: z.array(RoomGuest),
  /** The guest with the leading sound; null: all alike. */
  masterVoice: z.nullish(z.string()),
})
export type RoomConfig = z.infer<typeof RoomConfig>

/** `roomId` of a meeting's room; of a live, its _id. */
const room = {
  /** A meeting's room as returned by meeting/join, or the _id of a live. */
  roomId: z.string(),
}
const ofGuest = {
  ...room,
  /** The guest concerned, from the room's configuration. */
  guestId: z.string(),
}
const leaving = {
  ...room,
  /** The users concerned, by userId; null: everyone in the room. */
  userIds: z.nullish(z.array(z.string())),
}

/** Commands to a room over the chat connection (Spec 4). Only those of the current room apply. */
export const GroupCommand = z.discriminatedUnion('command', [
  z.object({
    /** Turns the guest's camera off. */
    command: z.literal('closeVideo'),
    ...ofGuest,
  }),
  z.object({
    /** Turns the guest's camera on. */
    command: z.literal('openVideo'),
    ...ofGuest,
  }),
  z.object({
    /** Turns the guest's sound off. */
    command: z.literal('closeAudio'),
    ...ofGuest,
  }),
  z.object({
    /** Turns the guest's sound on. */
    command: z.literal('openAudio'),
    ...ofGuest,
  }),
  z.object({
    /** Turns camera and sound of all guests off. */
    command: z.literal('allClose'),
    ...room,
  }),
  z.object({
    /** Turns camera and sound of all guests on. */
    command: z.literal('allOpen'),
    ...room,
  }),
  z.object({
    /** Guests change places. */
    command: z.literal('updateGuestPositions'),
    ...room,
    /** The new places; guests not listed keep theirs. */
    positions: z.array(
      z.object({
        /** The guest that gets the place, from the room's configuration. */
        guestId: id,
        /** The new place, from 0. */
        position: z.number(),
      }),
    ),
  }),
  z.object({
    /** Changes the layout of the room. */
    command: z.literal('meetingLayout'),
    ...room,
    /** The new layout. */
    layout: MeetingLayout,
  }),
  z.object({
    /** The meeting has ended: the site reports this and goes back on OK. */
    command: z.literal('leave_meeting'),
    ...leaving,
  }),
  z.object({
    /** The live has ended: the site reports this and goes back on OK. */
    command: z.literal('leave_live'),
    ...leaving,
  }),
  z.object({
    /** It was taken offline, or the visitor was removed; the text depends on the type (Spec 8, "Removed"). */
    command: z.literal('Removed_forcibly'),
    ...leaving,
    /** LIVE: "The live streaming has been set offline"; MEETING: "The meeting has been set offline". */
    businessType: z.enum(['LIVE', 'MEETING']),
  }),
])
export type GroupCommand = z.infer<typeof GroupCommand>

export const interaction = {
  /**
   * The configuration of a room on entering it; commands change it afterwards, so clients that reconnect fetch it
   * again. Open to everyone; refused if the tenant has no such room. Changes nothing.
   */
  roomConfig: post('/api/v2/interaction/room/config', z.object(room), data(RoomConfig), { safe: true }),
}

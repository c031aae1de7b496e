import type { interaction as declared } from '@fair/contract/interaction.ts'
import type { GroupHandlers } from '../handler.ts'
import { roomConfigOf } from './interaction-room.ts'

/** Spec 7 (interaction/room/config). */
export const interaction: GroupHandlers<typeof declared> = {
  roomConfig: ({ roomId }, context) => roomConfigOf(roomId, context),
}

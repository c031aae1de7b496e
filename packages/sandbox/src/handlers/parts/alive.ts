import { chat } from '../chat.ts'
import { interaction } from '../interaction-room.ts'
import { liveRest } from '../live-rest.ts'
import { meetingRest } from '../meeting-rest.ts'
import { multimedia } from '../multimedia.ts'
import { replay } from '../replay.ts'
import { sessionFeedback } from '../session-feedback.ts'
import { stream } from '../stream.ts'

/** Lives and meetings beyond their lists, streams and chats (Spec 7, "Meetings and live", "Chat"). */
export const alive = { liveRest, meetingRest, multimedia, stream, replay, interaction, sessionFeedback, chat }

import { ClientFrame, ServerFrame } from '../../../contract/chat-frames.ts'
import type { Components, JsonSchema } from './components.ts'

/** The real-time connection as the document tells of it: OpenAPI has no words for a WebSocket. */
export function webSocketOf(components: Components): JsonSchema {
  return {
    path: '/webapi/im',
    description: [
      'JSON frames over one WebSocket, one frame a message. Its address is the `url` of `GET /api/v2/negotiation/key/PC`,',
      'where `transport` is JSON. The client begins with `hello` and the token of `GET /api/v2/negotiation/token`, which is',
      'good for a few minutes; the service answers `welcome`, or `error` and closes. A `send` is answered by `ack` or',
      '`refused`; sent again with the same id it is the same message. The messages of a chat come in the order of their',
      '`seq`, acknowledgements among them; what came before the welcome is in the `history`. ',
      '`room` tells who is connected what steers the room of a live or meeting; it is not repeated, for the room’s',
      'configuration (`POST /api/v2/interaction/room/config`) holds what came of it. A client that hears nothing',
      'for a while sends `ping`; a connection that is silent for a minute is closed. Unknown frames are to be passed over.',
    ].join(' '),
    clientFrames: components.of(ClientFrame),
    serverFrames: components.of(ServerFrame),
  }
}

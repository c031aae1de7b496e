import { ClientFrame, ServerFrame } from '@fair/contract/chat-frames.ts'
import type { Components } from './components.ts'
import type { JsonSchema } from './formats.ts'

type Member = JsonSchema & { readonly properties: { readonly type: { readonly const: string } } }

/**
 * The real-time connection (Spec 7) as AsyncAPI 3.0: JSON frames over one WebSocket, which carry chats and the commands
 * that control the rooms of lives and meetings; and the same over XMPP. Each frame of contract/chat-frames.ts is a
 * message.
 */
export function asyncApiOf(components: Components): JsonSchema {
  const sent = messagesOf('Client', components.inline(ClientFrame))
  const received = messagesOf('Server', components.inline(ServerFrame))
  const refs = (names: readonly string[]) => names.map((name) => ({ $ref: `#/channels/im/messages/${name}` }))
  return {
    asyncapi: '3.0.0',
    info: { title: 'Online trade fair: chats and rooms', version: '1.0.0', description: DESCRIPTION },
    defaultContentType: 'application/json',
    servers: {
      json: {
        host: 'platform.example',
        protocol: 'wss',
        description:
          'The `url` returned by `GET /api/v2/negotiation/key/PC` if `transport` is JSON; the host is the platform’s.',
      },
      xmpp: {
        host: 'xmpp.example',
        protocol: 'wss',
        description: 'The same call’s `url` if `transport` is XMPP (RFC 7395), with `domain` and `roomDomain`.',
      },
    },
    channels: {
      im: {
        address: '/webapi/im',
        title: 'JSON frames',
        description: FRAMES,
        servers: [{ $ref: '#/servers/json' }],
        messages: Object.fromEntries(
          Object.keys({ ...sent, ...received }).map((name) => [name, { $ref: `#/components/messages/${name}` }]),
        ),
      },
      rooms: {
        address: '{room}@{roomDomain}',
        title: 'XMPP rooms',
        description: XMPP,
        servers: [{ $ref: '#/servers/xmpp' }],
        parameters: {
          room: { description: 'The chatgroupId in hexadecimal (UTF-8, two lower-case digits per byte).' },
          roomDomain: { description: '`roomDomain` of negotiation/key/PC.' },
        },
        messages: Object.fromEntries(
          Object.keys(STANZAS).map((name) => [name, { $ref: `#/components/messages/${name}` }]),
        ),
      },
    },
    operations: {
      sendFrame: {
        action: 'receive',
        title: 'Frames sent by a site',
        channel: { $ref: '#/channels/im' },
        messages: refs(Object.keys(sent)),
      },
      receiveFrame: {
        action: 'send',
        title: 'Frames sent by the platform',
        channel: { $ref: '#/channels/im' },
        messages: refs(Object.keys(received)),
      },
      exchangeStanzas: {
        action: 'send',
        title: 'Stanzas through a room, in both directions',
        channel: { $ref: '#/channels/rooms' },
        messages: Object.keys(STANZAS).map((name) => ({ $ref: `#/channels/rooms/messages/${name}` })),
      },
    },
    components: { messages: { ...sent, ...received, ...STANZAS }, schemas: reachable(components, [sent, received]) },
  }
}

/** Each member of a union of frames as a separate message, `ClientHello` of `type: 'hello'`. */
function messagesOf(side: 'Client' | 'Server', union: JsonSchema): Record<string, JsonSchema> {
  const members = (union['oneOf'] ?? union['anyOf']) as readonly Member[]
  return Object.fromEntries(
    members.map((payload) => {
      const type = payload.properties.type.const
      const { description, ...schema } = payload
      const name = `${side}${type.charAt(0).toUpperCase()}${type.slice(1)}`
      return [
        name,
        { name: type, title: `${type} (${side.toLowerCase()})`, summary: description ?? WORDS[name], payload: schema },
      ]
    }),
  )
}

/** The entities that messages refer to, and those that they refer to in turn. */
function reachable({ schemas }: Components, holders: readonly unknown[]): Record<string, JsonSchema> {
  const found: Record<string, JsonSchema> = {}
  const follow = (holder: unknown) => {
    for (const [, name = ''] of JSON.stringify(holder).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      const schema = schemas[name]
      if (!schema || found[name]) continue
      found[name] = schema
      follow(schema)
    }
  }
  for (const holder of holders) follow(holder)
  return found
}

/** Summaries of frames without a description. */
const WORDS: Readonly<Record<string, string>> = {
  ClientHello: 'The first frame: the token of negotiation/token. Any other frame before the welcome is refused.',
  ClientSend: 'A message. Sent again with the same id, it counts as the same message. Answered by `ack` or `refused`.',
  ClientPing: 'Sent after a period of silence; answered by `pong`.',
  ServerWelcome: 'The connection is established. `appUid` is the visitor’s IM id.',
  ServerMessage: 'A message of a chat, in the order of `seq`.',
  ServerPong: 'Answers `ping`.',
}

const DESCRIPTION = [
  'A visitor’s chats with exhibitors and customer service, the chats of rooms, and the commands that control a running room.',
  'The calls that precede it (chat.key, chat.token, chat.list, chat.open) are described in the OpenAPI document.',
].join(' ')

const FRAMES = [
  'Each message is one frame. The client begins with `hello` and the token of `GET /api/v2/negotiation/token`, which is valid',
  'for a few minutes; the service answers `welcome`, or `error` and closes. A `send` is answered by `ack` or `refused`. The',
  'messages of a chat arrive in the order of their `seq`, including acknowledgements; earlier messages are in the `history`.',
  '`room` carries a command to everyone in the room of a live or meeting. It is not repeated, as the room’s configuration',
  '(`POST /api/v2/interaction/room/config`) reflects its effect. After a period of silence the client sends `ping`; a',
  'connection that is silent for a minute is closed. Both sides ignore unknown frames.',
].join(' ')

const XMPP = [
  'For fairs that outgrow a single server. The user `{appUid}@{domain}` authenticates by SASL PLAIN with the token of',
  '`negotiation/token` as password (a JWT at the server). A chat group is a room (XEP-0045), which the visitor enters with its',
  'appUid as nickname and without history. A message has been delivered once the room reflects it. The room’s',
  'stanza-id (XEP-0359) is a message’s `seq`: microseconds since 1970. The history is the room’s archive (XEP-0313, paged by',
  'XEP-0059). Pings are XEP-0199. A room admits the members of the chat; anyone it refuses permanently gets a presence of',
  'type error. Sites believe `staff`, `name` and `event` of any occupant: the server removes them from stanzas that visitors',
  'send.',
].join(' ')

/** An XMPP stanza: a summary and an example. */
const stanza = (title: string, summary: string, xml: string): JsonSchema => ({
  title,
  summary,
  contentType: 'application/xml',
  payload: { type: 'string', description: 'An XMPP stanza.', examples: [xml] },
})

const FAIR = 'urn:fair:chat'

const STANZAS: Readonly<Record<string, JsonSchema>> = {
  StanzaMessage: stanza(
    'message (both ways)',
    'A message: its text in `body`, the client’s id in `origin-id`, everything XMPP has no element for in `fair` (contentsType, url, length; of a FILE also fileName, format, bytes; from staff also staff and name).',
    `<message to="{room}@{roomDomain}" type="groupchat" id="m1"><body>Hello</body><origin-id xmlns="urn:xmpp:sid:0" id="m1"/><fair xmlns="${FAIR}" contentsType="TEXT"/><store xmlns="urn:xmpp:hints"/></message>`,
  ),
  StanzaRead: stanza(
    'displayed (both ways)',
    'The read acknowledgement (XEP-0333) of the messages in `ids`.',
    `<message to="{room}@{roomDomain}" type="groupchat"><displayed xmlns="urn:xmpp:chat-markers:0" id="m2"/><fair xmlns="${FAIR}" ids="m1 m2"/><store xmlns="urn:xmpp:hints"/></message>`,
  ),
  StanzaSupport: stanza(
    'event of customer service (from the platform)',
    'A SupportEvent; `name` is that of the staff member.',
    `<message from="{room}@{roomDomain}/staff" type="groupchat"><fair xmlns="${FAIR}" event="SUPPORT_ACCEPT" name="Ms Lin"/></message>`,
  ),
  StanzaRoom: stanza(
    'command to a room (from the platform)',
    'A GroupCommand as JSON, from the room itself, which an occupant cannot forge; not archived.',
    `<message from="{room}@{roomDomain}" type="groupchat"><fair xmlns="${FAIR}" room='{"command":"allClose","roomId":"R1"}'/></message>`,
  ),
}

import { createChatAdmin } from '../chat/admin.ts'
import { createChatService } from '../chat/service.ts'
import { createContext } from '../context.ts'
import { DEMO_USERS } from '../demo.ts'
import { openToken } from '../handlers/chat-identity.ts'
import type { ServerFrame } from '../sent.ts'
import { aliveSandbox } from './alive.ts'

type FrameOf<T extends ServerFrame['type']> = Extract<ServerFrame, { type: T }>

export type ChatWorld = ReturnType<typeof chatWorld>

/** For tests only: the chat service over a small fair, its controls, and pages that connect to it. */
export function chatWorld() {
  const sandbox = aliveSandbox({ size: 'small' })
  let service = createChatService(sandbox.platform)
  const admin = createChatAdmin(sandbox.platform)

  /** The buyer's chats from the seed: with the service desk, and with an exhibitor. */
  const groupOf = (role: string, status: string) =>
    sandbox.platform.db.one<{ chatgroup_id: string }>(
      'SELECT chatgroup_id FROM chat_group JOIN chat_member USING (chatgroup_id) WHERE user_id = ? AND role = ? AND status = ?',
      ...[DEMO_USERS.buyer, role, status],
    )?.chatgroup_id ?? ''

  /** The chat with the service desk, accepted by a member of staff. */
  function desk(): string {
    const group = ['ACTIVE', 'FINISHED', 'WAITING'].map((status) => groupOf('SERVICE', status)).find(Boolean) ?? ''
    if (group !== groupOf('SERVICE', 'ACTIVE')) admin.support(group, 'SUPPORT_ACCEPT')
    return group
  }

  function connect(userId: string = DEMO_USERS.buyer) {
    const frames: ServerFrame[] = []
    let ended = false
    const made = service.connect({
      send: (text) => frames.push(JSON.parse(text)),
      terminate: () => {
        ended = true
      },
    })
    const context = createContext(sandbox.platform, new Headers())
    const say = (frame: object) => made?.receive(JSON.stringify(frame))
    say({ type: 'hello', token: openToken(context, userId).token })
    const of = <T extends ServerFrame['type']>(type: T) =>
      frames.filter((frame): frame is FrameOf<T> => frame.type === type)
    const send = (id: string, msgContent: string, chatgroupId: string, more: object = {}) =>
      say({ type: 'send', message: { id, chatgroupId, contentsType: 'TEXT', msgContent, ...more } })
    return { frames, say, of, send, made, isEnded: () => ended }
  }

  /** Replaces the service, as after a crash; with other clocks if given. */
  const restart = (...by: Parameters<typeof createChatService>) => {
    service.close()
    service = createChatService(...by)
  }
  const close = () => {
    service.close()
    sandbox.close()
  }
  return {
    ...{ sandbox, admin, groupOf, desk, connect, restart, close },
    get service() {
      return service
    },
  }
}

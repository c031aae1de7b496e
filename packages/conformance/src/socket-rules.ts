import { chat } from '@fair/contract/chat.ts'
import type { Platform } from './platform.ts'
import type { Rule } from './rule.ts'

const BAD_TOKEN = 'not-a-token'

/** Sends each frame after the answer to the previous one; returns the types of the answers, and 'end'. */
function conversation(url: string, frames: readonly object[], timeout: number): Promise<string[]> {
  return new Promise((resolve) => {
    const came: string[] = []
    const socket = new WebSocket(url)
    const left = [...frames]
    const timer = setTimeout(() => finish('silence'), timeout)
    let isDone = false
    const finish = (last: string) => {
      if (isDone) return
      isDone = true
      clearTimeout(timer)
      came.push(last)
      socket.close()
      resolve(came)
    }
    const next = () => {
      const frame = left.shift()
      if (frame) socket.send(JSON.stringify(frame))
      else finish('end')
    }
    socket.addEventListener('open', next)
    socket.addEventListener('close', () => finish('close'))
    socket.addEventListener('error', () => finish('connection error'))
    socket.addEventListener('message', ({ data }) => {
      const type = frameType(String(data))
      // Other frames may arrive meanwhile: only answers to these frames count.
      if (!['welcome', 'pong', 'error'].includes(type)) return
      came.push(type)
      next()
    })
  })
}

function frameType(text: string): string {
  try {
    return String(Object(JSON.parse(text))['type'])
  } catch {
    return 'not JSON'
  }
}

/** The rules for the chat connection. */
export const SOCKET_RULES: readonly Rule[] = [
  {
    name: 'im',
    requirement:
      'the chat’s WebSocket: an invalid token is refused; with a login, a valid one is welcomed and a ping answered',
    level: 'should',
    loses: 'chat, and the questions and figures of streams',
    find: async (platform: Platform) => {
      const { data } = await platform.request(chat.key, {})
      const { url, transport } = Object(data) as { url?: string; transport?: string }
      if (!url) return ['negotiation/key/PC returns no address']
      if (transport !== 'JSON') return { skipped: `the chat uses ${transport}` }
      const { timeout } = platform.options
      const refused = await conversation(url, [{ type: 'hello', token: BAD_TOKEN }], timeout)
      const faults = ['error', 'close'].includes(refused[0] ?? '') ? [] : [`an invalid token: ${refused.join(', ')}`]
      if (!platform.headers['Authorization']) return faults
      const { data: made } = await platform.request(chat.token, {})
      const token: unknown = Object(made)['token']
      if (typeof token !== 'string') return [...faults, 'negotiation/token returns no token']
      const said = (await conversation(url, [{ type: 'hello', token }, { type: 'ping' }], timeout)).join(', ')
      return said === 'welcome, pong, end' ? faults : [...faults, `hello and ping are answered by: ${said}`]
    },
  },
]

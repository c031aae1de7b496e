import type { Writable } from 'node:stream'
import type { Upgrade } from '@fair/deploy/serve/proxy.ts'
import type { JsonSchema } from '@fair/sandbox/demo-page/api/formats.ts'
import * as ws from 'ws'

/** Compiles a JSON schema to a function that returns the fault in a value, null for none. */
export type Compile = (schema: JsonSchema) => (value: unknown) => string | null

export interface FrameCheck {
  /** The chat's WebSockets, unchanged; each frame of both sides is validated against the document. */
  watch(upgrade: Upgrade): Upgrade
  /** The faults found so far. */
  result(): { count: number; faults: string[] }
}

interface Message {
  readonly name: string
  readonly payload: JsonSchema
}

/** `ws` exports it at run time; its types lack it. */
const { Receiver } = ws as unknown as { Receiver: new (options: { isServer: boolean }) => Writable }

/**
 * Validates frames against the AsyncAPI document: each is a message of its side (`ClientHello` …) by its `type`.
 *
 * @param asyncApi the document, as `npm run contract` prints it
 */
export function openFrameCheck(asyncApi: JsonSchema, compile: Compile): FrameCheck {
  const { messages, schemas } = asyncApi['components'] as {
    messages: Readonly<Record<string, Message>>
    schemas: JsonSchema
  }
  const sides = Object.fromEntries(
    ['Client', 'Server'].map((side) => [
      side,
      new Map(
        Object.entries(messages)
          .filter(([id]) => id.startsWith(side))
          .map(([, { name, payload }]) => [name, compile({ ...payload, components: { schemas } })]),
      ),
    ]),
  )
  const faults = new Map<string, number>()
  let count = 0
  const check = (side: string, text: string) => {
    count += 1
    const fault = faultOf(sides[side], text)
    if (fault !== null) faults.set(`${side} ${fault}`, (faults.get(`${side} ${fault}`) ?? 0) + 1)
  }
  return {
    watch: (upgrade) => (request, socket, head) => {
      const [client, server] = [receiverOf(true), receiverOf(false)]
      client.on('message', (data) => check('Client', String(data)))
      server.on('message', (data) => check('Server', String(data)))
      // Copies what the service reads and writes: a separate listener would take the first bytes from it.
      const { emit, write } = socket
      socket.emit = (event: string, ...args: unknown[]) => {
        // A copy, because a masked frame is unmasked in place.
        if (event === 'data') client.write(Buffer.from(args[0] as Buffer))
        return emit.call(socket, event, ...args)
      }
      let isOpen = false
      socket.write = ((...args: Parameters<typeof write>) => {
        if (isOpen) server.write(Buffer.from(args[0]))
        // The first write is the response to the handshake.
        isOpen = true
        return write.apply(socket, args)
      }) as typeof socket.write
      if (head.length > 0) client.write(Buffer.from(head))
      return upgrade(request, socket, head)
    },
    result: () => ({ count, faults: [...faults].map(([fault, times]) => `${times} × ${fault}`) }),
  }
}

/** Reads frames; an invalid frame ends it, and is left for the service to answer. */
function receiverOf(isServer: boolean): Writable {
  const receiver = new Receiver({ isServer })
  receiver.on('error', () => receiver.destroy())
  return receiver
}

function faultOf(side: Map<string, (value: unknown) => string | null> | undefined, text: string): string | null {
  let frame: unknown
  try {
    frame = JSON.parse(text)
  } catch {
    return 'frame: not JSON'
  }
  const type = String(Object(frame).type)
  const validate = side?.get(type)
  if (!validate) return `${type}: not a message in the document`
  const fault = validate(frame)
  return fault && `${type}: ${fault}`
}

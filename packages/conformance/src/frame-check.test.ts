import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { openFrameCheck } from './frame-check.ts'

const ended: (() => void)[] = []
afterEach(() => {
  for (const end of ended.splice(0)) end()
})

/** Checks that the fields in `required` are present: these messages need nothing else. */
const compile = (schema: Readonly<Record<string, unknown>>) => (value: unknown) => {
  const missing = (schema['required'] as string[]).filter((name) => Object(value)[name] === undefined)
  return missing.length === 0 ? null : `${missing} is missing`
}

const message = (name: string, ...required: string[]) => ({ name, payload: { required } })
const DOCUMENT = {
  components: {
    messages: { ClientHello: message('hello', 'token'), ServerWelcome: message('welcome', 'appUid') },
    schemas: {},
  },
}

test('checks the frames of both sides against the document, and forwards them unchanged', async () => {
  const check = openFrameCheck(DOCUMENT, compile)
  const service = new WebSocketServer({ noServer: true })
  const received: string[] = []
  const upgrade = check.watch((request, socket, head) => {
    service.handleUpgrade(request, socket, head, (peer) => {
      peer.on('message', (data) => {
        received.push(String(data))
        peer.send(received.length === 1 ? '{"type":"welcome","appUid":"é"}' : '{"type":"welcome"}')
      })
    })
    return true
  })
  const server = createServer().on('upgrade', upgrade).listen(0, '127.0.0.1')
  ended.push(() => server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  ended.push(() => client.terminate())
  const answers: string[] = []
  client.on('message', (data) => answers.push(String(data)))
  client.on('open', () => {
    for (const frame of ['{"type":"hello","token":"t"}', '{"type":"hello"}', '{"type":"bye"}']) client.send(frame)
  })
  await expect.poll(() => answers.length).toBe(3)
  expect(received).toHaveLength(3)
  expect(answers[0]).toBe('{"type":"welcome","appUid":"é"}')
  expect(check.result()).toEqual({
    count: 6,
    faults: [
      '1 × Client hello: token is missing',
      '1 × Client bye: not a message in the document',
      '2 × Server welcome: appUid is missing',
    ],
  })
})

import { DEMO_USERS } from '@fair/sandbox/demo.ts'
import { as, type VisitorSandbox, visitorSandbox } from '@fair/sandbox/testing/visitor-sandbox.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Call, createClient } from '../../../api/client.ts'
import { formTrees } from './form-trees.ts'
import { type Transport, uploader } from './form-uploads.ts'

let sandbox: VisitorSandbox
/** Calls to the platform, and the methods of the uploads to its store. */
let requests: string[]
let uploads: string[]
beforeEach(() => {
  sandbox = visitorSandbox()
  requests = []
  uploads = []
})
afterEach(() => sandbox.close())

/** The real client over the real sandbox. */
function connected(headers: Record<string, string>, isDown = () => false): Call {
  return createClient({
    base: '',
    product: 'expo',
    headers: () => ({ tenantId: 'A', ...headers }),
    text: (key) => key,
    fetch: async (input, init) => {
      init?.signal?.throwIfAborted()
      requests.push(String(input))
      if (isDown()) throw new TypeError('fetch failed')
      return sandbox.fetch(new Request(new URL(String(input), 'http://localhost'), init))
    },
  })
}

/** The store is the sandbox's; only the browser's byte counting is not tested. */
const transport: Transport = async (address, { method, headers, body }, { signal, onProgress }) => {
  signal.throwIfAborted()
  uploads.push(method)
  const response = await sandbox.fetch(new Request(address, { method, headers, body }))
  signal.throwIfAborted()
  onProgress(1)
  return response.status
}

const pdf = () => new File(['%PDF-1.7 …'], 'Licence.pdf', { type: 'application/pdf' })
const upload = (call: Call, by = transport) => uploader({ call, base: 'http://localhost/', transport: by })

test('a file is stored and can be fetched from its address', async () => {
  const parts: number[] = []
  const { done } = upload(connected(as(sandbox, DEMO_USERS.buyer)))(pdf(), 'FORM', (part) => parts.push(part))
  const outcome = await done
  if (!outcome.ok) throw new Error(outcome.message ?? 'failed')
  expect(outcome.file).toMatchObject({ fileName: 'Licence.pdf', format: 'PDF', bytes: pdf().size })
  expect(parts).toEqual([1])
  const stored = await sandbox.fetch(new Request(new URL(outcome.file.url, 'http://localhost')))
  expect(await stored.text()).toBe('%PDF-1.7 …')
})

test('a portrait is uploaded with PUT', async () => {
  const picture = new File([new Uint8Array([137, 80, 78, 71])], 'a.png', { type: 'image/png' })
  const outcome = await upload(connected(as(sandbox, DEMO_USERS.buyer)))(picture, 'PORTRAIT', () => {}).done
  expect(outcome.ok).toBe(true)
  expect(uploads).toEqual(['PUT'])
})

test('a refused file type is reported with the platform’s message, and nothing is uploaded', async () => {
  const wrong = new File(['x'], 'a.exe', { type: 'application/x-msdownload' })
  const outcome = await upload(connected(as(sandbox, DEMO_USERS.buyer)))(wrong, 'FORM', () => {}).done
  expect(outcome).toMatchObject({
    ok: false,
    cancelled: false,
    expired: false,
    message: expect.stringContaining('pdf'),
  })
  expect(uploads).toEqual([])
})

test('an upload without a login is reported as expired', async () => {
  expect(await upload(connected({}))(pdf(), 'FORM', () => {}).done).toMatchObject({ ok: false, expired: true })
})

test('a cancelled upload has no message, and an interrupted one can be retried', async () => {
  const call = connected(as(sandbox, DEMO_USERS.buyer))
  const cancelled = upload(call)(pdf(), 'FORM', () => {})
  cancelled.cancel()
  expect(await cancelled.done).toEqual({ ok: false, cancelled: true, expired: false, message: '' })
  const broken: Transport = () => Promise.reject(new TypeError('network request failed'))
  const outcome = await upload(call, broken)(pdf(), 'FORM', () => {}).done
  expect(outcome).toEqual({ ok: false, cancelled: false, expired: false, message: null })
  expect((await upload(call)(pdf(), 'FORM', () => {}).done).ok).toBe(true)
})

test('concurrent readers of a tree share one request, and it is sent again after a failure', async () => {
  let down = true
  const none = { read: () => null, write: () => {} }
  const { tree } = formTrees(
    connected({}, () => down),
    (key) => key,
    none,
  )
  const [first, second] = await Promise.all([tree('GEOGRAPHY'), tree('GEOGRAPHY')])
  expect([first.ok, second.ok]).toEqual([false, false])
  // One call: the client tries it three times.
  expect(requests).toHaveLength(3)
  down = false
  expect((await tree('GEOGRAPHY')).ok).toBe(true)
})

import type { InputOf } from '@fair/contract/endpoint.ts'
import { contract } from '@fair/contract/index.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DEMO_USERS } from '../demo.ts'
import type { AnswerOf } from '../sent.ts'
import { callSandbox, payload } from '../testing/call-sandbox.ts'
import { as, type VisitorSandbox, visitorSandbox } from '../testing/visitor-sandbox.ts'

let sandbox: VisitorSandbox
beforeEach(() => {
  sandbox = visitorSandbox()
})
afterEach(() => sandbox.close())

const { signature } = contract.file
type Leave = AnswerOf<typeof signature>
const content = new TextEncoder().encode('%PDF-1.7 …')
const pdf = { fileName: 'Licence.pdf', contentType: 'application/pdf', bytes: content.length, purpose: 'FORM' } as const
const voice = { fileName: 'a.webm', contentType: 'audio/webm;codecs=opus', bytes: 4, purpose: 'CHAT' } as const
const leaveFor = (input: InputOf<typeof signature>) => payload(sandbox, signature, input, as(sandbox, DEMO_USERS.buyer))
const at = (path: string, init?: RequestInit) => sandbox.fetch(new Request(`http://localhost${path}`, init))

function post(
  { uploadUrl, fields }: Leave,
  bytes: Uint8Array<ArrayBuffer>,
  type = 'application/pdf',
): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  body.set('file', new File([bytes], 'x.pdf', { type }))
  return at(uploadUrl, { method: 'POST', body })
}

const put = ({ uploadUrl, headers }: Leave, bytes: Uint8Array<ArrayBuffer>) =>
  at(uploadUrl, { method: 'PUT', headers, body: bytes })

describe('an upload', () => {
  it('by form is served unchanged, with safe headers', async () => {
    const leave = await leaveFor(pdf)
    expect(leave).toMatchObject({ method: 'POST', file: { fileName: 'Licence.pdf', format: 'PDF', bytes: 12 } })
    expect((await at(leave.file.url)).status).toBe(404)
    expect((await post(leave, content)).status).toBe(204)
    const back = await at(leave.file.url)
    expect(new Uint8Array(await back.arrayBuffer())).toEqual(content)
    expect(back.headers.get('content-type')).toBe('application/pdf')
    expect(back.headers.get('x-content-type-options')).toBe('nosniff')
    expect(back.headers.get('content-security-policy')).toContain('sandbox')
  })

  it('by PUT is accepted with the announced type', async () => {
    const leave = await leaveFor(voice)
    expect(leave).toMatchObject({ method: 'PUT', headers: { 'Content-Type': 'audio/webm' }, file: { format: 'WEBM' } })
    expect((await put(leave, new Uint8Array([1, 2, 3, 4]))).status).toBe(204)
  })

  it('of a drawing is limited to chats and 20 MB, and served as an attachment', async () => {
    const drawing = { fileName: 'plan.dwg', contentType: 'image/vnd.dwg', bytes: 4, purpose: 'CHAT' } as const
    const leave = await leaveFor(drawing)
    expect(leave.file).toMatchObject({ fileName: 'plan.dwg', format: 'DWG', bytes: 4 })
    expect((await put(leave, new Uint8Array(4))).status).toBe(204)
    expect((await at(leave.file.url)).headers.get('content-disposition')).toMatch(/^attachment/)
    const buyer = as(sandbox, DEMO_USERS.buyer)
    for (const change of [{ purpose: 'INQUIRY' as const }, { bytes: 20 * 1024 * 1024 + 1 }])
      expect(await callSandbox(sandbox, signature, { ...drawing, ...change }, buyer)).toMatchObject({ errCode: 4000 })
  })

  it('is accepted once, complete and with the announced type', async () => {
    const leave = await leaveFor(pdf)
    expect((await post(leave, content, 'text/html')).status).toBe(415)
    expect((await post(leave, new Uint8Array([...content, 1]))).status).toBe(413)
    expect((await post(leave, new Uint8Array(1_000_000))).status).toBe(400)
    expect((await post(leave, content.slice(1))).status).toBe(400)
    expect((await at(leave.uploadUrl, { method: 'POST', body: 'no form' })).status).toBe(400)
    expect((await post(leave, content)).status).toBe(204)
    expect((await post(leave, content)).status).toBe(409)
    const put4 = await leaveFor(voice)
    expect((await put(put4, new Uint8Array(5))).status).toBe(413)
  })

  it('requires a signature that has not expired', async () => {
    const leave = await leaveFor(pdf)
    expect(leave.expireTime).toBe('2026-11-19T02:57:00.000Z')
    expect((await put({ ...leave, uploadUrl: '/sandbox/upload/x' }, content)).status).toBe(403)
    sandbox.pass(15)
    expect((await post(leave, content)).status).toBe(403)
  })
})

describe('an upload signature', () => {
  it('requires a login', async () => {
    expect(await callSandbox(sandbox, signature, pdf)).toMatchObject({ errCode: 5014 })
  })

  it.each<[string, Partial<InputOf<typeof signature>>]>([
    ['contentType: must be one of', { contentType: 'text/html' }],
    ['contentType: must be one of', { purpose: 'PORTRAIT' }],
    ['bytes: The file may have at most 10 MB', { bytes: 10 * 1024 * 1024 + 1 }],
    ['bytes: must be a whole number', { bytes: 0 }],
    ['fileName: is required', { fileName: '../' }],
  ])('is refused: %s (%j)', async (errMsg, change) => {
    const refusal = await callSandbox(sandbox, signature, { ...pdf, ...change }, as(sandbox, DEMO_USERS.buyer))
    expect(refusal).toMatchObject({ errCode: 4000, errMsg: expect.stringContaining(errMsg) })
  })

  it('keeps only the last part of the file name, without unsafe characters', async () => {
    const { file } = await leaveFor({ ...pdf, fileName: 'C:\\secret\\营业"执照\u202e.pdf' })
    expect(file.fileName).toBe('营业执照.pdf')
    const long = await leaveFor({ ...pdf, fileName: `${'a'.repeat(300)}.pdf` })
    expect(long.file.fileName).toMatch(/^a{116}\.pdf$/)
  })
})

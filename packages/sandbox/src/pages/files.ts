import type { Hono, Context as HonoContext } from 'hono'
import { contentOf, keepContent, uploadOf } from '../files/store.ts'
import type { Platform } from '../platform.ts'

/** A multipart form is slightly longer than its file. */
const FORM_OVERHEAD = 20_000

/**
 * The store of the sandbox: `PUT` or `POST /sandbox/upload/{token}` accepts the bytes that a signature permits, and
 * `GET /sandbox/file/{id}/{name}` returns them. The token grants permission; the id cannot be guessed.
 *
 * Answers 204 once the file is stored; 403 without permission, 409 if it already exists, 413 for more bytes than
 * announced, 415 for another type, 400 for fewer bytes or a malformed form.
 */
export function mountFiles(app: Hono, platform: Platform): void {
  app.put('/sandbox/upload/:token', async (c) => {
    const body = await readAtMost(c.req.raw, (upload(platform, c)?.bytes ?? 0) + 1)
    return keep(platform, c, c.req.header('content-type') ?? '', body)
  })
  app.post('/sandbox/upload/:token', async (c) => {
    const limit = (upload(platform, c)?.bytes ?? 0) + FORM_OVERHEAD
    const form = await readForm(c, limit)
    const file = form?.get('file')
    if (!(file instanceof File)) return upload(platform, c) ? answer(400) : answer(403)
    return keep(platform, c, file.type, new Uint8Array(await file.arrayBuffer()))
  })
  app.get('/sandbox/file/:id/:name', (c) => {
    const row = contentOf(platform.db, c.req.param('id'))
    if (!row) return answer(404)
    const type = row.content_type
    // Only content that browsers can show and that cannot run a script is shown; everything else, including drawings,
    // is downloaded.
    const isShown = type === 'application/pdf' || /^(?:image\/(?!vnd\.)|audio\/)/.test(type)
    const name = encodeURIComponent(row.file_name)
    return new Response(new Uint8Array(row.content), {
      headers: {
        'content-type': type,
        'content-length': String(row.content.byteLength),
        'content-disposition': `${isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, max-age=31536000, immutable',
      },
    })
  })
}

/** The upload that this address permits; undefined if the permission has expired. */
function upload({ db, now }: Platform, c: HonoContext) {
  const found = uploadOf(db, c.req.param('token') ?? '')
  return found && found.expire_time > now().toISOString() ? found : undefined
}

function keep(platform: Platform, c: HonoContext, contentType: string, body: Uint8Array | null): Response {
  const found = upload(platform, c)
  if (!found) return answer(403)
  if (found.isStored) return answer(409)
  if (contentType.split(';', 1)[0]?.trim().toLowerCase() !== found.content_type) return answer(415)
  if (body === null || body.byteLength > found.bytes) return answer(413)
  if (body.byteLength < found.bytes) return answer(400)
  keepContent(platform.db, found.id, body)
  return answer(204)
}

/**
 * The full body; null if it is longer than `limit`: the rest is read, so that the sender gets the answer, but
 * discarded.
 */
async function readAtMost({ body }: Request, limit: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body ?? []) {
    length += part.byteLength
    if (length <= limit) parts.push(part)
    else parts.length = 0
  }
  return length > limit ? null : Buffer.concat(parts)
}

async function readForm(c: HonoContext, limit: number): Promise<FormData | null> {
  const body = await readAtMost(c.req.raw, limit)
  if (body === null) return null
  try {
    const type = c.req.header('content-type') ?? ''
    return await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
  } catch {
    return null
  }
}

function answer(status: 204 | 400 | 403 | 404 | 409 | 413 | 415): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } })
}

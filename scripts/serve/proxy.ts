/** Answers a request, as `fetch` would: the sandbox in process, or a platform elsewhere. */
export type Handler = (request: Request) => Response | Promise<Response>

const HOP_BY_HOP = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade']

/**
 * Hands requests on to a platform. `/webapi` goes on relative addresses only (readings), so it is taken off: the
 * platform's own address stands for it. Answers 502 if the platform can't be reached.
 */
export function proxyTo(platform: string): Handler {
  const base = platform.replace(/\/+$/, '')
  return async (request) => {
    const url = new URL(request.url)
    const target = base + url.pathname.replace(/^\/webapi(?=\/)/, '') + url.search
    const headers = new Headers(request.headers)
    for (const name of [...HOP_BY_HOP, 'host', 'accept-encoding', 'content-length']) headers.delete(name)
    const init: RequestInit & { duplex: 'half' } = {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: request.signal,
      duplex: 'half',
    }
    if (request.body) init.body = request.body
    try {
      const reply = await fetch(target, init)
      const answered = new Headers(reply.headers)
      for (const name of [...HOP_BY_HOP, 'content-encoding', 'content-length']) answered.delete(name)
      return new Response(reply.body, { status: reply.status, headers: answered })
    } catch {
      return new Response(`The platform at ${base} does not answer.\n`, { status: 502 })
    }
  }
}

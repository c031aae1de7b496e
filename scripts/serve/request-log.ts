import type { Log } from '../log.ts'
import type { Handler } from './proxy.ts'

const PLATFORM = /^\/(?:webapi|media|sandbox)\//

/**
 * A handler that says each request it has answered (--log json): when its head was made, in milliseconds, and nothing of
 * who asked: no client's address, no query, no header, no id of what somebody has at the platform.
 */
export const logged =
  (handler: Handler, log: Log): Handler =>
  async (request) => {
    const started = performance.now()
    const { pathname, hostname } = new URL(request.url)
    const path = PLATFORM.test(pathname) ? pathname.replace(/\/[^/]*\d[^/]*/g, '/:id') : pathname
    const facts = { host: hostname, method: request.method, path }
    const ms = () => Math.round((performance.now() - started) * 10) / 10
    try {
      const reply = await handler(request)
      const bytes = reply.headers.get('Content-Length')
      const { status } = reply
      log.info('request', null, { ...facts, status, ms: ms(), ...(bytes === null ? {} : { bytes: Number(bytes) }) })
      return reply
    } catch (error) {
      log.error('request', error instanceof Error ? error.message : String(error), { ...facts, status: 500, ms: ms() })
      throw error
    }
  }

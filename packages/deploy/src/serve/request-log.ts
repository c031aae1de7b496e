import type { Log } from '@fair/build/log.ts'
import type { Handler } from './proxy.ts'

const PLATFORM = /^\/(?:webapi|media|sandbox)\//

/**
 * A handler that logs each request it has answered (--log json): the milliseconds until the response head, and nothing
 * about the visitor: no client address, no query, no header, no id of a visitor's records on the platform.
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

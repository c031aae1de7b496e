import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'
import type { Handler, Upgrade } from '../serve/proxy.ts'

const PLATFORM_PATHS = /^\/(webapi|media|sandbox)\//
const PAGE_WITHOUT_SLASH = /^(\/[^?.@]*[^/?.@])(\?.*)?$/

/**
 * Lets Astro's development server answer the platform's addresses, and redirect a page's address without its slash to
 * the one with it, as the real server does. Vite's own proxy runs too late: Astro answers 404 without a slash.
 */
export function devPlatform(platform: Handler, upgrade: Upgrade): Plugin {
  const answer = getRequestListener(platform)
  const first = (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const address = request.url ?? '/'
    if (PLATFORM_PATHS.test(address)) return void answer(request, response)
    const [, page, query = ''] = PAGE_WITHOUT_SLASH.exec(address) ?? []
    const isVisit = request.headers.accept?.includes('text/html')
    if (page === undefined || !isVisit) return next()
    response.writeHead(308, { Location: `${page.replace(/^\/+/, '/')}/${query}` }).end()
  }
  return {
    name: 'fair:platform',
    enforce: 'post',
    // The returned function runs after Astro has installed its own middleware.
    configureServer: (server) => {
      // Vite's own sockets have another address, and another listener.
      server.httpServer?.on('upgrade', (request, socket, head) => {
        if (/^\/webapi\//.test(request.url ?? '')) upgrade(request, socket, head)
      })
      return () => void server.middlewares.stack.unshift({ route: '', handle: first })
    },
  }
}

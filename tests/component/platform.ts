import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'

const PLATFORM_PATHS = /^\/(webapi|media|sandbox)\//

/** The sandbox in process, on the origin of the test's page: islands ask it as they ask any platform. */
export const platform = (): Plugin => ({
  name: 'fair:test-platform',
  async configureServer(server) {
    // Not bundled into the configuration, which other projects load as well.
    const file = new URL('../../src/sandbox/app.ts', import.meta.url).href
    const { createSandbox } = (await import(file)) as typeof import('../../src/sandbox/app.ts')
    const sandbox = createSandbox()
    const answer = getRequestListener(sandbox.fetch)
    server.middlewares.use((request, response, next) =>
      PLATFORM_PATHS.test(request.url ?? '') ? void answer(request, response) : next(),
    )
    server.httpServer?.on('upgrade', (request, socket, head) => {
      if (/^\/webapi\//.test(request.url ?? '')) sandbox.upgrade(request, socket, head)
    })
    server.httpServer?.on('close', () => sandbox.close())
  },
})

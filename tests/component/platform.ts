import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Plugin, ViteDevServer } from 'vite'

const PLATFORM_PATHS = /^\/(webapi|media|sandbox)[/?]/
/** The search index, as left by a build. `POST /_astro/search/missing` with names removes those files. */
const INDEX_PATHS = /^\/(?:_astro|en-US)\/search\/[\w.-]+$/
const MISSING = '/_astro/search/missing'

/** The in-process sandbox, on the origin of the test's page: islands call it like any platform. */
export const platform = (): Plugin => ({
  name: 'fair:test-platform',
  async configureServer(server) {
    // Not bundled into the configuration, which other projects load as well.
    const file = new URL('../../packages/sandbox/src/app.ts', import.meta.url).href
    const { createSandbox } = (await import(file)) as typeof import('@fair/sandbox/app.ts')
    const sandbox = createSandbox()
    const answer = getRequestListener(sandbox.fetch)
    server.middlewares.use((request, response, next) =>
      PLATFORM_PATHS.test(request.url ?? '') ? void answer(request, response) : next(),
    )
    serveIndex(server)
    server.httpServer?.on('upgrade', (request, socket, head) => {
      if (/^\/webapi\//.test(request.url ?? '')) sandbox.upgrade(request, socket, head)
    })
    server.httpServer?.on('close', () => sandbox.close())
  },
})

/** Made from the same fair when it is first requested: most runs need none. */
function serveIndex(server: ViteDevServer): void {
  const dir = mkdtempSync(join(tmpdir(), 'component-index-'))
  let made: Promise<void> | undefined
  let missing: string[] = []
  server.middlewares.use(async (request, response, next) => {
    const path = request.url ?? ''
    if (path === MISSING) {
      missing = JSON.parse(Buffer.concat(await request.toArray()).toString()) as string[]
      return response.end()
    }
    if (!INDEX_PATHS.test(path)) return next()
    made ??= makeIndex(dir)
    await made
    const file = join(dir, path)
    response.statusCode = existsSync(file) && !missing.some((name) => path.includes(name)) ? 200 : 404
    response.setHeader('content-type', 'application/json')
    response.end(response.statusCode === 200 ? readFileSync(file) : '')
  })
  server.httpServer?.on('close', () => rmSync(dir, { recursive: true, force: true }))
}

async function makeIndex(dir: string): Promise<void> {
  const file = (name: string) => new URL(`../../packages/build/src/${name}.ts`, import.meta.url).href
  const { prepare } = (await import(file('prepare'))) as typeof import('@fair/build/prepare.ts')
  const { readOptions } = (await import(file('options'))) as typeof import('@fair/build/options.ts')
  const { writeSearchIndex } = (await import(file('search-index'))) as typeof import('@fair/build/search-index.ts')
  const flags = ['--exhibition', 'current', '--languages', 'zh-CN,en-US', '--og', 'none', '--sandbox']
  const { run, close } = await prepare(readOptions(flags, {}), null, new Map())
  close()
  writeSearchIndex(dir, run, join(dir, 'kept'))
}

import type { AstroIntegration } from 'astro'
import { build } from 'esbuild'

/** At the site's root, so that its scope covers the entire site. */
const FILE = 'archive-worker.js'
const SOURCE = new URL('../worker/archive-worker.ts', import.meta.url).pathname

/** The worker as one classic script: not all browsers run modules as service workers. */
async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [SOURCE],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}

/** Adds the service worker of archives (src/worker) to the files of the site. */
export const archiveWorker = (): AstroIntegration => ({
  name: 'archive-worker',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({
        vite: {
          plugins: [
            {
              name: 'archive-worker',
              applyToEnvironment: ({ name }) => name === 'client',
              async generateBundle() {
                this.emitFile({ type: 'asset', fileName: FILE, source: await bundle() })
              },
              configureServer(server) {
                server.middlewares.use(`/${FILE}`, (_request, response, next) => {
                  bundle().then((text) => response.setHeader('Content-Type', 'text/javascript').end(text), next)
                })
              },
            },
          ],
        },
      })
    },
  },
})

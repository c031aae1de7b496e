import { cpSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** Astro's cache of the paths of each route: it is retained for a build, but must not be for a service. */
const ROUTE_CACHE = join(dirname(fileURLToPath(import.meta.resolve('astro'))), 'core', 'render', 'route-cache.js')

/**
 * Makes Astro only bundle: the pages' code is stored, and separate processes (packages/build/src/render.ts) render with it
 * whenever content changes, without bundling again.
 *
 * @param server folder for the prerender bundle
 * @param client folder that Astro writes the browser's files to
 */
export const bundleOnly = (server: string, client: string): AstroIntegration => ({
  name: 'bundle-only',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      const input = fileURLToPath(new URL('../layouts/prerender-entry.ts', import.meta.url))
      const ours = { build: { rolldownOptions: { input } } }
      // Without a reference to them in the files: bundle-process.ts moves them away.
      const mapped = { build: { sourcemap: 'hidden' as const } }
      const configEnvironment = (name: string) => ({ prerender: ours, client: mapped })[name]
      const find = 'virtual:route-cache'
      const alias = [{ find, replacement: ROUTE_CACHE }]
      updateConfig({ vite: { resolve: { alias }, plugins: [{ name: 'bundle-only', configEnvironment }] } })
    },
    'astro:config:done': ({ setAdapter }) => {
      setAdapter({
        name: 'bundle-only',
        entrypointResolution: 'auto',
        adapterFeatures: { buildOutput: 'static' },
        supportedAstroFeatures: { staticOutput: 'stable', sharpImageService: 'stable' },
      })
    },
    'astro:build:start': ({ setPrerenderer }) => {
      setPrerenderer({
        name: 'bundle-only',
        setup: async () => cpSync(`${client}/.prerender`, server, { recursive: true }),
        getStaticPaths: async () => [],
        render: async () => new Response(),
      })
    },
  },
})

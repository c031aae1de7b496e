import { cpSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/**
 * Lets Astro bundle and nothing more: the pages' code is kept, and processes of ours (scripts/build/render.ts) render by
 * it as often as content changes, without bundling again.
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
      const configEnvironment = (name: string) => (name === 'prerender' ? ours : undefined)
      updateConfig({ vite: { plugins: [{ name: 'bundle-only', configEnvironment }] } })
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

import { cpSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { defineConfig } from 'astro/config'

/** Where the prerender bundle goes: given by scripts/build/bundle-process.ts. */
const serverDir = process.env['FAIR_BUNDLE_SERVER']

/**
 * Lets Astro bundle and nothing more: the pages' code is kept, and processes of ours (scripts/build/render.ts) render by
 * it as often as content changes, without bundling again.
 */
const bundleOnly = (to: string): AstroIntegration => ({
  name: 'bundle-only',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      const input = fileURLToPath(new URL('src/layouts/prerender-entry.ts', import.meta.url))
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
        setup: async () => cpSync(`${process.env['FAIR_BUNDLE_CLIENT']}/.prerender`, to, { recursive: true }),
        getStaticPaths: async () => [],
        render: async () => new Response(),
      })
    },
  },
})

// Languages and exhibitions are one rest parameter ([...scope], src/i18n/paths.ts): with Astro's own i18n unset, that
// alone gives the routes. Paths are tried in src/content/paths.ts, so Astro's cache has nothing left to do.
export default defineConfig({
  output: 'static',
  trailingSlash: 'always',
  compressHTML: true,
  build: { format: 'directory', inlineStylesheets: 'never', assets: '_astro' },
  devToolbar: { enabled: false },
  integrations: serverDir ? [bundleOnly(serverDir)] : [],
  vite: {
    build: { assetsInlineLimit: 0, target: 'es2022' },
    ssr: { external: ['jsdom', 'dompurify'] },
  },
})

// @ts-check
import react from '@astrojs/react'
import { siteContent } from '@fair/build/astro-build.ts'
import { defineConfig } from 'astro/config'
import { archiveWorker } from './src/integration/archive-worker.ts'
import { bundleOnly } from './src/integration/bundle-only.ts'
import { chunkGroups } from './src/integration/chunks.ts'
import { islands } from './src/integration/islands.ts'
import { litCspPatch } from './src/integration/lit-csp-patch.ts'
import { preloadHelper } from './src/integration/preload-helper.ts'

// Given by packages/build/src/bundle-process.ts: our own renderer only needs the bundle. `npx astro build` renders by Astro's.
const { FAIR_BUNDLE_SERVER: server, FAIR_BUNDLE_CLIENT: client } = process.env

// Languages and exhibitions are one rest parameter ([...scope], src/lib/i18n/paths.ts): with Astro's own i18n unset, that
// alone gives the routes. Paths are tried in src/content/paths.ts, so Astro's cache has nothing left to do.
export default defineConfig({
  output: 'static',
  trailingSlash: 'always',
  compressHTML: true,
  build: { format: 'directory', inlineStylesheets: 'always', assets: '_astro' },
  devToolbar: { enabled: false },
  integrations: [react(), islands(), archiveWorker(), server && client ? bundleOnly(server, client) : siteContent()],
  vite: {
    // The packages that browsers load ask for their notices to go with them.
    build: { assetsInlineLimit: 0, target: 'es2022', license: { fileName: 'third-party-licenses.txt' } },
    ssr: { external: ['jsdom', 'dompurify'] },
    // For `npm run dev`: Vite looks for what browsers import in pages alone, not in what their script imports later.
    optimizeDeps: { entries: ['src/{client,islands,components,features}/**/*.{ts,tsx}', '!**/*.test.*'] },
    plugins: [chunkGroups(), preloadHelper(), litCspPatch],
  },
})

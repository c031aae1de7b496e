import { defineConfig } from 'astro/config'

// Languages and exhibitions are one rest parameter ([...scope], src/i18n/paths.ts): with Astro's own i18n unset, that
// alone gives the routes. Paths are tried in src/content/paths.ts, so Astro's cache has nothing left to do.
export default defineConfig({
  output: 'static',
  trailingSlash: 'always',
  compressHTML: true,
  build: { format: 'directory', inlineStylesheets: 'never', concurrency: 8, assets: '_astro' },
  devToolbar: { enabled: false },
  vite: {
    build: { assetsInlineLimit: 0, target: 'es2022' },
    ssr: { external: ['jsdom', 'dompurify'] },
  },
})

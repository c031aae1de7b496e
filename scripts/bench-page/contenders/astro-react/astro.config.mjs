// A plain Astro site with React islands. Caches are outside of the source.
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'

const CACHE = '../../../../.cache/bench-page'

export default defineConfig({
  site: 'https://fair.example',
  integrations: [react()],
  trailingSlash: 'always',
  cacheDir: `${CACHE}/astro`,
  vite: { cacheDir: `${CACHE}/vite` },
})

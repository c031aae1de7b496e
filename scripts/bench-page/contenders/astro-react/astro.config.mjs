// A plain Astro site with React islands.
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'

export default defineConfig({ site: 'https://fair.example', integrations: [react()], trailingSlash: 'always' })

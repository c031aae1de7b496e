import { cpSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration, ViteUserConfig } from 'astro'
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

/** Files of src/, as a test of the bundler's. */
const sources = (...files: string[]) => new RegExp(`/src/(${files.join('|')})\\.tsx?$`)

/**
 * What islands share, in a few files instead of thirty: a phone waits 150 ms for each six of them (HTTP/1.1). A group
 * needs nothing of one below it, so that none waits in a circle; what the page's own script has stays with that script.
 */
const GROUPS = [
  {
    // By itself, as the first page of a session that shows time asks the platform for it (api/browser-time.ts).
    name: 'requests',
    test: /node_modules[\\/](ofetch|destr|ufo|node-fetch-native)[\\/]/,
  },
  {
    name: 'framework',
    test: /node_modules[\\/](preact|react|react-dom|nanostores|@nanostores[\\/]react|zod)[\\/]/,
  },
  {
    // What every page has a moment after it stands (boot/late.ts), so that no island fetches it.
    name: 'page',
    test: sources(
      'api/(address|browser-headers)',
      'i18n/paths',
      'routes',
      'rules/(limits|language|media-address)',
      'state/(session-keep|page-events|follow-age)',
    ),
  },
  {
    // Calls, texts, the session, and what views are made of.
    name: 'island',
    test: sources(
      'api/(client|decode|browser|browser-failure)',
      'contract/(endpoint|auth|session)',
      'i18n/(browser-texts|translator)',
      'rules/errors',
      'state/(session-page|session-store|session-model|session-types|login-request)',
      'ui/(Dialog|Face|FailedFace|Icon|icons|page-context|parts|Picture|sheet|use-id)',
    ),
  },
  {
    // What the login and the forms have in common.
    name: 'fields',
    test: sources(
      'contract/agreement',
      'features/login/oidc',
      'rules/(account-input|agreement-path|validation)',
      'ui/form/dialling',
    ),
  },
  {
    // What the lists read: their records' schemas, which name each other, so that none may stand apart.
    name: 'records',
    test: sources(
      'contract/(activity|catalogue|file|group|guest|home|live|meeting|news|project|replay|schedule|search)',
      'features/catalogue/list-(ask|calls)',
    ),
  },
  {
    // What every list is drawn by, without what it asks.
    name: 'list',
    test: sources(
      'features/catalogue/list-words',
      'rules/(debounce|plain-click)',
      'state/list[a-z-]*',
      'ui/(LogoTile|Pager|QueryLink|SaveButton|letters)',
      'ui/cards/.*',
      'ui/list/.*',
    ),
  },
]

/** A plugin, as Astro's own options for the browser's files come after what the configuration says. */
const fewFiles: NonNullable<ViteUserConfig['plugins']>[number] = {
  name: 'few-files',
  configResolved({ environments }) {
    const options = environments['client']?.build.rolldownOptions
    if (!options) return
    const groups = GROUPS.map(({ name, test }, at) => ({ name, test, priority: GROUPS.length - at }))
    const output = { ...options.output, codeSplitting: { includeDependenciesRecursively: false, groups } }
    Object.assign(options, { preserveEntrySignatures: 'allow-extension', output })
  },
}

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
    plugins: [fewFiles],
  },
})

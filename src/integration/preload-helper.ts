import type { ViteUserConfig } from 'astro'

/** Vite's name for the module that each `import()` calls. */
const HELPER = '\0vite/preload-helper.js'
/** A style sheet among the files that a chunk's `import()` calls preload. */
const STYLE_SHEET = /__vite__mapDeps=.*?\.css"/

type Plugin = NonNullable<NonNullable<ViteUserConfig['plugins']>[number]> & object

/**
 * Replaces Vite's helper for `import()`, which preloads a module's own imports at the same time. Vite's is 1.6 KB on every
 * page, because it also waits for style sheets; no script here imports any (docs/decisions/style-sheets.md).
 */
export function preloadHelper(): Plugin {
  let base = '/'
  let isReplaced = false
  return {
    name: 'preload-helper',
    apply: 'build',
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    configResolved(config) {
      base = config.base
    },
    transform: {
      filter: { id: new RegExp(`^${HELPER}$`) },
      handler() {
        isReplaced = true
        return { code: helperCode(base), map: null }
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (!isReplaced) this.error('Vite has renamed its helper for import(): see src/integration/preload-helper.ts.')
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && STYLE_SHEET.test(file.code))
            this.error(`${file.fileName} imports a style sheet: see src/integration/preload-helper.ts.`)
        }
      },
    },
  } as Plugin
}

const helperCode = (base: string): string => `
const seen = new Set()
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (seen.has(file)) continue
    seen.add(file)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: ${JSON.stringify(base)} + file }))
  }
  return load()
}
`

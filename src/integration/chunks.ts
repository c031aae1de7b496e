import type { ViteUserConfig } from 'astro'

/**
 * Puts the modules that several scripts share into a few files instead of fifty: a phone waits 150 ms for every six of
 * them (HTTP/1.1). A group is what a module imports, itself included, except for modules in a group above: so a new or
 * renamed file is placed by its imports, and no files wait in a circle.
 */
const GROUPS = {
  // The page's own script, an inline module of the layout.
  start: ['/layouts/BaseLayout.astro', '/client/main.ts', '/node_modules/nanostores/atom/index.js'],
  // Fetched by every page shortly after it has loaded, so that no island fetches it.
  'after-load': ['/client/after-load.ts', '/stores/open-overlay.ts', '/node_modules/nanostores/'],
  // The modules that show times at load, and their dependencies: elsewhere, every page with a time would fetch `calls`
  // and `records`.
  clock: ['/client/by-clock.ts', '/api/browser-time.ts'],
  'clock-texts': ['/client/clock-texts.ts'],
  // The addresses of the text files: separate, so that the texts load at the same time as `calls`.
  texts: ['/lib/i18n/text-files.ts'],
  // Calls and texts, without React: hearts and booked buttons need no more. The addresses of style sheets and the
  // helpers are for both dialogs and lists: in a group below, a dialog would fetch all of the lists for them.
  calls: [
    '/api/browser.ts',
    '/lib/i18n/browser-texts.ts',
    '/lib/i18n/names.ts',
    '/lib/page-context.ts',
    '/rules/address.ts',
    '/features/shared/style-sheets.ts',
  ],
  framework: ['/node_modules/react-dom/client.js', '/node_modules/@nanostores/react/'],
  // Needed to hydrate every island, to render overlays, and for all views.
  island: [
    '/islands/hydrate.ts',
    '/islands/OverlayHost.tsx',
    '/islands/IslandProvider.tsx',
    '/islands/RequireLogin.tsx',
    '/islands/useForVisitor.ts',
    '/islands/useOwnZone.ts',
    '/stores/session-page.ts',
    '/components/ErrorState.tsx',
    '/components/Dialog.tsx',
    // Small parts of most views, including the chat, which needs nothing else of `list`.
    '/components/parts.tsx',
    '/components/BoothLink.tsx',
    '/components/Picture.tsx',
    '/components/LogoTile.tsx',
    '/lib/debounce.ts',
  ],
  // Shared by the login and the forms.
  fields: [
    '/domain/account-input.ts',
    '/rules/validation.ts',
    '/domain/agreement-path.ts',
    '/features/shared/form/dialling.ts',
  ],
  // Needed to read lists: their records' schemas, which refer to each other, so that none can be separated; and their
  // times.
  records: ['/features/catalogue/catalogue.api.ts', '/domain/phase.ts'],
  // Needed to render every list, without its requests.
  list: ['/features/shared/list/ListIsland.tsx', '/features/shared/cards/'],
} as const

/** Re-exports everything in a package: its imports do not belong to a group only because it imports them. */
const isBarrel = (id: string) => id.endsWith('/node_modules/nanostores/index.js')

type Plugin = NonNullable<NonNullable<ViteUserConfig['plugins']>[number]> & object

/** A plugin, because Astro's own options for the browser's files are applied after the configuration's. */
export function chunkGroups(): Plugin {
  const groupOf = new Map<string, string>()
  return {
    name: 'few-files',
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    buildEnd() {
      const ids = [...this.getModuleIds()]
      for (const [name, starts] of Object.entries(GROUPS)) {
        for (const start of starts) {
          const first = ids.filter((id) =>
            start.endsWith('/') ? id.includes(start) : id.split('?')[0]?.endsWith(start),
          )
          if (first.length === 0) this.error(`No module ${start} for the group ${name}: see src/integration/chunks.ts`)
          const waiting = [...first]
          for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
            if (groupOf.has(id) || isBarrel(id)) continue
            groupOf.set(id, name)
            waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []))
          }
        }
      }
    },
    configResolved({ environments }) {
      const options = environments['client']?.build.rolldownOptions
      if (!options) return
      const names = Object.keys(GROUPS)
      const groups = names.map((name, at) => ({
        name,
        test: (id: string) => groupOf.get(id) === name,
        priority: names.length - at,
      }))
      const output = {
        ...options.output,
        // Every page references it, and Astro's own name is 40 bytes longer.
        entryFileNames: ({ name }: { name: string }) =>
          `_astro/${name.startsWith('BaseLayout.astro') ? 'main' : '[name]'}.[hash].js`,
        codeSplitting: { includeDependenciesRecursively: false, groups },
      }
      Object.assign(options, { preserveEntrySignatures: 'allow-extension', output })
    },
  } as Plugin
}

import type { ViteUserConfig } from 'astro'

/** Files of src/, as a test of the bundler's. */
const sources = (...files: string[]) => new RegExp(`/src/(${files.join('|')})\\.tsx?$`)

/**
 * What islands share, in a few files instead of thirty: a phone waits 150 ms for each six of them (HTTP/1.1). A group
 * needs nothing of one below it, so that none waits in a circle; what the page's own script has stays with that script.
 */
const GROUPS = [
  {
    // What the page's own script shares with all others, beside it: stores, what the device keeps, the page's data.
    name: 'start',
    test: new RegExp(
      `vite/preload-helper|/node_modules/nanostores/(atom|clean-stores)/|${
        sources(
          'lib/(storage|storage-keys)',
          'state/(page-data|query-state)',
          'stores/(session|session-storage|owner|favourites|identity|overlay|toasts|changes)',
        ).source
      }`,
    ),
  },
  {
    // By itself, as the first page of a session that shows time asks the platform for it (api/browser-time.ts).
    name: 'requests',
    test: /node_modules[\\/](ofetch|destr|ufo|node-fetch-native)[\\/]/,
  },
  {
    // What every page has a moment after it stands (client/after-load.ts), so that no island fetches it.
    name: 'page',
    test: new RegExp(
      `/node_modules/(nanostores|@nanostores/persistent)/|${
        sources(
          'api/(address|browser-headers)',
          'lib/i18n/paths',
          'routes',
          'domain/(limits|language|media-address)',
          'stores/(bookings|login|login-request|logout-items|open-overlay|session-items|tabs|consent|persistent|follow-age)',
        ).source
      }`,
    ),
  },
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|scheduler|@nanostores[\\/]react|i18next|zod)[\\/]/,
  },
  {
    // Calls, texts, the session, and what views are made of.
    name: 'island',
    test: sources(
      'api/(client|decode|browser|browser-failure)',
      'contract/(endpoint|auth|session|kinds)',
      'lib/i18n/(browser-texts|translator|text-files)',
      'domain/(errors|platform-values|time)',
      'stores/(session-page|session-store|session-model|session-types)',
      'islands/(hydrate|page|OverlayHost|IslandProvider|RequireLogin|useHydrated|useForVisitor)',
      'lib/page-context',
      'components/(Dialog|EmptyState|ErrorState|Icon|icons|parts|Picture)',
      'features/shared/style-sheets',
      'components/RetryState',
    ),
  },
  {
    // What the login and the forms have in common.
    name: 'fields',
    test: sources(
      'contract/agreement',
      'features/login/oidc',
      'domain/(account-input|agreement-path|validation)',
      'features/shared/form/dialling',
    ),
  },
  {
    // What the lists read: their records' schemas, which name each other, so that none may stand apart.
    name: 'records',
    test: sources(
      'contract/(activity|catalogue|file|group|guest|home|live|meeting|news|project|replay|schedule|search)',
      'features/catalogue/catalogue.api',
    ),
  },
  {
    // What every list is drawn by, without what it asks.
    name: 'list',
    test: sources(
      'features/catalogue/list-words',
      'lib/(debounce|unmodified-click)',
      'components/(LogoTile|Pager|QueryLink|SaveButton|letters)',
      'features/shared/cards/.*',
      'features/shared/list/.*',
    ),
  },
]

/** A plugin, as Astro's own options for the browser's files come after what the configuration says. */
export const fewFiles: NonNullable<ViteUserConfig['plugins']>[number] = {
  name: 'few-files',
  configResolved({ environments }) {
    const options = environments['client']?.build.rolldownOptions
    if (!options) return
    const groups = GROUPS.map(({ name, test }, at) => ({ name, test, priority: GROUPS.length - at }))
    const output = { ...options.output, codeSplitting: { includeDependenciesRecursively: false, groups } }
    Object.assign(options, { preserveEntrySignatures: 'allow-extension', output })
  },
}

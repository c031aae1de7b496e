// The allowed imports between layers, as data. If a row is in the way, change it here and give the reason.

export interface Layer {
  /** The layers that it may import besides itself. */
  may: readonly string[]
  /** Layers from which it may import only types. */
  types?: readonly string[]
  /** Layers that it may load only on demand, with `import()`. */
  lazy?: readonly string[]
  /** The packages it may import; without it, any. */
  packages?: readonly string[]
}

/** What a feature, a layout or a page may use. */
const view = ['contract', 'search', 'domain', 'styles', 'stores', 'components', 'routes', 'api/client', 'api/browser']

/** What the packages that build and serve the site may import from it. */
const site = [
  'contract',
  'rules',
  'search',
  'domain',
  'lib',
  'routes',
  'api/client',
  'api/build',
  'content',
  'commands',
]

/** What every layer of src may import. */
export const FOR_ALL: readonly string[] = ['lib', 'rules']

export const LAYERS: Readonly<Record<string, Layer>> = {
  contract: { may: ['rules'], packages: ['zod/mini'] },
  // What the site and the sandbox both calculate: moments, addresses, validation, limits, summaries.
  // And what commands and packages share: exit codes.
  rules: { may: [], types: ['contract'], packages: ['qr'] },
  search: { may: ['rules'], types: ['contract'], packages: [] },
  sandbox: { may: ['contract', 'rules', 'search'] },
  // Renders the site's pages; with --sandbox it starts the sandbox as their platform.
  build: { may: [...site, 'sandbox', 'styles', 'layouts', 'client'] },
  // Hosts, releases, the tail service, and the reference server, which can also serve the sandbox.
  deploy: { may: [...site, 'build', 'sandbox', 'layouts'] },
  // Checks a platform against the contract.
  conformance: { may: ['contract', 'rules', 'sandbox', 'deploy', 'domain', 'lib', 'commands', 'api/client'] },
  domain: { may: ['search'], types: ['contract'], packages: [] },
  // Small general parts: clock, texts, formats, other programs' file formats. The specification defines the languages
  // (4), and formats handle its dates, so that they may import the domain.
  lib: { may: ['domain'], types: ['contract'], packages: ['i18next', 'dompurify'] },
  // The platform's colour fields are the theme's input.
  styles: { may: ['domain'], types: ['contract'], packages: [] },
  routes: { may: ['domain'], packages: [] },
  'api/client': { may: ['contract', 'domain'], packages: ['ofetch', 'zod/mini'] },
  // The state that islands share.
  stores: {
    may: ['contract', 'domain', 'api/client'],
    packages: ['idb', 'nanostores', '@nanostores/persistent', 'zod/mini'],
  },
  'api/browser': { may: ['contract', 'domain', 'api/client', 'stores', 'features/shared'] },
  'api/build': { may: ['contract', 'domain', 'api/client', 'sandbox'] },
  content: { may: ['contract', 'domain', 'styles', 'routes', 'api/client', 'api/build', 'sandbox'] },
  // Primitives, which make no call and read no store.
  components: { may: ['domain', 'styles'], types: ['contract'] },
  // What several areas need and depends on the contract: lists, details, forms, cards, blocks, the chat's engine.
  'features/shared': { may: [...view, 'islands'] },
  features: { may: [...view, 'islands', 'features/shared'] },
  // The surroundings of every island (page, texts, client), and the directive, which is in every page's script.
  islands: { may: ['contract', 'domain', 'stores', 'components', 'api/client', 'api/browser'] },
  // Everything that touches Astro's internals.
  integration: { may: [] },
  // The small scripts on every page: 8 KB of them, so islands and their framework are loaded only with import().
  client: {
    may: ['contract', 'domain', 'styles', 'stores', 'routes', 'islands', 'api/client', 'api/browser'],
    lazy: ['features', 'features/shared', 'components'],
  },
  // Service workers, which no page imports: the build creates a script of each (integration/archive-worker.ts).
  worker: { may: ['domain'] },
  layouts: { may: [...view, 'api/build', 'content', 'features', 'features/shared', 'islands', 'client'] },
  // Post-processes the HTML of every page.
  middleware: { may: ['content', 'layouts'] },
  pages: { may: [...view, 'api/build', 'content', 'features', 'features/shared', 'islands', 'client', 'layouts'] },
}

/** The files of a layer, as a pattern; without a row, all of src/<layer>/. */
export const PLACES: Readonly<Record<string, string>> = {
  contract: '^packages/contract/src/(?!rules/)',
  rules: '^packages/contract/src/rules/',
  search: '^packages/search/src/',
  sandbox: '^packages/sandbox/src/',
  build: '^packages/build/src/',
  deploy: '^packages/deploy/src/',
  conformance: '^packages/conformance/src/',
  // They run before any package is installed, so they cannot be in a package.
  commands: '^scripts/(advice|install|node-flags|free-port)\\.mjs$',
  'api/build': '^src/api/build\\b',
  'api/browser': '^src/api/browser\\b',
  'api/client': '^src/api/(?!build\\b|browser\\b)',
  routes: '^src/routes\\b',
  content: '^src/content(/|\\.config\\.ts$)',
  features: '^src/features/(?!shared/)',
  middleware: '^src/middleware\\.ts$',
}

/** Packages that the site may use in one place only, as patterns; types may be anywhere. */
export const ONE_PLACE: readonly { package: string; at: string; why: string }[] = [
  { package: 'ofetch', at: '^src/api/', why: 'requests are made by api/client only' },
  { package: 'hls\\.js', at: '^src/features/', why: 'only the live pages use video' },
  { package: 'strophe\\.js', at: '^src/features/shared/chat/xmpp-', why: 'only tenants with XMPP load it' },
  {
    package: '(@nanostores/)?react(-dom)?',
    at: '^src/(components|features|islands|layouts|pages|content)/',
    why: 'stores, rules and calls work without React',
  },
  { package: 'zod/(?!mini/).+', at: '^src/content', why: 'plain zod weighs 77 KB: use zod/mini' },
]

/** Where Node's own modules are allowed: browsers have none. */
export const ON_NODE =
  '^packages/(sandbox|build|deploy|conformance)/|^src/(content|integration|api/build)|^src/(client/head-script|layouts/(inline-styles|QrCode))'

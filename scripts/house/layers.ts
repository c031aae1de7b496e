// Who may import whom: the table of house.md, as data. If a row hurts, change it here and say why.

export interface Layer {
  /** The layers of src that it may import besides itself. */
  may: readonly string[]
  /** Layers of which it may import types only. */
  types?: readonly string[]
  /** Layers that it may only fetch when they are needed, by `import()`. */
  lazy?: readonly string[]
  /** The packages it may import; without it, any. */
  packages?: readonly string[]
}

/** What a feature, a layout or a page may be made of. */
const view = ['contract', 'domain', 'styles', 'stores', 'components', 'routes', 'api/client', 'api/browser']

/** What every layer may import. */
export const FOR_ALL: readonly string[] = ['lib']

export const LAYERS: Readonly<Record<string, Layer>> = {
  // The checks of what a text of the platform must be (domain/platform-values.ts) are the contract's as much as the domain's.
  contract: { may: ['domain'], packages: ['zod/mini'] },
  domain: { may: [], types: ['contract'], packages: [] },
  // Small general parts: clock, texts, formats, files of other programs. The languages are a rule of the specification (4),
  // and formats speak of its dates, so that they may know the domain.
  lib: { may: ['domain'], types: ['contract'], packages: ['i18next', 'dompurify', 'qr'] },
  // The platform's colour fields are the theme's input.
  styles: { may: ['domain'], types: ['contract'], packages: [] },
  routes: { may: ['domain'], packages: [] },
  sandbox: { may: ['contract', 'domain'] },
  'api/client': { may: ['contract', 'domain'], packages: ['ofetch', 'zod/mini'] },
  // What islands share.
  stores: {
    may: ['contract', 'domain', 'api/client'],
    packages: ['idb', 'nanostores', '@nanostores/persistent', 'zod/mini'],
  },
  'api/browser': { may: ['contract', 'domain', 'api/client', 'stores', 'features/shared'] },
  'api/build': { may: ['contract', 'domain', 'api/client', 'sandbox'] },
  content: { may: ['contract', 'domain', 'styles', 'routes', 'api/client', 'api/build', 'sandbox'] },
  // Primitives, which make no call and read no store.
  components: { may: ['domain', 'styles'], types: ['contract'] },
  // What several areas need and knows the contract: lists, details, forms, cards, blocks, the chat's engine.
  'features/shared': { may: [...view, 'islands'] },
  features: { may: [...view, 'islands', 'features/shared'] },
  // What every island is in (page, texts, client), and the directive, which every page's script carries.
  islands: { may: ['contract', 'domain', 'stores', 'components', 'api/client', 'api/browser'] },
  // All that touches Astro's insides.
  integration: { may: [] },
  // The small scripts that every page carries: 8 KB of them, so islands and their framework come by import() alone.
  client: {
    may: ['contract', 'domain', 'styles', 'stores', 'routes', 'islands', 'api/client', 'api/browser'],
    lazy: ['features', 'features/shared', 'components'],
  },
  // Service workers, which no page imports: the build makes a script of each (integration/archive-worker.ts).
  worker: { may: ['domain'] },
  layouts: { may: [...view, 'api/build', 'content', 'features', 'features/shared', 'islands', 'client'] },
  // Post-processes the HTML of every page.
  middleware: { may: ['content', 'layouts'] },
  pages: { may: [...view, 'api/build', 'content', 'features', 'features/shared', 'islands', 'client', 'layouts'] },
}

/** Where a layer's files are, as a pattern; without a row, all of src/<layer>/. */
export const PLACES: Readonly<Record<string, string>> = {
  'api/build': '^src/api/build\\b',
  'api/browser': '^src/api/browser\\b',
  'api/client': '^src/api/(?!build\\b|browser\\b)',
  routes: '^src/routes\\b',
  content: '^src/content(/|\\.config\\.ts$)',
  features: '^src/features/(?!shared/)',
  middleware: '^src/middleware\\.ts$',
}

/** Packages that src has in one place only, as patterns; types may be anywhere. */
export const ONE_PLACE: readonly { package: string; at: string; why: string }[] = [
  { package: 'ofetch', at: '^src/api/', why: 'requests are made by api/client only' },
  { package: 'hls\\.js', at: '^src/features/', why: 'video is the live pages’ matter' },
  { package: 'strophe\\.js', at: '^src/features/shared/chat/xmpp-', why: 'only tenants with XMPP load it' },
  {
    package: '(@nanostores/)?react(-dom)?',
    at: '^src/(components|features|islands|layouts|pages|content)/',
    why: 'stores, rules and calls work without React',
  },
  { package: 'zod/(?!mini/).+', at: '^src/(sandbox|content)', why: 'plain zod weighs 77 KB: use zod/mini' },
]

/** Where Node's own modules are had: browsers have none. */
export const ON_NODE =
  '^src/(sandbox|content|integration|api/build)|^src/(client/head-script|layouts/(inline-styles|QrCode))'

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

/** Everything drawn for a visitor: what a page may be made of. */
const shown = ['contract', 'rules', 'theme', 'i18n', 'state', 'stores', 'ui', 'ui/kinds', 'routes']

/** What every layer may import. */
export const FOR_ALL: readonly string[] = ['lib']

export const LAYERS: Readonly<Record<string, Layer>> = {
  // Small general parts: the clock, the device's storage and the names in it.
  lib: { may: [], types: ['contract'], packages: [] },
  contract: { may: [], types: ['rules'], packages: ['zod/mini'] },
  rules: { may: [], types: ['contract'], packages: [] },
  // The platform's colour fields are the theme's input.
  theme: { may: ['rules'], types: ['contract'], packages: [] },
  // The languages themselves are a rule (Spec 4), so texts may know them.
  i18n: { may: ['rules'], packages: ['i18next'] },
  routes: { may: ['rules', 'i18n'], packages: [] },
  sandbox: { may: ['contract', 'rules'] },
  'api/client': { may: ['contract', 'rules'], packages: ['ofetch', 'zod/mini'] },
  state: {
    may: ['contract', 'rules', 'stores', 'api/client'],
    packages: ['nanostores', '@nanostores/persistent', 'zod/mini', 'strophe.js'],
  },
  // What islands and the page's small scripts share; of what is left of state, its shapes alone.
  stores: { may: ['contract', 'rules'], types: ['state'], packages: ['nanostores', '@nanostores/persistent'] },
  'api/browser': { may: ['contract', 'rules', 'api/client', 'state', 'stores'] },
  'api/build': { may: ['contract', 'rules', 'api/client', 'sandbox'] },
  content: { may: ['contract', 'rules', 'i18n', 'theme', 'routes', 'api/client', 'api/build', 'sandbox'] },
  // Cards are shown by several features, which may not import each other: they know what an entity looks like, no more.
  // Their hearts read what is saved (stores/favourites.ts).
  ui: { may: ['i18n', 'theme', 'rules', 'stores'], types: ['contract'] },
  // A list, a detail or a page of the personal center as a whole kind of page, prerendered and alive, drawn for every
  // area: it knows address and stores.
  'ui/kinds': {
    may: ['contract', 'rules', 'theme', 'i18n', 'state', 'stores', 'ui', 'islands', 'api/client', 'api/browser'],
  },
  features: { may: [...shown, 'islands', 'api/client', 'api/browser'] },
  // What every island stands in (page, texts, client), and the directive, which every page's script carries.
  islands: { may: ['contract', 'rules', 'i18n', 'state', 'stores', 'ui', 'api/client', 'api/browser'] },
  // All that touches Astro's insides.
  integration: { may: [] },
  // The small script that every page carries: 6 KB of it, so islands and their framework come by import() alone.
  boot: {
    may: ['contract', 'rules', 'theme', 'i18n', 'state', 'stores', 'routes', 'islands', 'api/client', 'api/browser'],
    lazy: ['features', 'ui', 'ui/kinds'],
  },
  layouts: { may: [...shown, 'api/client', 'api/browser', 'api/build', 'content', 'features', 'islands', 'boot'] },
  pages: {
    may: [...shown, 'api/client', 'api/browser', 'api/build', 'content', 'features', 'islands', 'boot', 'layouts'],
  },
}

/** Packages that have one place in the house. */
export const ONE_PLACE: readonly { package: RegExp; at: RegExp; why: string }[] = [
  { package: /^ofetch$/, at: /^src\/api\//, why: 'requests are made by api/client only' },
  { package: /^@shoelace-style\//, at: /^src\/ui\//, why: 'its successor must be one folder’s change' },
  { package: /^hls\.js/, at: /^src\/(ui|features)\//, why: 'video is the live pages’ matter' },
  { package: /^strophe\.js$/, at: /^(src\/state\/chat\/xmpp-|tests\/xmpp\/)/, why: 'only tenants with XMPP load it' },
  {
    package: /^node:/,
    at: /^(src\/(sandbox|content|integration|api\/build)|src\/content\.config|src\/boot\/head-script|scripts|tests)|\.config\.ts$/,
    why: 'browsers have no Node',
  },
  {
    package: /^react(-dom)?(\/|$)|^@nanostores\/react$/,
    at: /^src\/(ui|features|islands|layouts|pages|content|theme)\//,
    why: 'state, rules and calls work without React',
  },
  { package: /^zod$/, at: /^(src\/(sandbox|content)|scripts|tests)/, why: 'plain zod weighs 77 KB: use zod/mini' },
]

/** The layer of a file in src; undefined for one that belongs to none (`src/env.d.ts`). */
export function layerOf(path: string): string | undefined {
  const inner = /^src\/(.+)$/.exec(path)?.[1]
  if (inner === undefined || inner.endsWith('.d.ts')) return undefined
  if (/^api\/build\b/.test(inner)) return 'api/build'
  if (/^api\/browser\b/.test(inner)) return 'api/browser'
  if (inner.startsWith('api/')) return 'api/client'
  if (/^ui\/(list|detail|personal|business-card)\//.test(inner)) return 'ui/kinds'
  if (/^routes\b/.test(inner)) return 'routes'
  if (inner === 'content.config.ts') return 'content'
  return inner.includes('/') ? inner.split('/')[0] : 'unknown'
}

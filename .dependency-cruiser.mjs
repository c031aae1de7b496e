// Who may import whom, for dependency-cruiser: the rows of tests/house/layers.ts as its rules, and no circles.
// tests/house/imports.ts runs it, as it does not read .astro files itself.
import { FOR_ALL, LAYERS, ON_NODE, ONE_PLACE, PLACES } from './tests/house/layers.ts'

const TESTS = '\\.(test|spec|fixture)\\.tsx?$'
const OURS = '^(src|packages|scripts|tests)/'
const PAGES = '^(src|packages/(contract|search))/'
const DECLARATIONS = '\\.d\\.ts$'
const placeOf = (/** @type {string} */ layer) => PLACES[layer] ?? `^src/${layer}/`
const placesOf = (/** @type {readonly string[]} */ layers) => layers.map(placeOf)
const packaged = (/** @type {string} */ name) => `(^|/)node_modules/${name}(/|$)|^${name}(/|$)`

const ours = { pathNot: [TESTS, DECLARATIONS] }

/** @param {string} name @param {object} from @param {object} to */
const never = (name, from, to) => ({ name, severity: /** @type {const} */ ('error'), from, to })

/** @param {string} layer @param {import('./tests/house/layers.ts').Layer} row */
function rulesOf(layer, { may, types = [], lazy = [], packages }) {
  const from = { ...ours, path: placeOf(layer) }
  const forAll = placeOf(layer).startsWith('^src/') ? FOR_ALL : []
  const allowed = [DECLARATIONS, ...placesOf([layer, ...forAll, ...may])]
  const inPart = placesOf([...types, ...lazy])
  const rules = [
    never(`${layer} may not import it`, from, { path: OURS, pathNot: [...allowed, ...inPart] }),
    never(`${layer} may import its types only`, from, {
      path: placesOf(types),
      pathNot: allowed,
      dependencyTypesNot: ['type-only'],
    }),
    never(`${layer} may import it by import() only`, from, {
      path: placesOf(lazy),
      pathNot: allowed,
      dependencyTypesNot: ['type-only', 'dynamic-import'],
    }),
    never(`${layer} may not import this package`, from, {
      path: packages ? '.' : [],
      pathNot: [OURS, ...(packages ?? []).map(packaged)],
    }),
  ]
  return rules.filter(({ to }) => to.path.length > 0)
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(LAYERS).flatMap(([layer, row]) => rulesOf(layer, row)),
    never(
      'a feature never imports a sibling',
      { ...ours, path: '^src/features/(?!shared/)([^/]+)/' },
      { path: '^src/features/', pathNot: '^src/features/($1|shared)/' },
    ),
    ...ONE_PLACE.map(({ package: name, at, why }) =>
      never(why, { path: PAGES, pathNot: [TESTS, at] }, { path: packaged(name), dependencyTypesNot: ['type-only'] }),
    ),
    never('browsers have no Node APIs', { path: PAGES, pathNot: [TESTS, ON_NODE] }, { dependencyTypes: ['core'] }),
    // Types as well: what two files share stands below both.
    never('no circular imports', {}, { circular: true }),
    never(
      'the imported file does not exist',
      { path: '^(src|packages)/', pathNot: TESTS },
      { path: '^\\.', couldNotResolve: true },
    ),
  ],
  required: [
    {
      name: 'the folder has a row in tests/house/layers.ts',
      severity: 'error',
      module: { path: '^(src|packages)/', pathNot: [TESTS, DECLARATIONS, ...placesOf(Object.keys(LAYERS))] },
      // Nothing is called so: no file of such a folder holds.
      to: { path: '^$' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    skipAnalysisNotInRules: true,
    // What is imported as `Page.astro` lies there as `Page.astro.ts`.
    enhancedResolveOptions: { extensions: ['.ts'], exportsFields: ['exports'], conditionNames: ['import', 'types'] },
  },
}

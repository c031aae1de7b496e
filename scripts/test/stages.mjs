// The stages of npm test and npm run test:all, from the cheapest to the most expensive.
import { ensureChromium, ensureFonts } from '../chromium.mjs'
import { clockTests } from '../clock-tests.mjs'
import { ensureEjabberd, ensureHosts } from '../debian.mjs'
import { ensureFaketime } from '../faketime.mjs'
import { freePort } from '../free-port.mjs'
import { asOneCheck, countsFrom, environment, FOLDERS, node, nodeLater, sumOf, tool, vitest } from './programs.mjs'
import { buildSites } from './sites.mjs'

/** @typedef {import('./programs.mjs').Counts} Counts */
/** @typedef {import('./programs.mjs').Out} Out */
/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {string} what one line for the terminal
 * @property {RegExp} [covers] Only for stages that npm test leaves out: the changed files that require it.
 * @property {string} [beside] The stage that it runs in parallel with, if both are chosen.
 * @property {string} [partOf] The stage that includes it in test:all.
 * @property {() => Promise<void>} [needs] Installs what the stage needs. If it throws an Advice the stage is NOT RUN,
 *   unless it was requested by name.
 * @property {(files: string[], out: Out, whole: boolean) => Promise<Counts>} run `whole`: its tests of test:all too
 */

/** The code that builds and serves sites: every stage that tests infrastructure covers it. */
const MACHINERY =
  /^(?:(?:scripts|packages\/(?:build|conformance|deploy)|tests\/(?:all|hostile|runs))\/|src\/(?:content|integration|layouts)\/|astro\.config|package(?:-lock)?\.json|docs\/ci\/)/
const SANDBOX = /^packages\/(?:contract|sandbox|search)\//
/** Whatever a visitor may notice. */
const PAGES = /^(?:(?:src|public|tests\/e2e|packages\/(?:contract|sandbox|search))\/|playwright\.config)/
const CHAT =
  /^(?:src\/features\/(?:shared\/)?chat|packages\/(?:sandbox\/src\/chat|contract\/src(?!\/rules))|tests\/(?:xmpp|chat))\//
const CLOCK = /(?:clock|time|days|moment)[^/]*$/

/**
 * Browser stories over the built sites.
 * @param {string[]} args of Playwright
 * @param {Out} out
 * @param {boolean} whole stories tagged @origins also run on the site whose platform has separate origins
 * @param {import('./programs.mjs').Start} [start]
 */
async function stories(args, out, whole, start = node, name = 'e2e') {
  await ensureChromium()
  await buildSites(whole ? ['main', 'apart'] : ['main'], out)
  const ports = await Promise.all([freePort(), freePort(), freePort(), freePort()])
  Object.assign(environment, {
    E2E_PORT: String(ports[0]),
    E2E_APART_PORTS: ports.slice(1).join(','),
    // If it is empty its servers do not start, and the stories tagged @origins run once.
    TEST_SITE_APART: whole ? FOLDERS.apart : '',
  })
  return countsFrom(name, (file) => {
    Object.assign(environment, { PLAYWRIGHT_JSON_OUTPUT_FILE: file })
    return start([tool('@playwright/test/cli.js'), 'test', ...args], out)
  })
}

/** @param {Out} out @param {boolean} isWhole whether all stories ran */
const checkCalls = (out, isWhole) => asOneCheck(node(['scripts/check-calls.ts', ...(isWhole ? ['--whole'] : [])], out))

/** @type {import('./programs.mjs').Start} */
const withoutSecond = (args, out) => node(args, out, { TEST_SITE_B: '' })

/** @type {readonly Stage[]} */
export const STAGES = [
  {
    name: 'lint',
    what: 'format and lint (Biome)',
    run: (_, out) => asOneCheck(node([tool('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'], out)),
  },
  {
    name: 'house',
    what: 'house rules',
    beside: 'lint',
    run: (_, out) => countsFrom('house', (file) => node(['scripts/house.ts', '--report', file], out)),
  },
  {
    name: 'unused',
    what: 'files, exports and packages that nothing uses, then those that only tests use (knip)',
    beside: 'lint',
    run: async (_, out) => {
      const knip = [tool('knip/bin/knip.js'), '--no-progress', '--no-config-hints']
      const all = await asOneCheck(node(knip, out))
      return sumOf(all, await asOneCheck(node([...knip, '--production', '--include', 'files,exports,types'], out)))
    },
  },
  { name: 'unit', what: 'unit tests of the product', run: (files, out) => vitest('unit', files, out) },
  {
    name: 'types',
    what: 'types: .astro files (astro check), then TypeScript (tsc)',
    beside: 'component',
    run: async (_, out) => {
      // astro check needs the older TypeScript, and writes the types of Astro's modules that tsc needs.
      const astro = [tool('astro/bin/astro.mjs'), 'check', '--tsconfig', 'scripts/test/astro.tsconfig.json']
      const pages = await asOneCheck(node([...astro, '--minimumSeverity', 'warning'], out))
      return sumOf(pages, await asOneCheck(node([tool('typescript-native/bin/tsc'), '--noEmit'], out)))
    },
  },
  {
    name: 'component',
    what: 'islands in a browser',
    run: async (files, out) => {
      await ensureChromium()
      return vitest('component', files, out)
    },
  },
  {
    name: 'sandbox',
    what: 'unit tests of the sandbox',
    covers: SANDBOX,
    run: (files, out) => vitest('sandbox', files, out),
  },
  {
    name: 'engine',
    what: 'unit tests of the build, the commands and the CI files',
    covers: MACHINERY,
    run: async (files, out) => {
      // Builds render the sharing pictures with these fonts.
      await ensureFonts()
      return vitest('engine', files, out)
    },
  },
  {
    name: 'xmpp',
    what: 'the chat over XMPP, against its own ejabberd',
    covers: CHAT,
    needs: ensureEjabberd,
    // It mostly waits.
    beside: 'sandbox',
    run: (files, out) => vitest('xmpp', files, out),
  },
  {
    name: 'chaos',
    what: 'the chat while its service is killed again and again',
    covers: CHAT,
    run: (files, out) => vitest('chaos', files, out),
  },
  {
    name: 'site',
    what: 'checks on the built site',
    // The second tenant's site is for test:all.
    run: async (files, out, whole) => {
      await buildSites(whole ? ['second', 'main'] : ['main'], out)
      return vitest('site', files, out, whole ? node : withoutSecond)
    },
  },
  {
    name: 'builds',
    what: 'complete builds: rebuilds, shards, hostile platforms, the tail service',
    covers: MACHINERY,
    run: async (files, out) => {
      await buildSites(['main'], out)
      return vitest('builds', files, out)
    },
  },
  {
    name: 'hosts',
    what: 'the test sites behind nginx and Caddy',
    covers: MACHINERY,
    needs: ensureHosts,
    run: async (_, out) => {
      await buildSites(['second', 'main'], out)
      return asOneCheck(node(['tests/runs/hosts.ts'], out))
    },
  },
  {
    name: 'release',
    what: 'interrupted releases into a folder and an S3-compatible store',
    covers: MACHINERY,
    // It mostly waits for locks.
    beside: 'hosts',
    run: (_, out) => asOneCheck(node(['tests/runs/release.ts', '--kills', '2', '--stops', '5'], out)),
  },
  {
    name: 'days',
    what: 'everything that reads the clock, with the system clock 200 days ahead',
    covers: CLOCK,
    needs: ensureFaketime,
    run: async (_, out) =>
      sumOf(
        await vitest(['unit', 'sandbox', 'engine'], clockTests(), out, nodeLater, 'days-unit'),
        await stories(['--grep', '@time'], out, true, nodeLater, 'days-e2e'),
      ),
  },
  {
    name: 'e2e',
    what: 'browser stories',
    // Named files run in full.
    run: async (files, out, whole) => {
      const isAll = whole || files.length > 0
      const chosen = isAll ? [] : ['--grep', '@core', '--grep-invert', '@all']
      const counts = await stories([...chosen, ...files], out, isAll)
      // Only a run of all stories can show which calls no story makes.
      const isWhole = whole && files.length === 0 && counts.failed === 0
      return sumOf(counts, await checkCalls(out, isWhole))
    },
  },
  {
    name: 'stories',
    what: 'the browser stories tagged neither @core nor @all',
    covers: new RegExp(`${PAGES.source}|${MACHINERY.source}`),
    partOf: 'e2e',
    run: async (_, out) => {
      const counts = await stories(['--grep-invert', '@core|@all'], out, false, node, 'stories')
      return sumOf(counts, await checkCalls(out, false))
    },
  },
]

/** The names of the stages that npm test runs. */
export const CORE = STAGES.filter(({ covers }) => covers === undefined).map(({ name }) => name)

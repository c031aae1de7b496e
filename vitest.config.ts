import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from './scripts/chromium.mjs'
import { platform } from './tests/component/platform.ts'
import { HANG_GUARD, TEST_GUARD } from './tests/hang-guard.ts'

// Only `site` needs something built: it reads the sites at TEST_SITE and TEST_SITE_B, which npm test builds first.
const guards = {
  testTimeout: TEST_GUARD,
  hookTimeout: TEST_GUARD,
  teardownTimeout: TEST_GUARD,
  expect: { poll: { timeout: HANG_GUARD } },
  retry: 0,
}
const shared = { ...guards, environment: 'node' as const, pool: 'threads' as const, maxWorkers: 2 }

/** What islands and their tests are made with. */
const PACKAGES = [
  ...['react', 'react-dom', 'react-dom/client', 'react-dom/server', 'react/jsx-dev-runtime'],
  ...['@nanostores/persistent', '@nanostores/react', 'nanostores', 'i18next', 'ofetch', 'zod/mini', 'dompurify'],
  ...['@tanstack/react-virtual', 'hls.js/light', 'strophe.js', 'qr', 'qr/decode.js', 'axe-core', '@panzoom/panzoom'],
  ...['qr-code', 'switch', 'tooltip'].map((name) => `@shoelace-style/shoelace/dist/components/${name}/${name}.js`),
]

const SANDBOX = ['packages/sandbox/**/*.test.ts']
/** What builds, serves and releases sites. */
const ENGINE = [
  '{scripts,packages/{build,conformance,deploy}}/**/*.test.ts',
  'src/{content,integration}/**/*.test.ts',
  'tests/{,house/}*.test.ts',
]

/** Unit tests beside the code, on Node. */
const unitProject = (name: string, include: string[], exclude: string[] = []) => ({
  test: {
    ...shared,
    name,
    // The files of a worker share their modules: that halves the time. tests/restore-globals.ts resets globals after each
    // file, and `--sequence.shuffle.files` shows whether a file depends on another.
    isolate: false,
    setupFiles: ['tests/restore-globals.ts', 'tests/property-runs.ts'],
    include,
    exclude,
  },
})

export default defineConfig({
  test: {
    ...shared,
    projects: [
      unitProject('unit', ['{src,packages}/**/*.test.{ts,tsx}', 'tests/chat/**/*.test.ts'], [...SANDBOX, ...ENGINE]),
      unitProject('sandbox', SANDBOX),
      unitProject('engine', ENGINE),
      // Islands in a real browser, with the sandbox behind them.
      {
        plugins: [platform()],
        cacheDir: '.cache/vite-component',
        logLevel: 'error',
        // All of them before the first test: one that is found on the way would bring React a second time.
        optimizeDeps: { entries: ['tests/component/*.{ts,tsx}', 'src/features/**/*.tsx'], include: PACKAGES },
        test: {
          ...guards,
          name: 'component',
          include: ['tests/component/**/*.test.tsx'],
          setupFiles: ['tests/component/setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: launchOptions() }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1440, height: 900 },
            screenshotFailures: false,
          },
        },
      },
      // Needs ejabberd: npm run test:xmpp installs it.
      {
        test: {
          ...shared,
          name: 'xmpp',
          include: ['tests/xmpp/**/*.test.ts'],
          setupFiles: ['tests/xmpp/dom.ts'],
          // As in a browser (tests/xmpp/dom.ts).
          alias: { 'strophe.js': new URL('node_modules/strophe.js/dist/strophe.esm.js', import.meta.url).pathname },
        },
      },
      // Kills a service again and again, and needs a quiet machine: npm run test:chaos.
      { test: { ...shared, name: 'chaos', include: ['tests/chaos/**/*.test.ts'] } },
      { test: { ...shared, name: 'site', isolate: false, include: ['tests/site/**/*.test.ts'] } },
      { test: { ...shared, name: 'builds', isolate: false, include: ['tests/all/**/*.test.ts'] } },
    ],
  },
})

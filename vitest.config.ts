import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from './scripts/chromium.mjs'
import { platform } from './tests/component/platform.ts'
import { HANG_GUARD, TEST_GUARD } from './tests/hang-guard.ts'

// `unit` and `component` need nothing built; `build` reads the built site at TEST_SITE (npm test builds it first).
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
  ...['@tanstack/react-virtual', 'hls.js/light', 'strophe.js', 'qr', 'qr/decode.js', 'axe-core'],
  ...['qr-code', 'switch', 'tooltip'].map((name) => `@shoelace-style/shoelace/dist/components/${name}/${name}.js`),
]

export default defineConfig({
  test: {
    ...shared,
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          // A file does not load again what the one before it has loaded: half of the time. tests/restore-globals.ts puts back
          // what a file has changed, and `--sequence.shuffle.files` shows whether one leans on another.
          isolate: false,
          setupFiles: ['tests/restore-globals.ts', 'tests/property-runs.ts'],
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [
            'tests/component/**',
            'tests/build/**',
            'tests/e2e/**',
            'tests/bench/**',
            'tests/xmpp/**',
            'tests/chaos/**',
          ],
        },
      },
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
      // Kills a service again and again, and wants a machine of its own: npm run test:chaos.
      { test: { ...shared, name: 'chaos', include: ['tests/chaos/**/*.test.ts'] } },
      { test: { ...shared, name: 'build', isolate: false, include: ['tests/build/**/*.test.ts'] } },
    ],
  },
})

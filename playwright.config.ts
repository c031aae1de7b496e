import fs from 'node:fs'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { APART_ORIGINS, APART_SANDBOX, apartArgs } from './scripts/apart.mjs'
import { launchOptions } from './scripts/chromium.mjs'
import type { Fixtures } from './tests/e2e/fixtures.ts'
import { HANG_GUARD } from './tests/hang-guard.ts'

// The built sites (TEST_SITE and tenant B's TEST_SITE_B, made by `npm test`) with the sandbox in process behind them,
// served by our own preview: http://localhost and http://b.localhost. Stories tagged @origins run once more over
// TEST_SITE_APART (empty: they do not): the site on one port, the platform's calls and chat on another, its files on a third.
// docs/developing.md states which stories run when (tags @core and @all).
// A flaky test is a broken one: nothing is tried twice, in CI neither. Tests wait for conditions; every time limit is the
// hang guard, so that a slow machine passes and fails the same tests as a fast one.
const site = path.resolve(process.env['TEST_SITE'] ?? '.cache/test-site')
const siteB = path.resolve(process.env['TEST_SITE_B'] ?? `${site}-b`)
const siteApart = path.resolve(process.env['TEST_SITE_APART'] || `${site}-apart`)
const hasApart = process.env['TEST_SITE_APART'] !== '' && fs.existsSync(siteApart)
const dirs = `--dir "${site}"${fs.existsSync(siteB) ? ` --dir "b.localhost=${siteB}"` : ''}`
const port = Number(process.env['E2E_PORT'] ?? 4399)
const [apart = port + 1, calls = port + 2, files = port + 3] = (process.env['E2E_APART_PORTS'] ?? '')
  .split(',')
  .filter(Boolean)
  .map(Number)
const { args, ...browser } = launchOptions()
const NODE = 'node_modules/.bin/node'
/** Somebody else serves the site at the port (npm run contract:prove). */
const isServed = process.env['E2E_SERVED'] === '1'

const server = (command: string, url: string) => ({
  command: `${NODE} ${command}`,
  url,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 3_000 },
  stdout: 'ignore' as const,
  stderr: 'pipe' as const,
  timeout: HANG_GUARD,
})

export default defineConfig<Fixtures>({
  testDir: 'tests/e2e',
  outputDir: '.cache/test/e2e',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  // Each failure may wait as long as the hang guard: after ten of them the run ends.
  maxFailures: 10,
  forbidOnly: Boolean(process.env['CI']),
  timeout: HANG_GUARD,
  expect: { timeout: HANG_GUARD },
  // npm test counts the stories in the JSON report, and names its file.
  reporter: [
    ['list'],
    ['./tests/e2e/page-reporter.ts'],
    ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['json'] as const] : []),
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { ...browser, args },
    viewport: { width: 1440, height: 900 },
    // E2E_TRACE=1 keeps the trace of what fails: to write one of every test takes as long as the tests themselves.
    trace: process.env['E2E_TRACE'] === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'site' },
    ...(hasApart
      ? [
          {
            name: 'apart',
            grep: /@origins/,
            use: {
              baseURL: `http://localhost:${apart}`,
              launchOptions: { ...browser, args: [...args, ...apartArgs(calls, files)] },
              platformOrigins: APART_ORIGINS,
            },
          },
        ]
      : []),
  ],
  webServer: [
    ...(isServed ? [] : [server(`scripts/preview.ts ${dirs} --port ${port}`, `http://localhost:${port}/`)]),
    ...(hasApart && !isServed
      ? [
          server(
            `scripts/sandbox.ts ${APART_SANDBOX.join(' ')} --port ${calls} --files-port ${files}`,
            `http://localhost:${calls}/expo-main/api/v2/languages/query`,
          ),
          // What stories do behind the visitor's back (the outbox, the staff's hands) goes by way of the site's host.
          server(
            `scripts/preview.ts --dir "${siteApart}" --port ${apart} --platform http://localhost:${calls}`,
            `http://localhost:${apart}/`,
          ),
        ]
      : []),
  ],
})

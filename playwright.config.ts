import fs from 'node:fs'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './scripts/chromium.mjs'

// The built sites (TEST_SITE and tenant B's TEST_SITE_B, made by `npm test`) with the sandbox in process behind them,
// served by our own preview: http://localhost and http://b.localhost.
// A flaky test is a broken one: nothing is tried twice but in CI, where two cores do everything at once.
const site = path.resolve(process.env['TEST_SITE'] ?? '.cache/test-site')
const siteB = path.resolve(process.env['TEST_SITE_B'] ?? `${site}-b`)
const dirs = `--dir "${site}"${fs.existsSync(siteB) ? ` --dir "b.localhost=${siteB}"` : ''}`
const port = process.env['E2E_PORT'] ?? '4399'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/test/e2e',
  workers: 2,
  fullyParallel: true,
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: launchOptions(),
    viewport: { width: 1440, height: 900 },
    // Written only when a failed test is repeated: a trace of every test would take as long as the tests themselves.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `node_modules/.bin/node scripts/preview.ts ${dirs} --port ${port}`,
    url: `http://localhost:${port}/`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    timeout: 60_000,
  },
})

// The site is deployed again and again while tabs are open: every page, from the network or from the stored fair, and
// the style sheet that it loads are of one release.
import fs from 'node:fs'
import path from 'node:path'
import { folderStore } from '@fair/deploy/release/folder-store.ts'
import { publish } from '@fair/deploy/release/publish.ts'
import { readSiteFiles } from '@fair/deploy/release/site-files.ts'
import { createSite, listen } from '@fair/deploy/serve/server.ts'
import type { Page } from '@playwright/test'
import type { ArchiveIndex } from '../../src/lib/archive.ts'
import { HANG_GUARD } from '../hang-guard.ts'
import { expect, test } from './fixtures.ts'

const DEPLOYS = 20
const DOMAIN = 'localhost'
/** This story's own server, without a platform. */
const port = Number(process.env['E2E_PORT'] ?? 4399) + 9
const built = path.resolve(process.env['TEST_SITE'] ?? '.cache/test-site')
const OPTIONS = { keep: 3, keepAssets: 7, wait: 0, allowOlder: true, allowFewer: true, say: () => {} }
/** Everything that fails without a network, and the calls of a platform that is not there. */
const UNAVAILABLE =
  /Failed to fetch|ERR_INTERNET_DISCONNECTED|net::|Failed to load resource|status 40[45] .*\/(?:webapi|media)\//

// One guard for each deploy.
test.describe.configure({ timeout: DEPLOYS * HANG_GUARD })
test.use({ locale: 'en-US', baseURL: `http://localhost:${port}` })

/** The folder of the deploys, beside the site: they link its files. */
let work = ''
test.beforeAll(() => {
  work = fs.mkdtempSync(`${built}-deploys-`)
})
test.afterAll(() => fs.rmSync(work, { recursive: true, force: true }))

const details = () => fs.readdirSync(path.join(built, 'en-US/exhibits/detail')).slice(0, 24)
const pages = () => ['/en-US/', '/en-US/exhibits/', ...details().map((id) => `/en-US/exhibits/detail/${id}/`)]

/** What all pages load, from the built site. */
const SHARED = /^[^/]+$|^_astro\/[^/]+$|^site\/qr\/[^/]+$|^en-US\/hall\/[^/]+\/map\.svg$/
const shared = () => fs.readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((name) => SHARED.test(name))

/** A few pages of the built site, each with the number of the deploy at its beginning, at its end and in its style sheet. */
function makeSite(deploy: number) {
  const dir = path.join(work, `site-${deploy}`)
  const place = (file: string) => {
    fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true })
    return path.join(dir, file)
  }
  for (const file of shared().filter((name) => fs.statSync(path.join(built, name)).isFile()))
    fs.linkSync(path.join(built, file), place(file))
  const sheet = `/_astro/deploy-${deploy}.css`
  fs.writeFileSync(place(sheet), `:root{--deploy:${deploy}}`)
  for (const page of [...pages(), '/en-US/offline/']) {
    const html = fs.readFileSync(path.join(built, page, 'index.html'), 'utf8')
    const head = `<meta name="deploy" content="${deploy}"><link rel="stylesheet" href="${sheet}"></head>`
    const end = `<i hidden data-deploy="${deploy}"></i></body>`
    fs.writeFileSync(place(`${page}index.html`), html.replace('</head>', head).replace('</body>', end))
  }
  return readSiteFiles(dir)
}

const release = (deploy: number) => publish(folderStore(work, DOMAIN, false, false, true), makeSite(deploy), OPTIONS)

/** The deploy that the open page is of. */
async function deployOf(page: Page): Promise<number> {
  const found = await page.evaluate(() => [
    document.querySelector<HTMLMetaElement>('meta[name=deploy]')?.content,
    document.querySelector<HTMLElement>('[data-deploy]')?.dataset['deploy'],
    getComputedStyle(document.documentElement).getPropertyValue('--deploy').trim(),
  ])
  expect(found).toEqual(Array(3).fill(found[0]))
  return Number(found[0])
}

/** The version of the stored fair. */
const storedVersion = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('archive:1001:en-US')
    const state = (await (await cache.match('/archive/state'))?.json()) as { version: string } | undefined
    return state?.version
  })
const offeredVersion = () =>
  (JSON.parse(fs.readFileSync(path.join(work, DOMAIN, 'current/archive/en-US.json'), 'utf8')) as ArchiveIndex).version

test('twenty deploys never show a page mixed from two releases', { tag: '@all' }, async ({ context, problems }) => {
  problems.allow(UNAVAILABLE)
  await release(0)
  const site = createSite({ sites: { '*': path.join(work, DOMAIN, 'current') } })
  const server = await listen(site, port, String)
  try {
    const keeper = await context.newPage()
    await keeper.goto('/en-US/offline/')
    await keeper.getByRole('button', { name: /^Download \(/ }).click()
    await expect(keeper.getByRole('heading', { name: /pages are ready for offline use/ })).toBeVisible()
    const reader = await context.newPage()
    const all = pages()
    let next = 0
    const open = async () => {
      const response = await reader.goto(all[next++ % all.length] ?? '')
      return { deploy: await deployOf(reader), isStored: response?.fromServiceWorker() }
    }
    for (let deploy = 1; deploy <= DEPLOYS; deploy += 1) {
      const releasing = release(deploy)
      for (let n = 0; n < 3; n += 1) expect([deploy - 1, deploy]).toContain((await open()).deploy)
      await releasing
      expect((await open()).deploy).toBe(deploy)
      // The other tab is still of an earlier deploy.
      await keeper.getByRole('button', { name: 'Check for updates' }).click()
      await expect.poll(() => storedVersion(keeper)).toBe(offeredVersion())
      await context.setOffline(true)
      for (let n = 0; n < 3; n += 1) expect(await open()).toEqual({ deploy, isStored: true })
      await context.setOffline(false)
    }
    expect(await deployOf(keeper)).toBe(0)
  } finally {
    await server.close()
  }
})

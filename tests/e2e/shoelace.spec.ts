// Shoelace's elements under this site's policy: which of them work, and why the others are not used
// (docs/decisions/shoelace.md). Fails if an upgrade changes the table: when a reason no longer applies, check again.
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { build } from 'esbuild'
import { expect, test } from './fixtures.ts'

const FOLDER = '/shoelace-trial'
const POLICY = 'policy: style-src-attr'

/** The content of the page, and its faults: violations of the policy, and axe's findings. */
const TRIALS: Record<string, { html: string; wrong?: readonly string[] }> = {
  'sl-alert': { html: '<sl-alert open closable>Saved</sl-alert>' },
  'sl-carousel': {
    html: '<sl-carousel pagination><sl-carousel-item>a</sl-carousel-item><sl-carousel-item>b</sl-carousel-item></sl-carousel>',
    wrong: [POLICY, 'axe: aria-valid-attr-value'],
  },
  'sl-copy-button': { html: '<sl-copy-button value="a"></sl-copy-button>', wrong: ['axe: button-name'] },
  'sl-dialog': { html: '<sl-dialog open label="Title"><input aria-label="Name" /></sl-dialog>' },
  'sl-drawer': { html: '<sl-drawer open label="Title"><input aria-label="Name" /></sl-drawer>' },
  'sl-dropdown': {
    html: '<sl-dropdown open><button slot="trigger">Menu</button><sl-menu><sl-menu-item>A</sl-menu-item></sl-menu></sl-dropdown>',
  },
  // lit's first styles, which src/integration/lit-csp-patch.ts sets through the object model in built code.
  'sl-progress-bar': { html: '<sl-progress-bar value="40" label="Sent"></sl-progress-bar>', wrong: [POLICY] },
  'sl-qr-code': { html: '<sl-qr-code value="https://fair.example/" label="Code"></sl-qr-code>', wrong: [POLICY] },
  'sl-range': { html: '<sl-range label="Position"></sl-range>' },
  'sl-rating': { html: '<sl-rating label="Rating" value="3"></sl-rating>' },
  'sl-select': { html: '<sl-select label="Countries" multiple><sl-option value="a">A</sl-option></sl-select>' },
  'sl-switch': { html: '<sl-switch checked>Notices</sl-switch>' },
  'sl-tab-group': {
    html: '<sl-tab-group><sl-tab slot="nav" panel="a">A</sl-tab><sl-tab-panel name="a">a</sl-tab-panel></sl-tab-group>',
  },
  'sl-tooltip': { html: '<sl-tooltip content="Mute (M)"><button>Mute</button></sl-tooltip>' },
  'sl-tree': {
    html: '<sl-tree selection="multiple" aria-label="Regions"><sl-tree-item>A</sl-tree-item></sl-tree>',
    wrong: ['axe: label'],
  },
}

/** An element with its children, as one file without icons' data: addresses. */
async function script(html: string): Promise<string> {
  const names = [...new Set([...html.matchAll(/<sl-([\w-]+)/g)].map(([, name]) => name ?? ''))]
  const imports = names.map((name) => `import '@shoelace-style/shoelace/dist/components/${name}/${name}.js'`)
  const icons = `import { registerIconLibrary } from '@shoelace-style/shoelace/dist/utilities/icon-library.js'
    for (const name of ['default', 'system']) registerIconLibrary(name, { resolver: () => '${FOLDER}/icon.svg' })`
  const { outputFiles } = await build({
    stdin: { contents: [icons, ...imports].join('\n'), resolveDir: import.meta.dirname },
    ...{ bundle: true, write: false, minify: true, format: 'esm', target: 'es2022' },
  })
  return outputFiles[0]?.text ?? ''
}

/** The trial pages, on the site's own origin and under its own policy. */
async function serve(page: Page): Promise<void> {
  const answer = await page.request.get('/en-US/')
  const policy = answer.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("style-src 'self'")
  await page.route(`**${FOLDER}/**`, async (route) => {
    const file = new URL(route.request().url()).pathname.slice(FOLDER.length + 1)
    if (file === 'icon.svg') {
      return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" />' })
    }
    const html = TRIALS[file.replace('.js', '')]?.html ?? ''
    if (file.endsWith('.js')) {
      const body = await script(html)
      const bytes = brotliCompressSync(body).length
      test.info().annotations.push({ type: file, description: `${(bytes / 1000).toFixed(1)} KB brotli` })
      return route.fulfill({ contentType: 'text/javascript', body })
    }
    const body = `<!doctype html><html lang="en"><title>Trial</title><main><h1>Trial</h1>${html}</main><script type="module" src="${FOLDER}/${file}.js"></script></html>`
    return route.fulfill({ contentType: 'text/html', headers: { 'content-security-policy': policy }, body })
  })
}

test('elements work under the policy, or fail for the listed reasons', { tag: '@all' }, async ({ page, problems }) => {
  problems.allow(/CSP style-src-attr|Applying inline style/)
  await serve(page)
  for (const [name, { wrong = [] }] of Object.entries(TRIALS)) {
    const before = problems.seen.length
    await page.goto(`${FOLDER}/${name}`)
    await page.waitForFunction((tag) => {
      const own = document.querySelector(tag) as (Element & { hasUpdated?: boolean }) | null
      return own?.hasUpdated
    }, name)
    await page.evaluate(axe.source)
    const found = await page.evaluate(async () => {
      const { axe: here } = globalThis as unknown as { axe: typeof axe }
      const { violations } = await here.run(document, { runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa'] } })
      return violations.map(({ id }) => `axe: ${id}`)
    })
    const refused = problems.seen.slice(before).some((line) => line.includes('style'))
    expect([...(refused ? [POLICY] : []), ...found], name).toEqual(wrong)
  }
})

test('the native dialog hides the page behind it from screen readers, and sl-dialog does not', { tag: '@all' }, async ({
  page,
}) => {
  await serve(page)
  await page.goto(`${FOLDER}/sl-dialog`)
  await page.waitForFunction(() => customElements.get('sl-dialog'))
  const cdp = await page.context().newCDPSession(page)
  const isBehindReadOut = async () => {
    const { nodes } = await cdp.send('Accessibility.getFullAXTree')
    return nodes.some(({ ignored, role, name }) => !ignored && role?.value === 'heading' && name?.value === 'Trial')
  }
  await expect(page.getByRole('dialog', { name: 'Title' })).toBeVisible()
  expect(await isBehindReadOut()).toBe(true)
  await page.evaluate(() => {
    document.querySelector('sl-dialog')?.remove()
    document.body.appendChild(document.createElement('dialog')).showModal()
  })
  expect(await isBehindReadOut()).toBe(false)
})

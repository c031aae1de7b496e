import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Report } from '@fair/build/report.ts'
import { listen } from '@fair/deploy/serve/server.ts'
import { createSandbox } from '@fair/sandbox/app.ts'
import type { Sandbox } from '@fair/sandbox/sandbox.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bytesOf, differing, job, run } from './run-job.ts'

// The build job as CI runs it: processes, exit codes, files. Builds of the smallest fair, several seconds each.
const dir = mkdtempSync(join(tmpdir(), 'job-'))
const db = join(dir, 'fair.db')
let sandbox: Sandbox

/** Between the build and the platform; a test may inject faults here. */
let answer: Parameters<typeof listen>[0]
let platform: Awaited<ReturnType<typeof listen>>

beforeAll(async () => {
  sandbox = createSandbox({ db, size: 'small' })
  answer = sandbox.fetch
  platform = await listen(
    (request) => answer(request),
    0,
    () => '',
  )
})
afterAll(async () => {
  await platform.close()
  sandbox.close()
  rmSync(dir, { recursive: true, force: true })
})

/** With and without a prefix in addresses: more languages add nothing, and the other tests read a site with them. */
const LANGUAGES = ['zh-CN', 'en-US']
const FLAGS = ['--exhibition', 'current', '--languages', LANGUAGES.join(',')]
const over = (out: string, ...more: string[]) =>
  job('--platform', `http://127.0.0.1:${platform.port}/webapi`, ...FLAGS, '--out', join(dir, out), ...more)
/** Builds as `over` does, and shows the build's output if it fails. */
async function build(out: string, ...more: string[]): Promise<void> {
  const { code, output } = await over(out, ...more)
  expect(code, output).toBe(0)
}
const reportOf = (name: string) => JSON.parse(readFileSync(join(dir, name), 'utf8')) as Report

const bytes = (out: string) => bytesOf(join(dir, out))

describe('the build job', () => {
  it('builds the same bytes over HTTP and in process', async () => {
    const [, inside] = await Promise.all([
      build('remote'),
      job('--size', 'small', ...FLAGS, '--out', join(dir, 'inside')),
    ])
    expect(inside.code, inside.output).toBe(0)
    const site = bytes('remote')
    expect(site.size).toBeGreaterThan(300)
    expect(differing(site, bytes('inside'))).toEqual([])
  })

  // Detects changes of Astro's internals that our renderer relies on after an upgrade: Astro's own build must be equal.
  it('produces the same files as `npx astro build`', async () => {
    const env = { BUILD_SIZE: 'small', BUILD_EXHIBITION: 'current', BUILD_OG: 'none', BUILD_LANGUAGES: `${LANGUAGES}` }
    const astro = ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', join(dir, 'astro')]
    const ended = await Promise.all([
      job('--size', 'small', ...FLAGS, '--og', 'none', '--out', join(dir, 'ours')),
      run(astro, env),
    ])
    expect(
      ended.map(({ code }) => code),
      ended.map(({ output }) => output).join('\n'),
    ).toEqual([0, 0])
    expect(differing(bytes('ours'), bytes('astro'))).toEqual([])
  })

  it('renders only the pages that show a changed exhibit, and produces the same files as a clean build', async () => {
    const requested = new Request('http://sandbox/webapi/expo-main/api/v2/app/search/exhibits?pageSize=1&pageNum=20')
    const { records } = (await (await sandbox.fetch(requested)).json()) as {
      records: { exhibitsId: string; exhibitorId: string }[]
    }
    const { exhibitsId: id = '', exhibitorId } = records[0] ?? {}
    const listed = new Request('http://sandbox/webapi/expo-main/aliApp/app/live/list', {
      method: 'POST',
      body: JSON.stringify({ exhibitorId, pageSize: 0 }),
    })
    const lives = (await (await sandbox.fetch(listed)).json()) as { records: { _id: string }[] }
    sandbox.admin.touchExhibit(id, { exhibitsName: 'Renamed 77' })
    const fetched: string[] = []
    answer = async (request) => {
      if (request.url.endsWith('/list/ids')) fetched.push(await request.clone().text())
      return sandbox.fetch(request)
    }
    await build('remote', '--report', join(dir, 'changed.json'))
    answer = sandbox.fetch
    const { pages, rendered } = reportOf('changed.json')
    // Requested again: that exhibit, once per language. (Every build requests the items in composed blocks one by one.)
    const again = fetched.map((body) => JSON.parse(body) as { goodsType: string; list: string[] })
    const exhibits = again.filter(({ goodsType }) => goodsType === 'EXHIBIT')
    expect(exhibits.map(({ list }) => list)).toEqual(LANGUAGES.map(() => [id]))
    expect(pages.new).toBe(0)
    expect(pages.changed).toBeGreaterThanOrEqual(LANGUAGES.length)
    expect(pages.changed).toBeLessThan(pages.total / 3)
    expect(rendered).toContain(`/exhibits/detail/${id}/`)
    for (const address of rendered) {
      // The lives of its exhibitor changed with it: they name the exhibits that they show.
      const html = readFileSync(join(dir, 'remote', address, 'index.html'), 'utf8')
      const shown = ['Renamed 77', ...lives.records.map(({ _id }) => `/live/detail/${_id}/`)]
      expect(shown.filter((text) => html.includes(text)).length, address).toBeGreaterThan(0)
    }
    await build('clean', '--clean')
    expect(differing(bytes('remote'), bytes('clean'))).toEqual([])
  })

  it('renders a page again if a power cut has emptied its file', async () => {
    const file = join(dir, 'remote/exhibits/index.html')
    const before = bytes('remote')
    for (const text of ['', '\0'.repeat(statSync(file).size)]) {
      // Replaces the file instead of writing to it: others may be hard links to it.
      rmSync(file)
      writeFileSync(file, text)
      await build('remote', '--report', join(dir, 'mended.json'))
      expect(reportOf('mended.json').rendered).toEqual(['/exhibits/'])
      expect(differing(before, bytes('remote'))).toEqual([])
    }
  })

  it('exits with 10 when a type of page loses many or all of its pages, unless --allow-fewer is set', async () => {
    const before = bytes('remote')
    for (const keep of [0, 0.8]) {
      answer = async (request) => {
        const reply = await sandbox.fetch(request)
        if (!request.url.includes('/app/search/exhibits')) return reply
        const json = (await reply.json()) as { total: number; records: unknown[] }
        const records = json.records.slice(0, json.total * keep)
        return Response.json({ ...json, records, total: records.length })
      }
      const { code, output } = await over('remote')
      expect(code, output).toBe(10)
      expect(output).toMatch(/Too many pages are missing: \d+ of \d+ exhibits\/detail default, .*--allow-fewer/)
      expect(differing(before, bytes('remote'))).toEqual([])
    }
    await build('remote', '--allow-fewer')
    answer = sandbox.fetch
    await build('remote')
    expect(differing(before, bytes('remote'))).toEqual([])
  })

  it('writes demo.html only for a tenant with a review tool', async () => {
    const demo = String(bytes('remote').get('demo.html'))
    expect(demo).toMatch(/<title>[^<…]+<\/title>/)
    expect(demo).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml">')
    answer = async (request) => {
      const reply = await sandbox.fetch(request)
      if (!request.url.includes('/tenant/site')) return reply
      const site = (await reply.json()) as { data: { configList: { paramKey: string }[] } }
      site.data.configList = site.data.configList.filter(({ paramKey }) => paramKey !== 'REVIEW_TOOL')
      return Response.json(site, { headers: reply.headers })
    }
    await build('plain')
    answer = sandbox.fetch
    expect([...bytes('plain').keys()]).not.toContain('demo.html')
  })

  it('exits with 11 when the domain now belongs to another tenant, unless --new-tenant is set', async () => {
    const before = bytes('remote')
    expect(await over('named', '--tenant', '7')).toMatchObject({ code: 11 })
    answer = async (request) => {
      const requested = new Request(request, { headers: { ...Object.fromEntries(request.headers), tenantid: '1001' } })
      const reply = await sandbox.fetch(requested)
      const text = await reply.text()
      return new Response(request.url.includes('/tenant/site') ? text.replaceAll('"1001"', '"1002"') : text, reply)
    }
    const { code, output } = await over('remote')
    expect(code, output).toBe(11)
    expect(output).toMatch(/tenant 1002 .* tenant 1001.*--new-tenant/)
    expect(differing(before, bytes('remote'))).toEqual([])
    await build('remote', '--new-tenant')
    answer = sandbox.fetch
    await build('remote', '--new-tenant')
    expect(differing(before, bytes('remote'))).toEqual([])
  })

  it('exits with 4 when the platform fails during the build, and keeps the previous site', async () => {
    const before = bytes('remote')
    let calls = 0
    answer = (request) => {
      calls += 1
      return calls > 12 ? new Response('gone', { status: 503 }) : sandbox.fetch(request)
    }
    const { code, output } = await over('remote', '--clean')
    answer = sandbox.fetch
    expect(code, output).toBe(4)
    expect(output).toMatch(/platform/i)
    expect(differing(before, bytes('remote'))).toEqual([])
  })

  it('exits with 4 when the platform is not reachable', async () => {
    expect(await job('--platform', 'http://127.0.0.1:9', '--out', join(dir, 'none'))).toMatchObject({ code: 4 })
  })

  it('exits with 5 when a response violates the contract, and reports the call and the field', async () => {
    answer = async (request) => {
      const reply = await sandbox.fetch(request)
      if (!request.url.includes('/tenant/site')) return reply
      const json = (await reply.json()) as { data: object }
      return Response.json({ ...json, data: { ...json.data, tenantId: '../7' } })
    }
    const { code, output } = await over('broken')
    answer = sandbox.fetch
    expect(code, output).toBe(5)
    expect(output).toContain('tenant/site')
    expect(output).toContain('data.tenantId')
  })

  it('skips invalid values of a hostile platform, reports them, and builds the rest', async () => {
    const bad: Record<string, unknown> = {
      ...{ startTime: 'tomorrow', publishTime: '2026-02-30T00:00:00Z', saleTo: null, until: 'soon' },
      ...{ url: 'javascript:alert(7)', website: 'javascript:alert(7)', path: 'data:text/html,7', currency: 'euros' },
      ...{ localLanguage: '"><b>', timeZone: 'GMT+8', agreementType: 'constructor', guestId: '../7', hall: null },
      ...{ siteName: 'A\u0000\uFFFE<&', columnName: '\u0001', introduction: '<h1>Top</h1><h5>Deep</h5>' },
    }
    const spoil = (json: unknown, top = false): unknown => {
      if (Array.isArray(json)) return json.map((each, n) => (top && n > 0 ? each : spoil(each)))
      if (typeof json !== 'object' || json === null) return json
      const isRecord = !('success' in json)
      return Object.fromEntries(
        Object.entries(json).map(([name, value]) => [
          name,
          isRecord && Object.hasOwn(bad, name) ? bad[name] : spoil(value, !isRecord),
        ]),
      )
    }
    answer = async (request) => {
      const reply = await sandbox.fetch(request)
      if (/languages\/query|app\/exhibitions|tenant\/site$/.test(new URL(request.url).pathname)) return reply
      const json = (await reply.json()) as { records?: unknown[]; list?: unknown[] }
      return Response.json((json.records ?? json.list ?? []).length > 2 ? spoil(json) : json)
    }
    const { code, output } = await over('hostile', '--languages', 'en-US', '--report', join(dir, 'hostile.json'))
    answer = sandbox.fetch
    expect(code, output).toBe(0)
    const { skipped, dataWarnings } = reportOf('hostile.json')
    expect(skipped.length).toBeGreaterThan(10)
    expect(skipped[0]).toMatchObject({ tenant: '1001', language: 'en-US' })
    expect(dataWarnings.length).toBeGreaterThan(2)
    for (const [file, text] of bytes('hostile')) {
      if (!/\.(html|xml|json)$/.test(file)) continue
      expect(text, file).not.toMatch(/(?:href|src|poster)="?(?:javascript|data:text)/i)
      if (file.endsWith('.xml')) expect(text.includes('\u0001'), file).toBe(false)
    }
  })

  it('exits with 2 for invalid arguments and with 3 for an invalid configuration', async () => {
    const wrong = [['--nonsense'], ['--platform', 'ftp://x'], ['--languages', 'fr-FR']]
    expect((await Promise.all(wrong.map((words) => job(...words)))).map(({ code }) => code)).toEqual([2, 2, 2])
    const { code, output } = await over('other', '--exhibition', '9999')
    expect(code, output).toBe(3)
    expect(output).toContain('9999')
  })
})

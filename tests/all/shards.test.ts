import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesBelow } from '@fair/build/output.ts'
import type { Report } from '@fair/build/report.ts'
import { listen } from '@fair/deploy/serve/server.ts'
import { createSandbox } from '@fair/sandbox/app.ts'
import type { Sandbox } from '@fair/sandbox/sandbox.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_GUARD } from '../hang-guard.ts'
import { bytesOf, differing, type Ended, job, run } from './run-job.ts'

// A sharded build as CI runs it, of the smallest fair in two languages. npm run test:shards splits a larger fair.
const SHARDS = ['1', '2', '3']
const dir = mkdtempSync(join(tmpdir(), 'shards-'))
let sandbox: Sandbox
/** Full items that builds have requested. */
const requests: { goodsType: string; list: string[] }[] = []
let platform: Awaited<ReturnType<typeof listen>>

beforeAll(async () => {
  sandbox = createSandbox({ db: join(dir, 'fair.db'), size: 'small', media: false })
  platform = await listen(
    async (request) => {
      if (request.url.endsWith('/list/ids')) requests.push((await request.clone().json()) as (typeof requests)[number])
      return sandbox.fetch(request)
    },
    0,
    () => '',
  )
})
afterAll(async () => {
  await platform.close()
  sandbox.close()
  rmSync(dir, { recursive: true, force: true })
})

const build = (out: string, ...more: string[]) =>
  job(
    ...[
      '--platform',
      `http://127.0.0.1:${platform.port}/webapi`,
      '--exhibition',
      'current',
      '--languages',
      'en-US,ja-JP',
    ],
    ...['--out', join(dir, out), '--report', join(dir, `${out}.json`), '--now', '2026-11-19T02:00:00Z', '--quiet'],
    ...['--cache-dir', join(dir, 'kept'), '--jobs', '1', ...more],
  )
const merge = () =>
  run([
    ...['scripts/build-merge.ts', ...SHARDS.flatMap((n) => ['--from', join(dir, `shard-${n}`)])],
    ...['--out', join(dir, 'merged'), '--report', join(dir, 'merged.json'), '--quiet'],
    ...['--cache-dir', join(dir, 'kept'), '--bundle', join(dir, 'bundle')],
  ])
const shard = (n: string) => build(`shard-${n}`, '--shard', `${n}/3`, '--bundle', join(dir, 'bundle'))
const reportOf = (name: string) => JSON.parse(readFileSync(join(dir, `${name}.json`), 'utf8')) as Report
const bytes = (out: string) => bytesOf(join(dir, out))

/** Two at a time, because there are two cores; all must succeed. */
async function allWell(works: (() => Promise<Ended>)[]): Promise<void> {
  const waiting = works.values()
  const worker = async () => {
    for (const work of waiting) {
      const { code, output } = await work()
      expect(code, output).toBe(0)
    }
  }
  await Promise.all([worker(), worker()])
}

describe('a sharded build', () => {
  it('produces the same bytes as an unsharded build, from a bundle that is built once', {
    timeout: 3 * TEST_GUARD,
  }, async () => {
    await allWell([
      () => run(['scripts/build-bundle.ts', '--out', join(dir, 'bundle'), '--source-maps', join(dir, 'maps')]),
    ])
    await allWell([() => build('whole', '--bundle', join(dir, 'bundle'))])
    requests.length = 0
    await allWell(SHARDS.map((n) => () => shard(n)))
    // One shard requests each exhibit, once per language; others may also request an exhibitor of the agenda.
    const ids = requests.flatMap(({ goodsType, list }) => (goodsType === 'EXHIBIT' ? list : []))
    expect(ids.length).toBe(new Set(ids).size * 2)
    const stories = requests.flatMap(({ goodsType, list }) => (goodsType === 'INFORMATION' ? list : []))
    expect(stories.length).toBe(new Set(stories).size * 2)
    await allWell([merge])
    const site = bytes('merged')
    expect(differing(bytes('whole'), site)).toEqual([])
    // Each script of our code has its source map, in a separate folder; the site contains none and refers to none.
    const maps = new Set([...filesBelow(join(dir, 'maps'))])
    const scripts = [...site].filter(([file, text]) => /^_astro\/.*\.js$/.test(file) && text.length > 1000)
    expect(scripts.length).toBeGreaterThan(20)
    expect(scripts.filter(([file, text]) => !maps.has(`${file}.map`) || text.includes('sourceMappingURL'))).toEqual([])
    expect([...site.keys()].filter((file) => file.endsWith('.map'))).toEqual([])
    const { pages, shards } = reportOf('merged')
    expect(pages.total).toBeGreaterThan(300)
    for (const each of shards ?? []) expect(each.pages, each.shard).toBeGreaterThan(pages.total / 6)
  })

  it('renders a changed exhibit only in its own shard, in every language', async () => {
    const search = new Request('http://sandbox/webapi/expo-main/api/v2/app/search/exhibits?pageSize=1&pageNum=20')
    const { records } = (await (await sandbox.fetch(search)).json()) as { records: { exhibitsId: string }[] }
    const id = records[0]?.exhibitsId ?? ''
    sandbox.admin.touchExhibit(id, { summary: 'Turns 77 at a time.' })
    requests.length = 0
    await allWell(SHARDS.map((n) => () => shard(n)))
    expect(requests.filter(({ goodsType }) => goodsType === 'EXHIBIT').map(({ list }) => list)).toEqual([[id], [id]])
    await allWell([() => build('whole'), merge])
    expect(differing(bytes('whole'), bytes('merged'))).toEqual([])
    const paths = SHARDS.map((n) => reportOf(`shard-${n}`).rendered.filter((each) => each.includes(`detail/${id}/`)))
    expect(paths.map(({ length }) => length).sort()).toEqual([0, 0, 2])
    const { rendered, pages } = reportOf('merged')
    expect(rendered.sort()).toEqual(SHARDS.flatMap((n) => reportOf(`shard-${n}`).rendered).sort())
    expect(rendered.sort()).toEqual(reportOf('whole').rendered.sort())
    expect(pages.reused).toBeGreaterThan(pages.total / 2)
  })

  it('refuses to use a single shard as a site, and rejects a folder that is not a bundle', async () => {
    const { code, output } = await build('shard-1')
    expect(code, output).toBe(2)
    expect(output).toContain('contains shard 1/3')
    const served = await run(['scripts/preview.ts', '--dir', join(dir, 'shard-1'), '--port', '0'])
    expect(served.output).toContain('npm run build:merge')
    const other = await build('other', '--bundle', join(dir, 'shard-1'))
    expect(other.code, other.output).toBe(2)
    expect(other.output).toContain('is not a bundle')
  })
})

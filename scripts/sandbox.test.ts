import { spawn } from 'node:child_process'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, describe, expect, it } from 'vitest'
import { TEST_GUARD } from '../tests/hang-guard.ts'
import { NODE_FLAGS } from './node-flags.mjs'
import { readSandboxOptions } from './sandbox-options.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-script-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

const script = path.resolve('scripts/sandbox.ts')

function start(...args: string[]) {
  return spawn(process.execPath, [...NODE_FLAGS, script, ...args], { cwd: folder })
}

/** The output of a run that ends by itself, and its exit code. */
function run(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const child = start(...args)
  let [out, err] = ['', '']
  child.stdout.on('data', (text) => {
    out += text
  })
  child.stderr.on('data', (text) => {
    err += text
  })
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })))
}

describe('npm run sandbox', () => {
  it('prints its address, serves the time of --now, writes the database file, and exits on Ctrl-C', async () => {
    const child = start('--port', '0', '--size', 'small', '--db', 'kept/fair.db', '--now', '2026-11-19T10:42+08:00')
    const address = await new Promise<string>((resolve, reject) => {
      child.stdout.once('data', (text) => resolve(String(text).split('\n', 1)[0] ?? ''))
      child.stderr.once('data', (text) => reject(new Error(String(text))))
    })
    expect(address).toMatch(/^http:\/\/localhost:\d+\/webapi\/expo-main\/$/)
    const reply = await fetch(`${address.replace('localhost', '127.0.0.1')}api/v2/app/search/exhibits?pageSize=1`)
    expect(await reply.json()).toMatchObject({ success: true })
    const date = Date.parse(reply.headers.get('date') ?? '')
    const begun = Date.parse('2026-11-19T02:42:00Z')
    expect([date >= begun, date < begun + TEST_GUARD], reply.headers.get('date') ?? '').toEqual([true, true])
    child.kill('SIGINT')
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0)
    expect(fs.existsSync(path.join(folder, 'kept/fair.db'))).toBe(true)
  })

  it('switches to the next day at midnight', async () => {
    const midnight = Date.parse('2026-11-19T16:00:00Z')
    const openAt = async (moment: number) => {
      const now = new Date(moment).toISOString()
      const child = start('--port', '0', '--size', 'small', '--db', ':memory:', '--now', now)
      const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
      const line = async () => String((await lines.next()).value)
      const address = (await line()).replace('localhost', '127.0.0.1')
      expect(await line()).toContain('login codes')
      const date = async () => Date.parse((await fetch(`${address}api/v2/languages/query`)).headers.get('date') ?? '')
      return { child, line, date, begins: await date() }
    }
    let lead = 2000
    let opened = await openAt(midnight - lead)
    // A slow machine gets more time to start.
    while (opened.begins >= midnight) {
      opened.child.kill('SIGKILL')
      lead *= 2
      opened = await openAt(midnight - lead)
    }
    const { child, line, date } = opened
    expect(await line()).toBe('It is 2026-11-20 at the fair (Asia/Shanghai), its day 3 of 5.')
    const after = await date()
    expect(after).toBeGreaterThanOrEqual(midnight)
    expect(after).toBeLessThan(midnight + TEST_GUARD)
    child.kill('SIGINT')
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0)
  })

  it('reports in one sentence that the port is in use', async () => {
    const other = http.createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as AddressInfo
    const { code, err } = await run('--port', String(port), '--size', 'small', '--db', ':memory:')
    other.close()
    expect([code, err.trim().split('\n').length]).toEqual([1, 1])
    expect(err).toContain(`Port ${port} is in use`)
  })

  it('exits with 2 for an invalid flag', async () => {
    const { code, err } = await run('--size', 'huge')
    expect(code).toBe(2)
    expect(err).toContain('The size must be small, fair, large or a number')
  })
})

describe('flags of npm run sandbox', () => {
  it.each([
    [['--port', 'many'], 'The port must be a number'],
    [['--db', ''], '--db must name a file'],
    [['--prot', '1'], 'Usage: npm run sandbox'],
    [['--now', '2026-11-19'], '--now takes a time with a UTC offset'],
    [['--im', 'localhost'], '--im takes an origin'],
  ])('%j are refused', (args, message) => {
    expect(() => readSandboxOptions(args, {})).toThrow(
      expect.objectContaining({ exitCode: 2, message: expect.stringContaining(message) }),
    )
  })
})

import { spawn } from 'node:child_process'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { NODE_FLAGS } from './node-flags.mjs'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-script-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

const script = path.resolve('scripts/sandbox.ts')

function start(...args: string[]) {
  return spawn(process.execPath, [...NODE_FLAGS, script, ...args], { cwd: folder })
}

/** What a run that ends by itself prints, and its exit code. */
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
  it('prints its address, answers there, keeps a file, and ends on Ctrl-C', { timeout: 30_000 }, async () => {
    const child = start('--port', '0', '--size', 'small', '--db', 'kept/fair.db')
    const address = await new Promise<string>((resolve, reject) => {
      child.stdout.once('data', (text) => resolve(String(text).trim()))
      child.stderr.once('data', (text) => reject(new Error(String(text))))
    })
    expect(address).toMatch(/^http:\/\/localhost:\d+\/webapi\/expo-main\/$/)
    const reply = await fetch(`${address.replace('localhost', '127.0.0.1')}api/v2/app/search/exhibits?pageSize=1`)
    expect(await reply.json()).toMatchObject({ success: true })
    child.kill('SIGINT')
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0)
    expect(fs.existsSync(path.join(folder, 'kept/fair.db'))).toBe(true)
  })

  it('says in one sentence that the port is taken', { timeout: 30_000 }, async () => {
    const other = http.createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as AddressInfo
    const { code, err } = await run('--port', String(port), '--size', 'small', '--db', ':memory:')
    other.close()
    expect([code, err.trim().split('\n').length]).toEqual([1, 1])
    expect(err).toContain(`Port ${port} is in use`)
  })

  it.each([
    [['--port', 'many'], 'The port must be a number'],
    [['--size', 'huge'], 'The size must be small, fair, large or a number'],
    [['--db', ''], '--db must name a file'],
    [['--prot', '1'], 'Usage: npm run sandbox'],
  ])('ends with 2 for %j', { timeout: 30_000 }, async (args, message) => {
    const { code, err } = await run(...args)
    expect(code).toBe(2)
    expect(err).toContain(message)
  })
})

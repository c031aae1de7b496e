import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NODE_FLAGS } from '../../../scripts/node-flags.mjs'
import { tryLock } from './lock.ts'

let dir = ''
let file = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'lock-'))
  file = join(dir, 'lock')
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

/** Another process that acquires the lock and holds it until it is killed. */
function holder(kind: string): Promise<ChildProcess> {
  const module = pathToFileURL(join(import.meta.dirname, 'lock.ts')).href
  const code = `import { tryLock } from ${JSON.stringify(module)}; globalThis.held = tryLock(${JSON.stringify(file)}, ${JSON.stringify(kind)}); console.log(Boolean(held)); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, [...NODE_FLAGS, '--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', (text) =>
      String(text).trim() === 'true' ? resolve(child) : reject(new Error('not held')),
    )
  })
}

describe('a lock', () => {
  it('is exclusive to one process, and is released when that process is killed', async () => {
    const child = await holder('exclusive')
    expect(tryLock(file, 'exclusive')).toBeUndefined()
    expect(tryLock(file, 'shared')).toBeUndefined()
    child.kill('SIGKILL')
    await new Promise((resolve) => child.once('exit', resolve))
    const own = tryLock(file, 'exclusive')
    expect(own).toBeDefined()
    own?.release()
    own?.release()
    expect(readdirSync(dir)).toEqual(['lock'])
  })

  it('can be shared, and then excludes an exclusive lock', async () => {
    const child = await holder('shared')
    const own = tryLock(file, 'shared')
    expect(own).toBeDefined()
    expect(tryLock(file, 'exclusive')).toBeUndefined()
    own?.release()
    child.kill('SIGKILL')
    await new Promise((resolve) => child.once('exit', resolve))
    tryLock(file, 'exclusive')?.release()
  })

  it('can be acquired even if its file has other content', () => {
    writeFileSync(file, 'process 7 '.repeat(100))
    const own = tryLock(file, 'exclusive')
    expect(own).toBeDefined()
    own?.release()
  })
})

import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { itemStamp } from './digests.ts'
import { readOptions } from './options.ts'
import { prepare } from './prepare.ts'

const dir = mkdtempSync(join(tmpdir(), 'items-'))
afterAll(() => rmSync(dir, { recursive: true }))

const sources = { code: 'c1', sandbox: 's1' }
const optionsOf = (...flags: string[]) => readOptions(flags, {})
const contentOf = async (size: string, isKept: boolean) => {
  const options = optionsOf('--size', size, '--languages', 'en-US', '--exhibition', 'current', '--og', 'none')
  const items = isKept ? { dir, stamp: itemStamp(options, sources) } : null
  const { run, close } = await prepare(options, items, new Map(), 'code')
  close()
  return run.content
}

describe('cached items', () => {
  it('are not reused for a fair of another size, and do not accumulate', async () => {
    await contentOf('small', true)
    const files = readdirSync(dir, { recursive: true })
    expect(files.length).toBeGreaterThan(5)
    const stored = await contentOf('30', true)
    expect(stored).toEqual(await contentOf('30', false))
    expect(readdirSync(dir, { recursive: true }).sort()).toEqual(files.sort())
  })

  it('are specific to the code, and to an in-process sandbox and its options', () => {
    const own = itemStamp(optionsOf(), sources)
    expect(itemStamp(optionsOf('--out', 'other', '--clean'), sources)).toBe(own)
    const others = [
      ['--size', 'small'],
      ['--db', 'fair.db'],
      ['--now', '2026-11-20T10:00+08:00'],
      ['--product', 'b'],
    ]
    const stamps = others.map((flags) => itemStamp(optionsOf(...flags), sources))
    stamps.push(
      itemStamp(optionsOf(), { ...sources, sandbox: 's2' }),
      itemStamp(optionsOf(), { ...sources, code: 'c2' }),
    )
    expect(new Set([own, ...stamps]).size).toBe(7)
  })

  it('of a remote platform are specific to the code, not to the sandbox', () => {
    const remote = optionsOf('--platform', 'http://127.0.0.1:9')
    const own = itemStamp(remote, sources)
    expect(itemStamp({ ...remote, size: 'small' }, { ...sources, sandbox: 's2' })).toBe(own)
    expect(itemStamp(remote, { ...sources, code: 'c2' })).not.toBe(own)
  })
})

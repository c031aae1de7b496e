import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { contract } from '@fair/contract/index.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SandboxOptions } from '../sandbox.ts'
import { payload } from '../testing/call-sandbox.ts'
import { fixtureSandbox } from '../testing/fixture.ts'
import { fixtureFair } from '../testing/fixture-fair.ts'
import { UnusableFile } from './database.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-'))
  file = path.join(folder, 'fair.db')
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

/** Opens the file, renames X0 if requested, and returns the name of X0 after that. */
async function nameAfter(options: SandboxOptions, rename?: string): Promise<string> {
  const sandbox = fixtureSandbox({ db: file, ...options })
  try {
    if (rename) sandbox.admin.touchExhibit('X0', { exhibitsName: rename })
    const { records } = await payload(sandbox, contract.search.exhibits, { keyword: rename ?? '', pageSize: 1 })
    return records[0]?.exhibitsName ?? ''
  } finally {
    sandbox.close()
  }
}

describe('a database file', () => {
  it('keeps changes across a restart', async () => {
    expect(await nameAfter({}, 'Lathe')).toBe('Lathe')
    expect(await nameAfter({})).toBe('Lathe')
  })

  it('keeps publish states and update times across a restart', async () => {
    const first = fixtureSandbox({ db: file })
    const updateTime = first.admin.setPublish('2003', true)
    first.close()
    const second = fixtureSandbox({ db: file })
    const exhibition = await payload(second, contract.exhibition.detail, { id: '2003' })
    second.close()
    expect(exhibition).toMatchObject({ publishState: '1', updateTime })
  })

  const seeded = 'Spindle 0 zh-CN'
  it.each<[string, SandboxOptions]>([
    ['seed', { seed: 'other' }],
    ['size', { size: 'small' }],
    ['moment', { now: new Date('2026-12-01T00:00:00Z') }],
    ['fair', { fair: (origin) => fixtureFair(origin, 48, 192) }],
  ])('is recreated for another %s', async (_, options) => {
    await nameAfter({}, 'Lathe')
    expect(await nameAfter(options)).toBe(seeded)
  })

  it('keeps the moment of its creation while the clock advances', async () => {
    await nameAfter({ now: () => new Date('2026-11-19T10:00:00Z') }, 'Lathe')
    expect(await nameAfter({ now: () => new Date('2026-11-20T10:00:00Z') })).toBe('Lathe')
    const sandbox = fixtureSandbox({ db: file, now: () => new Date('2026-11-20T10:00:00Z') })
    const { records } = await payload(sandbox, contract.news.search, {})
    sandbox.close()
    expect(records[0]?.publishTime).toBe('2026-11-19T10:00:00.000Z')
  })

  it('is refused and left unchanged if it belongs to another application', () => {
    const other = new DatabaseSync(file)
    other.exec('CREATE TABLE mine (id TEXT)')
    other.close()
    expect(() => fixtureSandbox({ db: file })).toThrow(UnusableFile)
    expect(() => fixtureSandbox({ db: file })).toThrow(/fair\.db: it is a database of something else\.$/)
    const again = new DatabaseSync(file)
    expect(again.prepare('SELECT name FROM sqlite_master').all()).toMatchObject([{ name: 'mine' }])
    again.close()
  })

  it('is refused if it is not a database or cannot be created', () => {
    fs.writeFileSync(file, 'a text of some length, which no database begins with\n'.repeat(40))
    expect(() => fixtureSandbox({ db: file })).toThrow(UnusableFile)
    expect(() => fixtureSandbox({ db: path.join(folder, 'no', 'such', 'folder.db') })).toThrow(UnusableFile)
  })
})

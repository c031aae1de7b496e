import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EXIT } from '@fair/contract/rules/failure.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HANG_GUARD } from '../../../tests/hang-guard.ts'
import { readFolder } from '../../../tests/hostile/read-folder.ts'
import { openOutput } from './open-output.ts'
import { filesBelow } from './output.ts'
import { inspect, MARKER, markerText, publish, type ReleaseRecord } from './release.ts'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'release-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const domain = 'a.example'
const record = (former: string | null): ReleaseRecord => ({
  domain,
  tenantId: '1',
  platform: 'p',
  product: 'expo',
  former,
  pages: {},
  pageFiles: {},
  files: ['index.html', MARKER],
  assets: [],
  carried: {},
})
const open = (out = join(dir, 'dist'), more: Partial<Parameters<typeof openOutput>[0]> = {}) =>
  openOutput({ out, domain, wait: 0, isOlder: () => false, say: () => {}, ...more })

/** A build with one page. */
async function built(text: string, out = join(dir, 'dist')): Promise<void> {
  const output = await open(out)
  const tree = join(output.run, 'next')
  mkdirSync(tree)
  writeFileSync(join(tree, 'index.html'), text)
  writeFileSync(join(tree, MARKER), markerText({ domain, tenantId: '1' }))
  publish(out, tree, output.id, record(output.served?.id ?? null), output.run)
  output.close()
}
const home = (out = 'dist') => readFileSync(join(dir, out, 'index.html'), 'utf8')
/** A build's trash is deleted by a separate process, which may outlive it. */
const trashRemoved = (store: string) =>
  expect.poll(() => readdirSync(store).filter((name) => name.endsWith('.trash'))).toEqual([])
/** The least number of times that an output is read, and replaced, in the meantime. */
const READS = 100
const BUILDS = 40
const refused = expect.objectContaining({ exitCode: EXIT.usage })

describe('an output', () => {
  it('is a link to the newest release; the previous one is retained, older ones are deleted', async () => {
    for (const text of ['one', 'two', 'three']) {
      await built(text)
      expect(home()).toBe(text)
    }
    expect(readlinkSync(join(dir, 'dist'))).toBe('.dist.releases/000003')
    await (await open()).close()
    const existing = readdirSync(join(dir, '.dist.releases')).filter((name) => !name.endsWith('.trash'))
    expect(existing.sort()).toEqual(
      ['000002', '000002.json', '000003', '000003.json', 'README.txt', 'holder.txt', 'lock'].sort(),
    )
  })

  it('is present and complete at every moment while builds replace it', async () => {
    const texts = ['a '.repeat(9000), 'b ']
    const full = (n: number) => `${texts[n % 2]}whole`
    await built(full(0))
    const files = [{ file: 'index.html', endsWith: 'whole' }]
    const reader = readFolder({ out: join(dir, 'dist'), files, pause: 0 })
    for (let n = 1; n <= BUILDS || reader.reads() < READS; n += 1) await built(full(n))
    expect((await reader.end()).broken).toEqual({})
  })

  it('may start as an empty folder, and may be addressed through a linked parent folder', async () => {
    mkdirSync(join(dir, 'a/dist'), { recursive: true })
    await built('one', join(dir, 'a/dist'))
    symlinkSync(join(dir, 'a'), join(dir, 'b'))
    await built('two', join(dir, 'b/dist'))
    expect(home('a/dist')).toBe('two')
  })

  it.each([
    [
      'a folder of foreign files',
      () => {
        mkdirSync(join(dir, 'dist'))
        writeFileSync(join(dir, 'dist/letter.txt'), 'mine')
      },
    ],
    [
      'a folder with the marker of another program',
      () => {
        mkdirSync(join(dir, 'dist'))
        writeFileSync(join(dir, 'dist', MARKER), '{"madeBy":"somebody"}')
      },
    ],
    ['a file', () => writeFileSync(join(dir, 'dist'), 'mine')],
    [
      'a link to a foreign folder',
      () => {
        mkdirSync(join(dir, 'else'))
        symlinkSync('else', join(dir, 'dist'))
      },
    ],
    ['a broken link', () => symlinkSync('nowhere', join(dir, 'dist'))],
    [
      'a link into another output’s releases',
      async () => {
        await built('theirs', join(dir, 'site'))
        await trashRemoved(join(dir, '.site.releases'))
        symlinkSync('.site.releases/000001', join(dir, 'dist'))
      },
    ],
    [
      'a foreign folder at the path of its releases',
      () => {
        mkdirSync(join(dir, '.dist.releases'))
        writeFileSync(join(dir, '.dist.releases/000001.json'), 'mine')
      },
    ],
  ])('is refused and left unchanged: %s', async (_, make) => {
    await make()
    const before = [...filesBelow(dir)]
    await expect(open()).rejects.toThrow(refused)
    expect([...filesBelow(dir)]).toEqual(before)
  })

  it('of another tenant is refused, whether it is a release or a copy of one', async () => {
    await built('one')
    await expect(open(undefined, { domain: 'b.example' })).rejects.toThrow(/contains the site of a\.example/)
    rmSync(join(dir, '.dist.releases/000001.json'))
    await expect(open(undefined, { domain: 'b.example' })).rejects.toThrow(refused)
    expect(home()).toBe('one')
    mkdirSync(join(dir, 'copy'))
    writeFileSync(join(dir, 'copy', MARKER), markerText({ domain, tenantId: '1' }))
    expect(() => inspect(join(dir, 'copy'), 'b.example')).toThrow(refused)
    expect(inspect(join(dir, 'copy'), domain)).toEqual({ kind: 'folder' })
  })

  it('may be a folder with the site’s marker, or one recognised as an older version’s', async () => {
    mkdirSync(join(dir, 'dist'))
    writeFileSync(join(dir, 'dist', MARKER), markerText({ domain, tenantId: '1' }))
    writeFileSync(join(dir, 'dist/old.html'), 'old')
    await built('new')
    expect(lstatSync(join(dir, 'dist')).isSymbolicLink()).toBe(true)
    expect(existsSync(join(dir, 'dist/old.html'))).toBe(false)
    mkdirSync(join(dir, 'older'))
    writeFileSync(join(dir, 'older/index.html'), 'old')
    await expect(open(join(dir, 'older'))).rejects.toThrow(refused)
    const output = await open(join(dir, 'older'), { isOlder: () => true })
    output.close()
  })

  it('is restored if a killed build had moved it aside', async () => {
    mkdirSync(join(dir, 'dist'))
    writeFileSync(join(dir, 'dist', MARKER), markerText({ domain, tenantId: '1' }))
    // The state after the kill.
    const run = join(dir, '.dist.releases/run-killed')
    mkdirSync(run, { recursive: true })
    writeFileSync(join(dir, '.dist.releases/README.txt'), '')
    renameSync(join(dir, 'dist'), join(run, 'folder'))
    const output = await open()
    expect(readdirSync(join(dir, 'dist'))).toEqual([MARKER])
    output.close()
  })

  it('is locked by one build at a time; a second one waits or ends with exit code 6', async () => {
    const first = await open()
    await expect(open()).rejects.toThrow(expect.objectContaining({ exitCode: EXIT.busy }))
    const waits = Promise.withResolvers<string>()
    const second = open(undefined, { wait: HANG_GUARD / 1000, say: waits.resolve })
    expect(await waits.promise).toContain('waiting for it')
    first.close()
    ;(await second).close()
  })

  it('is cleared of the stages and unpublished releases of killed builds', async () => {
    await built('one')
    await built('two')
    const store = join(dir, '.dist.releases')
    for (const name of ['run-killed/part-0', '000009/x']) mkdirSync(join(store, name), { recursive: true })
    writeFileSync(join(store, '000009.json'), '{}')
    const output = await open()
    expect(output.served?.id).toBe('000002')
    expect(output.spare?.id).toBe('000001')
    expect(['run-killed', '000009', '000009.json'].filter((name) => existsSync(join(store, name)))).toEqual([])
    output.close()
    expect(home()).toBe('two')
  })

  it('gets a number above those of all existing releases', async () => {
    await built('one')
    mkdirSync(join(dir, '.dist.releases/000041'))
    const output = await open()
    expect(output.id).toBe('000042')
    expect(existsSync(join(dir, '.dist.releases/000041'))).toBe(false)
    output.close()
    rmSync(join(dir, 'dist'))
    await built('again')
    expect(home()).toBe('again')
  })
})

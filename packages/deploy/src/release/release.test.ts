import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { MARKER, markerText } from '@fair/build/release.ts'
import { EXIT } from '@fair/contract/rules/failure.ts'
import { isoOf } from '@fair/contract/rules/instant.ts'
import { machineTime } from '@fair/contract/rules/machine-time.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { folderStore } from './folder-store.ts'
import { DOMAIN, makeSite } from './kill-site.ts'
import { type Manifest, nextId, retainedFrom } from './manifest.ts'
import { objectStore } from './object-store.ts'
import { listReleases, publish, resumeReleases, rollBack } from './publish.ts'
import { readSiteFiles } from './site-files.ts'
import { BUCKET, STORE_ENVIRONMENT, type StoreServer, startStore } from './store-server.ts'

// `npm run test:release` covers releases that are killed.
const work = fs.mkdtempSync(path.join(os.tmpdir(), 'release-unit-'))
afterAll(() => fs.rmSync(work, { recursive: true, force: true }))
afterEach(() => vi.useRealTimers())

// Versions are released in any order.
const OPTIONS = { keep: 3, keepAssets: 7, wait: 0, allowOlder: true, say: () => {} }
const site = (version: number) => readSiteFiles(makeSite(path.join(work, `site-${version}`), version))
let places = 0
const freshPlace = () => path.join(work, `place-${++places}`)
const shownIn = (to: string, name: string) => path.join(to, DOMAIN, 'current', name)
const asset = (version: number) => Object.keys(site(version).assets).at(-1) ?? ''

/** A site with one page changed, and another script. */
function changed(from: number, edit: (dir: string) => void) {
  const dir = path.join(work, `changed-${++places}`)
  fs.cpSync(makeSite(path.join(work, `site-${from}`), from), dir, { recursive: true })
  edit(dir)
  return dir
}

describe('publishing to a folder', () => {
  it('writes changed files, and links the others', async () => {
    const to = freshPlace()
    const first = await publish(folderStore(to, DOMAIN), site(1), OPTIONS)
    expect(first).toMatchObject({ former: null, taken: 0 })
    const page = 'exhibits/7/index.html'
    const node = fs.statSync(shownIn(to, 'index.html')).ino
    const again = await publish(folderStore(to, DOMAIN), site(1), OPTIONS)
    expect(again).toMatchObject({ release: first.release, uploaded: 0, taken: 0 })
    const dir = changed(1, (copy) => fs.writeFileSync(path.join(copy, page), '<html>new</html>'))
    const second = await publish(folderStore(to, DOMAIN), readSiteFiles(dir), OPTIONS)
    expect(second).toMatchObject({ former: first.release, uploaded: 1, uploadedBytes: 16, taken: 25 })
    expect(fs.readFileSync(shownIn(to, page), 'utf8')).toBe('<html>new</html>')
    expect(fs.statSync(shownIn(to, 'index.html')).ino).toBe(node)
    expect(fs.existsSync(shownIn(to, MARKER))).toBe(false)
  })

  it('writes brotli and gzip files on request, also for existing files', async () => {
    const to = freshPlace()
    const page = 'exhibits/7/index.html'
    const plain = await publish(folderStore(to, DOMAIN), site(1), OPTIONS)
    expect(fs.existsSync(`${shownIn(to, page)}.br`)).toBe(false)
    const packed = await publish(folderStore(to, DOMAIN, true), site(1), OPTIONS)
    expect(packed).toMatchObject({ former: plain.release, uploaded: 0 })
    for (const name of [page, asset(1)]) {
      const bytes = fs.readFileSync(shownIn(to, name))
      expect(brotliDecompressSync(fs.readFileSync(`${shownIn(to, name)}.br`))).toEqual(bytes)
      expect(gunzipSync(fs.readFileSync(`${shownIn(to, name)}.gz`))).toEqual(bytes)
      const changedAt = (file: string) => fs.statSync(file).mtimeMs
      expect(changedAt(`${shownIn(to, name)}.br`)).toBeCloseTo(changedAt(shownIn(to, name)), -1)
    }
    const node = fs.statSync(`${shownIn(to, page)}.br`).ino
    const dir = changed(1, (copy) =>
      fs.writeFileSync(path.join(copy, 'index.html'), `<html>${'new '.repeat(99)}</html>`),
    )
    await publish(folderStore(to, DOMAIN, true), readSiteFiles(dir), OPTIONS)
    expect(fs.statSync(`${shownIn(to, page)}.br`).ino).toBe(node)
    expect(String(brotliDecompressSync(fs.readFileSync(`${shownIn(to, 'index.html')}.br`)))).toContain('new new')
    // Unused files are deleted together with their compressed forms.
    const month = 30 * 24 * 60 * 60 * 1000
    vi.useFakeTimers({ toFake: ['Date'], now: machineTime() + month })
    for (const version of [16, 19, 22, 25, 28]) {
      if (version === 22) vi.setSystemTime(machineTime() + month)
      await publish(folderStore(to, DOMAIN, true), site(version), OPTIONS)
    }
    const shared = fs.readdirSync(path.join(to, DOMAIN, 'shared/_astro'))
    expect(shared.filter((name) => `_astro/${name}`.startsWith(asset(1)))).toEqual([])
    expect(shared.some((name) => name.endsWith('.js.br'))).toBe(true)
  })

  it('rolls back to the release before, and skips one that was rolled back from', async () => {
    const to = freshPlace()
    const store = () => folderStore(to, DOMAIN)
    const good = await publish(store(), site(1), OPTIONS)
    const bad = await publish(store(), site(2), OPTIONS)
    expect(await rollBack(store(), null, OPTIONS)).toMatchObject({ release: good.release, former: bad.release })
    // A page that was opened in between still loads its script.
    expect(fs.existsSync(shownIn(to, asset(2)))).toBe(true)
    await publish(store(), site(5), { ...OPTIONS, resume: true })
    expect((await rollBack(store(), null, OPTIONS)).release).toBe(good.release)
    expect(fs.existsSync(shownIn(to, asset(5)))).toBe(true)
    expect((await rollBack(store(), bad.release, OPTIONS)).release).toBe(bad.release)
    await expect(rollBack(store(), '000009-aaaaaa', OPTIONS)).rejects.toMatchObject({ exitCode: EXIT.usage })
  })

  it('retains the given number of releases, and scripts for the given days', async () => {
    const to = freshPlace()
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T00:00:00Z') })
    for (const version of [1, 4, 7, 10, 13]) await publish(folderStore(to, DOMAIN), site(version), OPTIONS)
    const ids = () => fs.readdirSync(path.join(to, DOMAIN)).filter((name) => /^\d+-\w+$/.test(name))
    expect(ids()).toHaveLength(3)
    expect(fs.existsSync(shownIn(to, asset(1)))).toBe(true)
    expect((await listReleases(folderStore(to, DOMAIN))).map(({ isShown }) => isShown)).toEqual([true, false, false])
    vi.setSystemTime(new Date('2026-11-28T00:00:00Z'))
    const shared = path.join(to, DOMAIN, 'shared')
    for (const version of [16, 19, 22]) await publish(folderStore(to, DOMAIN), site(version), OPTIONS)
    expect(fs.existsSync(path.join(shared, asset(1)))).toBe(false)
    expect(fs.existsSync(path.join(shared, asset(13)))).toBe(true)
  })

  it('refuses an incomplete site, a shard, and a folder that it did not create', async () => {
    const refused = { exitCode: EXIT.usage }
    const read = (edit: (dir: string) => void) => {
      try {
        return readSiteFiles(changed(1, edit))
      } catch (error) {
        return error
      }
    }
    expect(read((dir) => fs.rmSync(path.join(dir, MARKER)))).toMatchObject(refused)
    expect(read((dir) => fs.rmSync(path.join(dir, 'index.html')))).toMatchObject(refused)
    const shard = markerText({ domain: DOMAIN, tenantId: '1', shard: '1/3' })
    expect(read((dir) => fs.writeFileSync(path.join(dir, MARKER), shard))).toMatchObject(refused)
    const to = freshPlace()
    fs.mkdirSync(path.join(to, DOMAIN), { recursive: true })
    fs.writeFileSync(path.join(to, DOMAIN, 'index.html'), 'of somebody')
    expect(() => folderStore(to, DOMAIN)).toThrow('npm run release did not create')
    const place = freshPlace()
    await publish(folderStore(place, DOMAIN), site(1), OPTIONS)
    fs.renameSync(path.join(place, DOMAIN), path.join(place, 'other.example'))
    await expect(
      publish(folderStore(place, 'other.example'), { ...site(1), domain: 'other.example' }, OPTIONS),
    ).rejects.toMatchObject(refused)
  })

  it('refuses a site that has lost pages of a kind, unless that is allowed', async () => {
    const to = freshPlace()
    const { release } = await publish(folderStore(to, DOMAIN), site(1), OPTIONS)
    const without = (count: number) =>
      changed(1, (copy) => {
        for (let n = 0; n < count; n += 1) fs.rmSync(path.join(copy, `exhibits/${n}`), { recursive: true })
      })
    const none = readSiteFiles(changed(1, (copy) => fs.rmSync(path.join(copy, 'exhibits'), { recursive: true })))
    for (const small of [none, readSiteFiles(without(3))]) {
      const refused = publish(folderStore(to, DOMAIN), small, OPTIONS)
      await expect(refused).rejects.toMatchObject({ exitCode: EXIT.fewer })
    }
    expect(await folderStore(to, DOMAIN).shown()).toBe(release)
    await publish(folderStore(to, DOMAIN), readSiteFiles(without(2)), OPTIONS)
    await publish(folderStore(to, DOMAIN), none, { ...OPTIONS, allowFewer: true })
  })

  it('refuses another tenant’s site, unless that is allowed', async () => {
    const to = freshPlace()
    await publish(folderStore(to, DOMAIN), site(1), OPTIONS)
    const other = { ...site(2), tenantId: '2' }
    const release = (more: object) => publish(folderStore(to, DOMAIN), other, { ...OPTIONS, ...more })
    await expect(release({})).rejects.toMatchObject({ exitCode: EXIT.tenant })
    await expect(release({ newTenant: true, tenant: '3' })).rejects.toMatchObject({ exitCode: EXIT.tenant })
    await release({ newTenant: true, tenant: '2' })
  })

  it('refuses new releases after a rollback until releases are resumed', async () => {
    const to = freshPlace()
    const store = () => folderStore(to, DOMAIN)
    const good = await publish(store(), site(1), OPTIONS)
    await publish(store(), site(2), OPTIONS)
    await rollBack(store(), null, OPTIONS)
    for (const version of [2, 5]) {
      await expect(publish(store(), site(version), OPTIONS)).rejects.toMatchObject({ exitCode: EXIT.paused })
    }
    // The current site may be released again: nothing changes.
    expect(await publish(store(), site(1), OPTIONS)).toMatchObject({ release: good.release, former: good.release })
    await resumeReleases(store(), OPTIONS)
    expect((await publish(store(), site(5), OPTIONS)).former).toBe(good.release)
  })

  it('refuses an older build, unless that is allowed', async () => {
    const to = freshPlace()
    const store = () => folderStore(to, DOMAIN)
    const at = (version: number, now: string, readAt = 0) => ({ ...site(version), now, readAt })
    await publish(store(), at(4, '2026-11-20T10:00:00.000Z', 7), OPTIONS)
    for (const older of [at(1, '2026-11-20T09:00:00.000Z', 9), at(1, '2026-11-20T10:00:00.000Z', 6)]) {
      const refused = publish(store(), older, { ...OPTIONS, allowOlder: false })
      await expect(refused).rejects.toMatchObject({ exitCode: EXIT.older })
      await publish(store(), at(4, '2026-11-20T10:00:00.000Z', 7), OPTIONS)
    }
    await publish(store(), at(1, '2026-11-20T09:00:00.000Z'), { ...OPTIONS, allowOlder: true })
  })

  it('writes the release, tenant and build time to /release.json', async () => {
    const to = freshPlace()
    const { release } = await publish(folderStore(to, DOMAIN), site(1), OPTIONS)
    expect(JSON.parse(fs.readFileSync(shownIn(to, 'release.json'), 'utf8'))).toMatchObject({
      ...{ release, domain: DOMAIN, tenant: '1001', built: isoOf(site(1).readAt) },
    })
  })

  it('refuses incomplete pages, and writes lost or damaged files again', async () => {
    const to = freshPlace()
    const page = 'exhibits/7/index.html'
    for (const text of ['', '<html>half', '\0'.repeat(500)]) {
      const dir = changed(1, (copy) => fs.writeFileSync(path.join(copy, page), text))
      expect(() => readSiteFiles(dir)).toThrow(expect.objectContaining({ exitCode: EXIT.disk }))
    }
    const document = changed(1, (copy) =>
      fs.writeFileSync(path.join(copy, 'demo.html'), '<!doctype html><p>no end tag'),
    )
    expect(readSiteFiles(document).files).toHaveProperty(['demo.html'])
    const first = await publish(folderStore(to, DOMAIN), site(1), OPTIONS)
    const good = fs.readFileSync(shownIn(to, page), 'utf8')
    fs.writeFileSync(shownIn(to, page), good.replace('.', '!'))
    fs.rmSync(path.join(to, DOMAIN, 'shared', asset(1)))
    const second = await publish(folderStore(to, DOMAIN), site(1), OPTIONS)
    expect(second).toMatchObject({ former: first.release, uploaded: 2 })
    expect(second.release).not.toBe(first.release)
    expect(fs.readFileSync(shownIn(to, page), 'utf8')).toBe(good)
    expect(fs.existsSync(shownIn(to, asset(1)))).toBe(true)
    expect(await listReleases(folderStore(to, DOMAIN))).toHaveLength(1)
  })

  it('fails while another release holds the lock', async () => {
    const to = freshPlace()
    const held = await folderStore(to, DOMAIN).hold(0, () => {})
    await expect(publish(folderStore(to, DOMAIN), site(1), OPTIONS)).rejects.toMatchObject({ exitCode: EXIT.busy })
    await held.release()
    await publish(folderStore(to, DOMAIN), site(1), OPTIONS)
  })
})

describe.each([
  ['publishing to an object store', true],
  ['publishing to an object store without conditional writes', false],
])('%s', (_, knowsConditions) => {
  let server: StoreServer
  beforeAll(async () => {
    for (const [name, value] of Object.entries(STORE_ENVIRONMENT)) vi.stubEnv(name, value)
    server = await startStore(path.join(work, `store-${knowsConditions}`), knowsConditions)
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await server.close()
  })
  /** @param lease in seconds: only a short one ends during a test, and on a busy machine also that of a running release */
  const store = (lease = 600) => objectStore(`s3://${BUCKET}/fairs`, DOMAIN, { endpoint: server.endpoint, lease })
  const get = (key: string) => fetch(`${server.endpoint}/${BUCKET}/fairs/${DOMAIN}/${key}`)

  it('uploads changed files with their headers, and updates the pointer', async () => {
    const first = await publish(store(), site(1), OPTIONS)
    server.written()
    expect(await publish(store(), site(1), OPTIONS)).toMatchObject({ release: first.release, uploaded: 0, taken: 0 })
    expect(server.written()).toEqual([`/${BUCKET}/fairs/${DOMAIN}/current.json`])
    const dir = changed(1, (copy) => fs.writeFileSync(path.join(copy, 'exhibits/7/index.html'), '<html>new</html>'))
    const second = await publish(store(), readSiteFiles(dir), OPTIONS)
    expect(second).toMatchObject({ uploaded: 1, taken: 25 })
    expect(await (await get('current.json')).json()).toMatchObject({ form: 1, domain: DOMAIN, release: second.release })
    const page = await get(`${second.release}/exhibits/7/index.html`)
    expect(await page.text()).toBe('<html>new</html>')
    expect([page.headers.get('content-type'), page.headers.get('cache-control')]).toEqual([
      'text/html; charset=utf-8',
      'no-cache',
    ])
    const script = await get(`shared/${asset(1)}`)
    expect(script.headers.get('cache-control')).toContain('immutable')
    expect((await get('shared/404/index.html')).status).toBe(200)
    expect((await rollBack(store(), null, OPTIONS)).release).toBe(first.release)
    expect((await get('lock.json')).status).toBe(404)
  })

  it('runs two concurrent releases one after the other', async () => {
    await resumeReleases(store(), OPTIONS)
    const both = [4, 7].map((version) => publish(store(), site(version), { ...OPTIONS, wait: 600 }))
    const done = await Promise.all(both)
    expect(new Set(done.map(({ release }) => release)).size).toBe(2)
    expect(done.some(({ former }) => done.some(({ release }) => release === former))).toBe(true)
  })

  it.runIf(knowsConditions)('rejects the sealing and showing of a release that has lost its lock', async () => {
    const stopped = store(1)
    const held = await stopped.hold(5, () => {})
    await stopped.shown()
    await stopped.reserve('000900-aaaaaa')
    await server.plant(`fairs/${DOMAIN}/lock.json`, '{"token":"another"}')
    const other = await publish(store(1), site(13), { ...OPTIONS, wait: 600 })
    const manifest = await store().manifest(other.release)
    if (!manifest) throw new Error('The other release has no manifest.')
    await expect(stopped.seal({ ...manifest, id: '000900-aaaaaa' }, [])).rejects.toMatchObject({
      exitCode: EXIT.busy,
    })
    await expect(stopped.show({ ...manifest, files: {}, id: '000900-aaaaaa' }, [])).rejects.toMatchObject({
      exitCode: EXIT.busy,
    })
    await expect(held.check()).rejects.toMatchObject({ exitCode: EXIT.busy })
    expect(() => held.throwIfLost()).toThrow(expect.objectContaining({ exitCode: EXIT.busy }))
    await held.release()
    expect(await store().shown()).toBe(other.release)
    expect((await listReleases(store())).map(({ id }) => id)).not.toContain('000900-aaaaaa')
  })

  it('takes over the lock of a killed release after its lease', async () => {
    await server.plant(`fairs/${DOMAIN}/lock.json`, '{"token":"gone"}')
    await expect(publish(store(), site(10), OPTIONS)).rejects.toMatchObject({ exitCode: EXIT.busy })
    await publish(store(1), site(10), { ...OPTIONS, wait: 600 })
  })
})

it('reports denied access without the credentials, and an unreachable store', async () => {
  const server = await startStore(path.join(work, 'store-closed'))
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'NOBODY')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'very-secret')
  const store = objectStore(`s3://${BUCKET}`, DOMAIN, { endpoint: server.endpoint, lease: 1 })
  const error = await publish(store, site(1), OPTIONS).catch((failure: unknown) => failure)
  expect(error).toMatchObject({ exitCode: EXIT.configuration })
  expect(JSON.stringify([String(error), error])).not.toMatch(/NOBODY|very-secret|Credential=/)
  await server.close()
  const unreachable = objectStore(`s3://${BUCKET}`, DOMAIN, { endpoint: 'http://127.0.0.1:9', lease: 1 })
  await expect(publish(unreachable, site(1), OPTIONS)).rejects.toMatchObject({ exitCode: EXIT.unreachable })
  vi.unstubAllEnvs()
})

it('release numbers increase, and scripts of the current release are retained', () => {
  expect(nextId(['000001-aaaaaa', '000009-bbbbbb'], 'cccccc')).toBe('000010-cccccc')
  const manifest = (id: string, made: string, assets: string[]): Manifest => ({
    ...{ id, made, domain: DOMAIN, tenantId: '1', former: null, digest: id, files: {}, carried: {} },
    assets: Object.fromEntries(assets.map((name) => [name, ['d', 1]])),
  })
  const now = Date.parse('2026-11-20T00:00:00Z')
  const full = [manifest('1', '2026-11-01T00:00:00Z', ['old.js']), manifest('2', '2026-11-02T00:00:00Z', ['a.js'])]
  expect(retainedFrom(full, '2', ['b.js'], now, 7)).toEqual({ 'a.js': '2026-11-20T00:00:00.000Z' })
  expect(retainedFrom(full, '1', ['a.js'], now, 7)).toEqual({ 'old.js': '2026-11-20T00:00:00.000Z' })
})

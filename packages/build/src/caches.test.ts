import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { machineTime } from '@fair/contract/rules/machine-time.ts'
import { describe, expect, it } from 'vitest'
import { cacheOf, holdCache, itemsOf, pruneCaches, type TenantCache } from './caches.ts'

const tenant = { domain: 'a.example', platform: 'https://p.example', product: 'expo', cacheDir: null, shard: null }

describe('the build cache', () => {
  it('has separate names for each tenant, platform, product, shard and code', () => {
    const names = [
      tenant,
      { ...tenant, domain: 'b.example' },
      { ...tenant, platform: 'https://q.example' },
      { ...tenant, platform: null },
      { ...tenant, product: 'other' },
      { ...tenant, shard: { index: 0, of: 3 } },
      { ...tenant, shard: { index: 1, of: 3 } },
      // Two that would get the same name if they were only concatenated.
      { ...tenant, domain: 'a.example:80' },
      { ...tenant, domain: 'a.example_80' },
    ].map((each) => cacheOf(each))
    expect(new Set(names.flatMap(({ dir, pictures, search }) => [dir, pictures, search])).size).toBe(names.length * 3)
    expect(itemsOf(cacheOf(tenant), 'code1')).not.toBe(itemsOf(cacheOf(tenant), 'code2'))
  })

  it('is pruned of unused entries, but not while another build holds it', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'caches-'))
    const cache = (domain: string) => cacheOf({ ...tenant, domain, cacheDir: dir })
    const names = ['own', 'recent', 'old', 'old-in-use']
    const [own, recent, old, inUse] = names.map(cache) as [TenantCache, TenantCache, TenantCache, TenantCache]
    const day = (days: number) => new Date(machineTime() + days * 86_400_000)
    for (const { dir } of [own, recent, old, inUse]) (await holdCache({ ...own, dir })).release()
    const held = await holdCache(inUse)
    for (const [{ dir }, days] of [
      [recent, -29],
      [old, -31],
      [inUse, -31],
    ] as const)
      utimesSync(dir, day(days), day(days))
    const items = itemsOf(own, 'new')
    for (const folder of [items, itemsOf(own, 'old'), own.pictures, own.search]) mkdirSync(folder, { recursive: true })
    for (let n = 0; n < 400; n += 1) writeFileSync(join(own.pictures, `${n}.png`), '')
    for (let n = 0; n < 200; n += 1) writeFileSync(join(own.search, `${n}.json`), '')

    pruneCaches(own, { items, pictures: ['7.png'], search: ['7.json'] })
    expect([own, recent, old, inUse].map(({ dir }) => existsSync(dir))).toEqual([true, true, false, true])
    expect([items, itemsOf(own, 'old')].map((folder) => existsSync(folder))).toEqual([true, false])
    expect(readdirSync(own.pictures)).toEqual(['7.png'])
    expect(readdirSync(own.search)).toHaveLength(200)

    // Another build of the same tenant: its pictures may be those that this one does not use.
    const other = await holdCache(own)
    pruneCaches(own, { items: '', pictures: [], search: [] })
    expect(readdirSync(own.pictures)).toEqual(['7.png'])
    expect(existsSync(items)).toBe(true)
    other.release()
    held.release()
    rmSync(dir, { recursive: true, force: true })
  })

  it('uses a separate folder below --cache-dir, and fails if that is not writable', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'caches-'))
    const cache = cacheOf({ ...tenant, cacheDir: dir })
    expect(cache.dir.startsWith(join(dir, 'fair-builds', 'build'))).toBe(true)
    const somebodys = ['build', 'og', 'fair-builds/build/notes'].map((name) => join(dir, name))
    for (const each of somebodys) mkdirSync(each, { recursive: true })
    const long = new Date(machineTime() - 99 * 86_400_000)
    for (const each of somebodys) utimesSync(each, long, long)
    const held = await holdCache(cache)
    held.release()
    pruneCaches(cache, { items: '', pictures: [], search: [] })
    expect(somebodys.map((each) => existsSync(each))).toEqual([true, true, true])
    writeFileSync(join(dir, 'file'), '')
    const none = cacheOf({ ...tenant, cacheDir: join(dir, 'file') })
    await expect(holdCache(none)).rejects.toMatchObject({ exitCode: 8, message: expect.stringMatching(/--cache-dir/) })
    rmSync(dir, { recursive: true, force: true })
  })
})

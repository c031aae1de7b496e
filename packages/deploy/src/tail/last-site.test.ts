import { mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cacheOf, pruneCaches } from '@fair/build/caches.ts'
import { expect, it, onTestFinished } from 'vitest'
import { readLastSite, writeLastSite } from './last-site.ts'
import { readTailOptions } from './options.ts'

const optionsOf = (domain: string, dir: string) =>
  readTailOptions(['--platform', 'https://platform.example', '--domain', domain, '--cache-dir', dir], {}).build

it('remains while the service reads the lists, however long ago the tenant was built', () => {
  const dir = mkdtempSync(join(tmpdir(), 'last-site-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  const [options, other] = [optionsOf('a.example', dir), optionsOf('b.example', dir)]
  const site = { tenantId: '1001', counts: { 'exhibits en-US': 3 } }
  writeLastSite(other, site)
  const prune = () => pruneCaches(cacheOf(other), { items: '', pictures: [], search: [] })
  const isLongAgo = () => utimesSync(cacheOf(options).dir, 0, 0)

  writeLastSite(options, site)
  isLongAgo()
  writeLastSite(options, site)
  prune()
  expect(readLastSite(options)).toEqual(site)
  isLongAgo()
  prune()
  expect(readLastSite(options)).toBeNull()
})

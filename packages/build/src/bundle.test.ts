import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { bundleDir, bundleOf, pruneBundles } from './bundle.ts'
import { isTrash } from './output.ts'

const cacheDir = mkdtempSync(join(tmpdir(), 'bundle-'))
afterEach(() => rmSync(cacheDir, { recursive: true, force: true }))

it('is deleted when four newer ones exist, unless a process uses it', async () => {
  const names = ['used', 'unused', 'c', 'd', 'e', 'f']
  for (const name of names) {
    mkdirSync(join(bundleDir(name, cacheDir), 'server'), { recursive: true })
    writeFileSync(join(bundleDir(name, cacheDir), 'server/prerender-entry.mjs'), '')
  }
  await bundleOf('used', cacheDir)
  for (const [n, name] of names.entries()) utimesSync(bundleDir(name, cacheDir), n, n)
  const bundles = join(bundleDir('used', cacheDir), '..')
  pruneBundles(bundles)
  const left = readdirSync(bundles).filter((name) => !isTrash(name))
  expect(left.sort()).toEqual(['c', 'd', 'e', 'f', 'used'])
})

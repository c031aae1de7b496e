import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { machineTime } from '@fair/contract/rules/machine-time.ts'
import { expect, it, onTestFinished } from 'vitest'
import { ARCHIVES } from '../archive/write-archive.ts'
import { filesWithArchives } from './archives.ts'

const DAY = 24 * 60 * 60 * 1000

it('deletes the archives of earlier builds a week after they were created', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'archives-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  const [site, cache] = [join(dir, 'site'), join(dir, 'archives')]
  mkdirSync(site)
  for (const [name, days] of [
    ['recent', 6],
    ['old', 8],
  ] as const) {
    mkdirSync(join(cache, name, ARCHIVES), { recursive: true })
    const then = new Date(machineTime() - days * DAY)
    utimesSync(join(cache, name), then, then)
  }
  expect(await filesWithArchives(site, cache)([ARCHIVES, 'en-US.json'])).toBeUndefined()
  expect(readdirSync(cache)).toEqual(['recent'])
})

import { lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tryLock } from '@fair/build/lock.ts'
import { EXIT } from '@fair/contract/rules/failure.ts'
import { differences, fingerprint, runBuild, smallSite } from './site-builds.ts'
import { smallPlatform } from './small-platform.ts'
import type { HostileSuite } from './suite.ts'

const FEW = ['--languages', 'en-US', '--jobs', '1']
/** Concurrent builds of one folder. */
const TOGETHER = { full: 6, small: 2 }

/** Files of others remain unchanged, and builds of one folder do not overlap. */
export const foreignFiles: HostileSuite = {
  name: 'foreign-files',
  what: 'folders with foreign files are refused and unchanged, and concurrent builds into one folder succeed',
  run: async ({ size, dir, results }) => {
    const platform = await smallPlatform()
    const build = (out: string, ...more: string[]) => runBuild(smallSite(platform.url, join(dir, out), ...FEW, ...more))
    try {
      mkdirSync(join(dir, 'letters/deep'), { recursive: true })
      writeFileSync(join(dir, 'letters/deep/letter.txt'), 'mine')
      writeFileSync(join(dir, 'letters/index.html'), '<h1>mine</h1>')
      writeFileSync(join(dir, 'file'), 'mine')
      symlinkSync('letters', join(dir, 'link'))
      symlinkSync('nowhere', join(dir, 'dangling'))
      const before = snapshot(dir)
      for (const out of ['letters', 'file', 'link', 'dangling', '.']) {
        const { code, output } = await build(out)
        results.check(code === EXIT.usage && output.includes('unchanged'), `${out} is refused`, `${code} ${output}`)
        results.check(snapshot(dir) === before, `${out} is unchanged`, snapshot(dir))
      }
      const together = await Promise.all(Array.from({ length: TOGETHER[size] }, () => build('site')))
      for (const { code, output } of together)
        results.check(code === 0, 'a build concurrent with others into its folder', output)
      const clean = await build('clean', '--clean')
      const unequal = differences(fingerprint(join(dir, 'site')), fingerprint(join(dir, 'clean')))
      results.check(
        clean.code === 0 && unequal.length === 0,
        'their result equals that of a clean build',
        unequal.join(),
      )
      // As held by a build that takes long.
      const lock = tryLock(join(dir, '.site.releases/lock'), 'exclusive')
      const busy = await build('site', '--wait', '0')
      results.check(busy.code === EXIT.busy, 'a build that must not wait exits with 6', `${busy.code} ${busy.output}`)
      const waits = (output: string) => output.includes('waiting for it')
      const args = smallSite(platform.url, join(dir, 'site'), ...FEW)
      const second = await runBuild(args, { onOutput: (output) => waits(output) && lock?.release() })
      results.check(
        waits(second.output) && second.code === 0,
        'a build that waits reports it',
        `${second.code} ${second.output}`,
      )
    } finally {
      await platform.close()
    }
  },
}

/** Everything in a folder: names, kinds, texts. */
function snapshot(dir: string): string {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => {
      const entry = lstatSync(join(dir, name))
      if (entry.isSymbolicLink()) return `${name} -> ${readlinkSync(join(dir, name))}`
      return entry.isFile() ? `${name}: ${readFileSync(join(dir, name), 'utf8')}` : `${name}/`
    })
    .join('\n')
}

import { join } from 'node:path'
import { differences, fingerprint, runBuild, smallSite } from './site-builds.ts'
import { editAtRandom, listedIds, smallPlatform } from './small-platform.ts'
import type { HostileSuite } from './suite.ts'

const EDITS = { full: 100, small: 2 }

/** After any edit of the platform's content, a build into the same folder gives the same result as a clean one. */
export const edits: HostileSuite = {
  name: 'edits',
  what: 'random edits: a build into the same folder gives the same site as a clean build',
  run: async ({ size, random, dir, results }) => {
    const platform = await smallPlatform()
    try {
      const ids = await listedIds(platform.sandbox)
      const build = (out: string, ...more: string[]) =>
        runBuild(smallSite(platform.url, join(dir, out), '--languages', 'en-US', '--jobs', '1', ...more))
      await build('site')
      for (let n = 0; n < EDITS[size]; n += 1) {
        const said = editAtRandom(platform.sandbox, ids, n, random)
        const built = [await build('site'), await build('clean', '--clean')]
        const unequal = differences(fingerprint(join(dir, 'site')), fingerprint(join(dir, 'clean')))
        const failed = built.find(({ code }) => code !== 0)
        results.check(!failed && unequal.length === 0, `edit ${n + 1}, ${said}`, failed?.output ?? unequal.join())
      }
    } finally {
      await platform.close()
    }
  },
}

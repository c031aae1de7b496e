import { join } from 'node:path'
import { differences, fingerprint, runBuild, smallSite } from './site-builds.ts'
import { editAtRandom, listedIds, smallPlatform, smallSandbox } from './small-platform.ts'
import type { HostileSuite, Plan } from './suite.ts'

const KILLS = { full: 100, small: 3 }

/** SIGKILL at a random moment: the old site remains complete, and the next build equals a clean one. */
export const kills: HostileSuite = {
  name: 'kills',
  what: 'builds killed at random moments: the site stays complete, and the next build equals a clean one',
  run: async ({ size, random, dir, results }: Plan) => {
    const platform = await smallPlatform()
    const edited = smallSandbox()
    try {
      const ids = await listedIds(edited)
      for (let n = 0; n < 6; n += 1) editAtRandom(edited, ids, n, random)
      // The original and the edited platform, in turn: the result of a clean build is stored for both.
      const states = [platform.sandbox, edited]
      const clean: Map<string, string>[] = []
      let longest = 0
      for (const [n, state] of states.entries()) {
        platform.answerWith(state.fetch)
        const { code, output, took } = await runBuild(
          smallSite(platform.url, join(dir, `clean-${n}`), ...FEW, '--clean'),
        )
        if (code !== 0) return results.check(false, 'a clean build', output)
        clean.push(fingerprint(join(dir, `clean-${n}`)))
        longest = Math.max(longest, took)
      }
      const out = join(dir, 'site')
      await runBuild(smallSite(platform.url, out, ...FEW))
      let existing = clean[1]
      for (let n = 0; n < KILLS[size]; n += 1) {
        const next = clean[n % 2]
        if (!existing || !next) return
        platform.answerWith((states[n % 2] ?? edited).fetch)
        const isComplete = random() < 0.5
        const killAfter = random() * longest * (isComplete ? 1 : 0.6)
        const { code } = await runBuild(smallSite(platform.url, out, ...FEW, ...(isComplete ? ['--clean'] : [])), {
          killAfter,
          killAlone: random() < 0.3,
        })
        const left = fingerprint(out)
        const isOld = differences(left, existing).length === 0
        const isNew = differences(left, next).length === 0
        results.check(
          isOld || isNew,
          `the site after a kill at ${Math.round(killAfter)} ms (exit code ${code})`,
          differences(left, existing),
        )
        const after = await runBuild(smallSite(platform.url, out, ...FEW))
        const unequal = differences(fingerprint(out), next)
        results.check(
          after.code === 0 && unequal.length === 0,
          `the build after kill ${n + 1}`,
          after.output + unequal.join(),
        )
        existing = next
      }
    } finally {
      await platform.close()
      edited.close()
    }
  },
}

const FEW = ['--languages', 'en-US,ja-JP', '--jobs', '2']

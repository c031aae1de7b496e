import { type Lockfile, missingPackages } from '../complete-lockfile.ts'
import type { Rule } from './source.ts'

/** A registry may lack the packages of other platforms; npm then writes a lockfile that `npm ci` rejects. */
export const completeLockfile: Rule = {
  name: 'the lockfile names the packages of every platform',
  check: (sources) =>
    sources
      .filter(({ path }) => path === 'package-lock.json')
      .flatMap(({ path, text }) => {
        const names = missingPackages(JSON.parse(text) as Lockfile).map(({ name }) => name)
        if (names.length === 0) return []
        return [{ path, line: 1, message: `is missing ${names.join(', ')}: run node scripts/complete-lockfile.ts` }]
      }),
}

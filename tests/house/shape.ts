import { type Lockfile, missingPackages } from '../../scripts/complete-lockfile.ts'
import { type Finding, isScript, isTest, lineAt, type Rule } from './source.ts'

const MEANINGLESS = /^(utils?|helpers?|misc|miscellaneous|stuff|tools)$/i
const MAX_LINES = 300
/** Most test files are tables of cases. */
const MAX_LINES_OF_TEST = 500

/** Files that are tables, whose length does not matter: drawings of the sample fair, the contract's samples, data. */
const TABLES = [/^packages\/sandbox\/src\/media\/draw\//, /\.json$/]

export const names: Rule = {
  name: 'names that say what is in the file',
  check: (sources) =>
    sources.flatMap(({ path }) => {
      const bad = path.split('/').find((part) => MEANINGLESS.test(part.replace(/\..*$/, '')))
      return bad ? [{ path, line: 1, message: `"${bad}" says nothing: name it after what it does` }] : []
    }),
}

export const fileLength: Rule = {
  name: `no file over ${MAX_LINES} lines but tables`,
  check: (sources) =>
    sources.flatMap((source) => {
      const { path, text } = source
      const lines = text.split('\n').length - 1
      const most = isTest(source) ? MAX_LINES_OF_TEST : MAX_LINES
      if (lines <= most || TABLES.some((table) => table.test(path))) return []
      return [{ path, line: most, message: `${lines} lines: split it where the topic changes` }]
    }),
}

export const purposeFirst: Rule = {
  name: 'a command states its purpose at its top',
  check: (sources) =>
    sources
      .filter((source) => /^scripts\/[^/]+\.(ts|mjs)$/.test(source.path) && !source.path.includes('.test.'))
      .filter((source) => !/^(#!.*\n)?(\/\/|\/\*)/.test(source.text))
      .map(({ path }) => ({ path, line: 1, message: 'begins without a comment on its purpose' })),
}

const SWITCHED_OFF = /@ts-(ignore|nocheck|expect-error)(.*)|biome-ignore-(all|start)/g

export const checksStayOn: Rule = {
  name: 'no check is switched off without a reason',
  check: (sources) => {
    const findings: Finding[] = []
    for (const source of sources.filter((one) => isScript(one) || one.path.endsWith('.astro'))) {
      if (source.path.startsWith('tests/house/')) continue
      for (const match of source.text.matchAll(SWITCHED_OFF)) {
        const [whole, kind, rest = ''] = match
        if (kind === 'expect-error' && /\w{3,}/.test(rest)) continue
        findings.push({ path: source.path, line: lineAt(source.text, match.index), message: whole.trim() })
      }
    }
    return findings
  },
}

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

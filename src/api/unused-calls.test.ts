import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@fair/contract/index.ts'
import { expect, it } from 'vitest'
import unused from '../../tests/unused-calls.json' with { type: 'json' }

/** Consts in separate files that belong to a group. */
const PARTS: Readonly<Record<string, string>> = { follow: 'favourite', programmeSearch: 'search' }
const SOURCES = join(import.meta.dirname, '..')

/** The contract's groups as a file names them: `import { card as calls } from '@fair/contract/card.ts'`. */
function namesOf(text: string): [local: string, group: string][] {
  const imports = text.matchAll(/import \{([^}]*)\} from '@fair\/contract\/[^']+'/g)
  return [...imports].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((each) => each.trim().split(/\s+as\s+/))
      .map(([name = '', local = name]): [string, string] => [local, PARTS[name] ?? name.replace(/Rest$/, '')]),
  )
}

/** The calls that features, stores, page scripts and the build's content make. */
function usedCalls(): Set<string> {
  const used = new Set<string>()
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(tsx?|astro)$/.test(file) || /\.(test|fixture)\./.test(file)) continue
    const text = readFileSync(join(SOURCES, file), 'utf8')
    for (const [local, group] of namesOf(text))
      for (const [, call] of text.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))) used.add(`${group}.${call}`)
    for (const [, call = ''] of text.matchAll(/\bcontract\.(\w+\.\w+)/g)) used.add(call)
  }
  return used
}

// The static baseline: an occurring name does not prove a call. Actual calls are observed by scripts/check-calls.ts.
it('every call of the contract is used in the site or listed as having no caller', () => {
  const used = usedCalls()
  const all = Object.entries(contract).flatMap(([group, calls]) => Object.keys(calls).map((call) => `${group}.${call}`))
  expect(all.filter((call) => !used.has(call)).sort()).toEqual(Object.keys(unused.noCaller).sort())
})

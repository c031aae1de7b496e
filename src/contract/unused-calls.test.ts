import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contract } from './index.ts'

/**
 * Calls of the contract that nothing of the site asks, each with what an operator is told of it (readings: "each needs a
 * reason"). A platform may leave them out.
 */
const UNUSED: Readonly<Record<string, string>> = {
  'agreement.byType': 'agreement/list has every agreement with its type',
  'card.detail': 'card/cards and card/exchanged have their cards whole',
  'exhibition.detailV2': 'the same record as exhibitions/{id} and …/pc',
  'tracking.save': 'sent by its path alone, beside the client (contract/tracking-path.ts)',
}

/** What stands in files of its own, but is a group's. */
const PARTS: Readonly<Record<string, string>> = { follow: 'favourite' }
const SOURCES = join(import.meta.dirname, '..')

/** The contract's groups as a file names them: `import { card as calls } from '…/contract/card.ts'`. */
function namesOf(text: string): [local: string, group: string][] {
  const imports = text.matchAll(/import \{([^}]*)\} from '[^']*\/contract\/[^']+'/g)
  return [...imports].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((each) => each.trim().split(/\s+as\s+/))
      .map(([name = '', local = name]): [string, string] => [local, PARTS[name] ?? name.replace(/Rest$/, '')]),
  )
}

/** The calls that features, stores, scripts of the page and the build's content ask for. */
function usedCalls(): Set<string> {
  const used = new Set<string>()
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(tsx?|astro)$/.test(file) || /\.(test|fixture)\.|^(contract|sandbox)\//.test(file)) continue
    const text = readFileSync(join(SOURCES, file), 'utf8')
    for (const [local, group] of namesOf(text))
      for (const [, call] of text.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))) used.add(`${group}.${call}`)
    for (const [, call = ''] of text.matchAll(/\bcontract\.(\w+\.\w+)/g)) used.add(call)
  }
  return used
}

it('each call is asked for by somebody, or says why not', () => {
  const used = usedCalls()
  const all = Object.entries(contract).flatMap(([group, calls]) => Object.keys(calls).map((call) => `${group}.${call}`))
  expect(all.filter((call) => !used.has(call)).sort()).toEqual(Object.keys(UNUSED).sort())
})

import type { GeographyOption } from '@fair/contract/geography.ts'
import type { Language } from '@fair/contract/rules/language.ts'
import { type Tree, type TreeNode, treeOf } from '../forms/tree.ts'
import { say } from '../seed/text.ts'
import { countryNodes } from './countries.ts'
import { type Division, PROVINCES, readDivisions } from './divisions.ts'

/** The places of one language (Spec 3, "Geography option"): countries, and China down to its districts. */
export interface Places {
  readonly options: readonly GeographyOption[]
  readonly tree: Tree
}

const made = new Map<Language, Promise<Places>>()

/** Created at the first call and cached: about 3,500 places. */
export function placesIn(language: Language): Promise<Places> {
  const places = made.get(language) ?? makePlaces(language)
  made.set(language, places)
  return places
}

async function makePlaces(language: Language): Promise<Places> {
  const name = await namer(language)
  const nodes: TreeNode[] = [
    ...countryNodes(language),
    ...Object.values(PROVINCES).map(({ iso, name: text }) => ({
      value: iso,
      parent: 'CN',
      label: say(text, language),
    })),
    ...divisionNodes(name),
  ]
  return { options: nested(nodes), tree: treeOf(nodes) }
}

/** Names that sound alike under one parent are distinguished by their characters: Wuxi County (巫溪县). */
function divisionNodes(name: (chinese: string) => string): TreeNode[] {
  const divisions = readDivisions().map((division) => ({ ...division, label: name(division.name) }))
  const alike = Map.groupBy(divisions, ({ parent, label }) => `${parent} ${label}`)
  return divisions.map(({ code, parent, label, name: chinese }) => {
    const isAlone = alike.get(`${parent} ${label}`)?.length === 1
    return { value: code, parent, label: isAlone ? label : `${label} (${chinese})` }
  })
}

/**
 * How a language writes the names of Chinese cities and districts. Dictionaries are loaded only for the languages that
 * need them.
 */
async function namer(language: Language): Promise<(name: Division['name']) => string> {
  switch (language) {
    case 'zh-CN':
      return (name) => name
    case 'ja-JP':
      return (await import('opencc-js')).Converter({ from: 'cn', to: 'jp' })
    case 'ko-KR':
      return (await import('./hangul.ts')).inHangul
    default:
      return (await import('./romanise.ts')).romanised
  }
}

function nested(nodes: readonly TreeNode[]): GeographyOption[] {
  const below = Map.groupBy(nodes, ({ parent }) => parent)
  const of = (parent: string | null): GeographyOption[] =>
    (below.get(parent) ?? []).map(({ value, label }) =>
      below.has(value) ? { value, label, children: of(value) } : { value, label },
    )
  return of(null)
}

import { LANGUAGES, type Language } from '@fair/contract/rules/language.ts'
import type { Finding, Rule, Source } from './source.ts'

const MESSAGES = /^src\/lib\/i18n\/messages\/([^/]+)\/([^/]+)\.json$/
const PLURAL = /_(zero|one|two|few|many|other)$/

/** The texts of a file, nested names joined by dots. */
function textsOf(value: unknown, name = ''): [string, unknown][] {
  if (value === null || typeof value !== 'object') return [[name, value]]
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, name === '' ? key : `${name}.${key}`))
}

const placeholdersOf = (text: string) =>
  [...new Set([...text.matchAll(/\{\{-?\s*([\w.]+)/g)].map((match) => match[1]))].sort().join(', ')

interface Texts {
  path: string
  language: Language
  /** By name; plural forms under the name without its suffix. */
  forms: Map<string, Map<string, string>>
}

/** Names grouped by meaning: `pages_one` and `pages_other` are two forms of `pages`. */
function grouped(texts: readonly [string, string][]): Texts['forms'] {
  const all = new Set(texts.map(([name]) => name))
  const forms: Texts['forms'] = new Map()
  for (const [name, text] of texts) {
    const stem = name.replace(PLURAL, '')
    const isPlural = PLURAL.test(name) && all.has(`${stem}_other`)
    const group = isPlural ? stem : name
    const form = isPlural ? name.slice(stem.length + 1) : ''
    forms.set(group, (forms.get(group) ?? new Map()).set(form, text))
  }
  return forms
}

/** The plural forms that a language needs: English one and other, the rest only other. */
function missingForms(language: Language, forms: ReadonlyMap<string, string>): string[] {
  if (forms.has('')) return []
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories.filter((form) => !forms.has(form))
}

function compare(first: Texts, other: Texts): Finding[] {
  const findings: Finding[] = []
  const add = (path: string, message: string) => findings.push({ path, line: 1, message })
  for (const [name, forms] of first.forms) {
    const there = other.forms.get(name)
    if (!there) {
      add(other.path, `lacks "${name}"`)
      continue
    }
    const [own, theirs] = [forms.get('other') ?? forms.get(''), there.get('other') ?? there.get('')]
    if (placeholdersOf(own ?? '') !== placeholdersOf(theirs ?? '')) {
      add(
        other.path,
        `"${name}" fills in {${placeholdersOf(theirs ?? '')}}, ${first.language} {${placeholdersOf(own ?? '')}}`,
      )
    }
  }
  for (const name of other.forms.keys())
    if (!first.forms.has(name)) add(other.path, `has "${name}", ${first.language} does not`)
  return findings
}

function checkNamespace(namespace: string, files: readonly Source[]): Finding[] {
  const findings: Finding[] = []
  const read: Texts[] = []
  for (const language of LANGUAGES) {
    const path = `src/lib/i18n/messages/${namespace}/${language}.json`
    const file = files.find((one) => one.path === path)
    if (!file) {
      findings.push({ path, line: 1, message: 'is missing' })
      continue
    }
    const texts: [string, string][] = []
    for (const [name, text] of textsOf(JSON.parse(file.text))) {
      if (typeof text === 'string' && text.trim() !== '') texts.push([name, text])
      else findings.push({ path, line: 1, message: `"${name}" is not a text` })
    }
    const forms = grouped(texts)
    for (const [name, own] of forms) {
      for (const form of missingForms(language, own))
        findings.push({ path, line: 1, message: `"${name}" lacks its form "${form}"` })
    }
    read.push({ path, language, forms })
  }
  const [first, ...others] = read
  return first ? [...findings, ...others.flatMap((other) => compare(first, other))] : findings
}

export const sameMessages: Rule = {
  name: 'the four languages have the same messages',
  check: (sources) => {
    const files = sources.filter((source) => MESSAGES.test(source.path))
    const namespaces = new Set(files.map((source) => MESSAGES.exec(source.path)?.[1] ?? ''))
    return [...namespaces].flatMap((namespace) =>
      checkNamespace(
        namespace,
        files.filter((source) => MESSAGES.exec(source.path)?.[1] === namespace),
      ),
    )
  },
}

import { type Selector, type SelectorComponent, transform } from 'lightningcss'
import { type Finding, lineAt, type Rule, type Source } from './source.ts'

const LAYERS = 'src/styles/layers.css'
const SKINS = 'src/styles/skins/'
/** Sheets that src/layouts/skins.ts puts into a layer. */
const isOfSkins = (path: string) => path.startsWith(SKINS) || path === 'src/layouts/skins.css'

const sheetsOf = (sources: readonly Source[]) =>
  sources.filter(({ path }) => path.startsWith('src/') && path.endsWith('.css'))

const blank = (text: string) => text.replace(/[^\n]/g, ' ')
/** A sheet with its comments blanked, so that line numbers stay the same. */
const bare = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, blank)

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))
const resolved = (from: string, target: string) => new URL(target, `file:///${folderOf(from)}/`).pathname.slice(1)

/**
 * A sheet that a browser loads is a list: layers.css first, then other sheets, each `layer(…)` of those that layers.css
 * names, in that order. All other sheets contain rules only, and are in one of the lists.
 */
export const rulesInLayers: Rule = {
  name: 'every rule of a style sheet is in a layer',
  check: (sources) => {
    const sheets = sheetsOf(sources)
    const named = bare(sheets.find(({ path }) => path === LAYERS)?.text ?? '')
    const layers = /@layer ([\w\s,-]+);/.exec(named)?.[1]?.split(/,\s*/) ?? []
    const listed = new Set<string>()
    const findings: Finding[] = []
    for (const { path, text } of sheets) {
      if (path === LAYERS) continue
      const css = bare(text)
      const add = (index: number, message: string) => findings.push({ path, line: lineAt(css, index), message })
      const imports = [...css.matchAll(/@import "([^"]+)"\s*([^;]*);/g)]
      if (imports.length === 0) continue
      const rest = css.search(/@(?!import\b)|\{/)
      if (rest >= 0) add(rest, 'a sheet that imports others has no rules of its own')
      let reached = 0
      for (const [at, { 1: target = '', 2: condition = '', index }] of imports.entries()) {
        const sheet = resolved(path, target)
        if (at === 0) {
          if (sheet !== LAYERS || condition !== '') add(index, `the first import is ${LAYERS}`)
          continue
        }
        const place = layers.indexOf(/^layer\(([\w-]+)\)$/.exec(condition)?.[1] ?? '')
        if (place < 0) add(index, `${target} is imported into no layer of ${LAYERS}`)
        else if (place < reached) add(index, `${target} comes after a later layer`)
        reached = Math.max(reached, place)
        listed.add(sheet)
      }
    }
    for (const { path, text } of sheets)
      if (path !== LAYERS && !isOfSkins(path) && !listed.has(path) && !/@import/.test(bare(text)))
        findings.push({ path, line: 1, message: 'in no layer: no sheet imports it' })
    return findings
  },
}

/** Common abbreviations: `js` on the html element means that scripts run. */
const STANDARD = new Set(['js'])

const nestedIn = (part: SelectorComponent): Selector[] =>
  part.type === 'pseudo-class' && 'selectors' in part ? ((part.selectors ?? []) as Selector[]) : []

const classesOf = (selector: Selector): string[] =>
  selector.flatMap((part) => (part.type === 'class' ? [part.name] : nestedIn(part).flatMap((one) => classesOf(one))))

/** A class name uses whole words: abbreviations were misread by everybody except their author. */
export const wholeClassNames: Rule = {
  name: 'class names are whole words',
  check: (sources) =>
    sheetsOf(sources).flatMap(({ path, text }) => {
      const short = new Set<string>()
      transform({
        filename: path,
        code: Buffer.from(text),
        visitor: {
          Rule: {
            style: ({ value }) => {
              for (const name of value.selectors.flatMap((one) => classesOf(one))) if (name.length < 3) short.add(name)
            },
          },
        },
      })
      return [...short]
        .filter((name) => !STANDARD.has(name))
        .map((name) => ({
          path,
          line: lineAt(text, text.search(new RegExp(`\\.${name}(?![\\w-])`))),
          message: `.${name} says nothing`,
        }))
    }),
}

/** A special theme changes values, never internals: their effect is in one sheet for all themes (layouts/skins.css). */
export const skinsSetProperties: Rule = {
  name: 'special themes set only custom properties',
  check: (sources) =>
    sheetsOf(sources)
      .filter(({ path }) => path.startsWith(SKINS))
      .flatMap(({ path, text }) => {
        const css = bare(text)
        return [...css.matchAll(/(?<=[{;]\s*)([a-z][\w-]*)\s*:[^;{}]*[;}]/g)].map(({ index, 1: name }) => ({
          path,
          line: lineAt(css, index),
          message: `${name} is not a custom property`,
        }))
      }),
}

import { digestOf } from '../content/digest.ts'
import layers from '../styles/layers.css?raw'
import smef from '../styles/skins/smef.css?raw'
import ucan from '../styles/skins/ucan.css?raw'
import wicexpo from '../styles/skins/wicexpo.css?raw'
import { SKINS, type Skin } from '../styles/special.ts'
import parts from './skins.css?raw'

const SHEETS: Readonly<Record<Skin, string>> = { ucan, smef, wicexpo }

/** Removes comments and line breaks, which only serve readers of the source. */
const bare = (css: string) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** A theme's properties by their names: `--skin-topbar`. */
export const propertiesOf = (css: string): ReadonlyMap<string, string> =>
  new Map([...bare(css).matchAll(/(--skin-[\w-]+): ?([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))

/** The index of the bracket that closes the one at `from`. */
function closing(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  throw new Error(`A bracket stays open: ${text}`)
}

/** A value with the theme's own value in place of each `var(--skin-…, …)`, or with the fallback. */
function settled(value: string, own: ReadonlyMap<string, string>): string {
  const start = value.indexOf('var(--skin-')
  if (start < 0) return value
  const end = closing(value, start + 3)
  const [, name = '', other = ''] = /^(--[\w-]+), ?(.+)$/.exec(value.slice(start + 4, end)) ?? []
  return settled(value.slice(0, start) + (own.get(name) ?? other) + value.slice(end + 1), own)
}

/**
 * The parts that a theme changes, with its values inserted: a page contains neither parts without changes, nor the
 * names of properties that no script changes.
 */
export function partsOf(css: string, own: ReadonlyMap<string, string>): string {
  const isOwn = (declaration: string) =>
    [...declaration.matchAll(/var\((--skin-[\w-]+)/g)].some(([, name = '']) => own.has(name))
  return bare(css)
    .replace(/([^{}]+)\{([^{}]*)\}/g, (_, selector: string, body: string) => {
      const all = body.split(';').map((each) => each.trim())
      const parted = all.some((each) => each.includes('var(--skin-'))
      if (parted && !all.some(isOwn)) return ''
      const declarations = all.filter((each) => each !== '' && (isOwn(each) || !each.includes('var(--skin-')))
      return `${selector.trim()}{${declarations.map((each) => settled(each, own)).join(';')}}`
    })
    .replace(/@media[^{}]+\{\s*\}/g, '')
}

const NAMED = Object.fromEntries(
  SKINS.map((skin) => {
    const css = `${bare(layers)}@layer skins{${partsOf(parts, propertiesOf(SHEETS[skin]))}}`
    return [skin, { name: `skin-${skin}.${digestOf(css).slice(0, 8)}`, css }]
  }),
) as Record<Skin, { name: string; css: string }>

/**
 * The sheet of a special theme, at an address that changes with its content: only its own pages load it, before all
 * other sheets, so that it also declares the layers for them.
 */
export const skinSheet = (skin: Skin): { name: string; css: string } => NAMED[skin]

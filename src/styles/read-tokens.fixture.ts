import { readFileSync } from 'node:fs'
import { parseHex, type Rgb } from './colour.ts'
import type { ThemeType } from './palette.ts'

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '')

/** The declarations of the rules whose selector is exactly `selector`, by name without dashes; the last one counts. */
function declarations(css: string, selector: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [, head, body] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (head?.trim() !== selector) continue
    for (const [, name, value] of (body ?? '').matchAll(/--([\w-]+):\s*([^;]+);?/g))
      if (name) found[name] ??= value ?? ''
  }
  return found
}

const css = ['./tokens.css', './island-tokens.css']
  .map((name) => withoutComments(readFileSync(new URL(name, import.meta.url), 'utf8')).replace(/@media[\s\S]*$/, ''))
  .join('')

/** The declarations of the two tokens.css for the html element, in one theme and card mode. */
export function tokensOf(theme: ThemeType, card?: 'black'): Record<string, string> {
  return {
    ...declarations(css, ':root'),
    ...(theme === 'dark' ? declarations(css, '[data-theme="dark"]') : {}),
    ...(card ? declarations(css, '[data-card="black"]') : {}),
  }
}

/**
 * A role's colour as the browser would render it: `var()` resolved to its end. Throws unless it is an opaque colour.
 */
export function colourOf(roles: Readonly<Record<string, string>>, name: string): Rgb {
  const value = roles[name]
  const next = /^var\(--([\w-]+)\)$/.exec(value ?? '')?.[1]
  if (next) return colourOf(roles, next)
  const rgb = parseHex(value ?? '')
  if (!rgb) throw new Error(`--${name} is no colour: ${value}`)
  return rgb
}

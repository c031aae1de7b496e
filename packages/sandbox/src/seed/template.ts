import { isParticle, withParticle } from './korean.ts'

/** Returns the text for a name in braces. */
export type Lookup = (name: string) => string

interface Part {
  readonly literal: string
  readonly name: string
  /** A Korean particle after the value: `{noun:은}`. */
  readonly particle: string
}

const compiled = new Map<string, readonly Part[]>()
const SLOT = /\{(\w+)(?::([^}]+))?\}/g

function compile(template: string): readonly Part[] {
  const parts: Part[] = []
  let from = 0
  for (const match of template.matchAll(SLOT)) {
    parts.push({ literal: template.slice(from, match.index), name: match[1] ?? '', particle: match[2] ?? '' })
    from = match.index + match[0].length
  }
  parts.push({ literal: template.slice(from), name: '', particle: '' })
  compiled.set(template, parts)
  return parts
}

/**
 * Fills `{name}` and `{name:은}` in a sentence of one language. The second form adds the Korean particle that matches
 * the value. Templates are compiled once: a fair composes thousands of texts from a few hundred of them.
 */
export function fill(template: string, lookup: Lookup): string {
  let text = ''
  for (const part of compiled.get(template) ?? compile(template)) {
    text += part.literal
    if (part.name === '') continue
    const value = lookup(part.name)
    text += isParticle(part.particle) ? withParticle(value, part.particle) : value
  }
  return text
}

/** The names in braces of a template, for the tests of the tables. @internal */
export const slotsOf = (template: string): string[] => Array.from(template.matchAll(SLOT), (match) => match[1] ?? '')

/** Text escaped for the platform's HTML. */
export const escaped = (text: string): string =>
  /[&<>"]/.test(text)
    ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
    : text

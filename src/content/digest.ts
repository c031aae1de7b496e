import { hash } from 'node:crypto'

/** JSON up to this length stands for itself: shorter than a digest is worth. */
const SHORT = 64

/** One for the process: what loads content and what plans pages are bundled apart, and have this file each. */
const key = Symbol.for('fair.digests')
const holder = globalThis as { [key]?: WeakMap<object, string> }
holder[key] ??= new WeakMap()
const digests = holder[key]

const hashOf = (text: string): string => hash('sha256', text, 'base64url').slice(0, 22)

/** Digest of a value of JSON. */
export const digestOf = (value: unknown): string => hashOf(JSON.stringify(value))

/**
 * Digest of what a page shows. An object that several pages show (an exhibit's brief is in some forty) is read once:
 * only two levels of a view are looked at anew, its fields and the items of its lists. Views never change once planned.
 *
 * @param frame digest of what stands around the view
 */
export function digestOfView(frame: string, view: unknown): string {
  if (typeof view !== 'object' || view === null || Array.isArray(view)) return hashOf(frame + tokenOf(view))
  let text = frame
  for (const [name, value] of Object.entries(view)) if (value !== undefined) text += `\n${name}:${tokenOf(value)}`
  return hashOf(text)
}

/** A list is told by its items, so that those which other lists show as well are not read again. */
function tokenOf(value: unknown): string {
  return Array.isArray(value) ? `[${value.map(partOf).join()}]` : partOf(value)
}

/** A value's digest is known from an earlier build: of the same code, over the same JSON. */
export function storeDigest(value: object, digest: string): void {
  digests.set(value, digest)
}

/**
 * What stands for a value in the digest of a view: its digest, or its JSON where that is short. They cannot be mistaken
 * for each other: no JSON begins with '#'.
 */
export function partOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const known = digests.get(value)
  if (known !== undefined) return known
  const text = JSON.stringify(value)
  const token = text.length <= SHORT ? text : `#${hashOf(text)}`
  digests.set(value, token)
  return token
}

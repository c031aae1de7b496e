import { hash } from 'node:crypto'

/** JSON up to this length represents itself: a digest would be longer. */
const SHORT = 64

/**
 * Shared by the process: the code that loads content and the code that plans pages are bundled separately, each with a
 * copy of this file.
 */
const key = Symbol.for('fair.digests')
const holder = globalThis as { [key]?: WeakMap<object, string> }
holder[key] ??= new WeakMap()
const digests = holder[key]

const hashOf = (text: string): string => hash('sha256', text, 'base64url').slice(0, 22)

/** Digest of a value of JSON. */
export const digestOf = (value: unknown): string => hashOf(JSON.stringify(value))

/**
 * Digest of the data that a page shows. An object shown on several pages (an exhibit's summary is on some forty) is
 * read once: only two levels of a view are read each time, its fields and the items of its lists. Views never change
 * once planned.
 *
 * @param frame digest of everything around the view
 */
export function digestOfView(frame: string, view: unknown): string {
  if (typeof view !== 'object' || view === null || Array.isArray(view)) return hashOf(frame + tokenOf(view))
  let text = frame
  for (const [name, value] of Object.entries(view)) if (value !== undefined) text += `\n${name}:${tokenOf(value)}`
  return hashOf(text)
}

/** A list is represented by its items, so that items that are also in other lists are not read again. */
function tokenOf(value: unknown): string {
  return Array.isArray(value) ? `[${value.map(partOf).join()}]` : partOf(value)
}

/** Stores a value's digest from an earlier build: of the same code, over the same JSON. */
export function storeDigest(value: object, digest: string): void {
  digests.set(value, digest)
}

/**
 * The representation of a value in the digest of a view: its digest, or its JSON if that is short. The two cannot be
 * confused: no JSON begins with '#'.
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

import { createRequire } from 'node:module'
import type { SafeHtml } from '@fair/contract/rules/brand.ts'
import createDOMPurify, { type Config, type DOMPurify } from 'dompurify'
import type { DOMWindow } from 'jsdom'
import { removeForeignMedia } from '../lib/foreign-media.ts'
import { relOf } from '../lib/i18n/paths.ts'
import { intoOutline } from '../lib/outline.ts'
import { PURIFY } from '../lib/safe-html.ts'
import { type MediaPolicy, mayLoad, mediaPolicy } from './media-policy.ts'

let opened: DOMWindow | undefined
let purify: ReturnType<typeof createDOMPurify> | undefined
const known = new Map<string, SafeHtml>()
/** The policy under which the cached texts were sanitised. */
let knownFor: MediaPolicy | null = null
/** Maximum number of cached characters, of texts and results together. */
const MAX_KNOWN = 40_000_000
let held = 0

/** Tags of plain texts; nesting is checked by `fits`. None of them has an attribute. */
const PLAIN_TAG = /<(\/?)(p|ul|ol|li|h2|h3|h4|strong|em|br)>|&(?:amp|lt|gt|quot|#39|nbsp);|[^<>&]+/y

/**
 * Whether a text contains only attribute-less tags of a short list, each closed in order, and known entities. Such a
 * text can neither run nor load anything, and DOMPurify returns it unchanged (a property test checks this): a build of
 * 20,000 pages parses no document for it.
 */
export function isPlain(html: string): boolean {
  const open: string[] = []
  PLAIN_TAG.lastIndex = 0
  while (PLAIN_TAG.lastIndex < html.length) {
    const match = PLAIN_TAG.exec(html)
    if (!match) return false
    const [, slash, tag] = match
    if (tag === undefined) continue
    if (tag === 'br') {
      if (slash) return false
    } else if (slash) {
      if (open.pop() !== tag) return false
    } else {
      if (!fits(tag, open.at(-1))) return false
      open.push(tag)
    }
  }
  return open.length === 0
}

/** Whether a parser leaves a tag in place: a block inside a paragraph would close it, and an item belongs in a list. */
function fits(tag: string, parent: string | undefined): boolean {
  if (tag === 'li') return parent === 'ul' || parent === 'ol'
  if (tag === 'strong' || tag === 'em') return parent !== 'ul' && parent !== 'ol' && parent !== tag
  return parent === undefined || (parent === 'li' && (tag === 'ul' || tag === 'ol'))
}

/** Loaded only if a text needs it: jsdom takes a second to load, and most fairs' texts are plain. */
function windowOf() {
  const { JSDOM } = createRequire(import.meta.url)('jsdom') as typeof import('jsdom')
  opened ??= new JSDOM('').window
  return opened
}

/** Marks links of this site that have a query for crawlers, like the links in the site's own code. */
function markQueries(purify: DOMPurify): DOMPurify {
  purify.addHook('afterSanitizeAttributes', (element) => {
    const rel = element.tagName === 'A' && relOf(element.getAttribute('href') ?? '')
    if (rel) element.setAttribute('rel', rel)
  })
  return purify
}

function createPurify(): DOMPurify {
  const purify = markQueries(createDOMPurify(windowOf()))
  removeForeignMedia(purify, (address) => mayLoad('picture', address))
  return purify
}

function forgetTexts(): void {
  known.clear()
  held = 0
}

/** Sanitises platform HTML during a build. Results are cached. */
export function sanitise(html: string): SafeHtml {
  if (isPlain(html)) return intoOutline(html as SafeHtml)
  const policy = mediaPolicy()
  if (policy !== knownFor) forgetTexts()
  knownFor = policy
  const before = known.get(html)
  if (before !== undefined) return before
  purify ??= createPurify()
  const clean = intoOutline(purify.sanitize(html, PURIFY as Config) as SafeHtml)
  // Limits memory in a service that renders for weeks.
  if (held > MAX_KNOWN) forgetTexts()
  known.set(html, clean)
  held += html.length + clean.length
  return clean
}

/** HTML as the body of a document, for code that needs to traverse it. */
export const parseBody = (html: string): Element => new (windowOf().DOMParser)().parseFromString(html, 'text/html').body

import { hash } from 'node:crypto'
import type { Language } from '@fair/contract/rules/language.ts'
import { isId } from '@fair/contract/rules/platform-values.ts'
import { isPlaceholder } from './placeholder.ts'
import { parseBody, sanitise } from './sanitise.ts'

/** The source of texts: an entire site, or one record of it. */
interface Texts {
  texts: ReadonlyMap<Language, object>
  fairs: ReadonlyMap<string, { language: Language }>
}

/** The full versions of texts that were too long for their pages: one document for each record. */
export interface FullText {
  language: Language
  /** Path of the document: `/site/texts/{language}/{id of the exhibit, or else of the record}/{digest}.html`. */
  path: string
  /** Sanitised HTML. */
  html: string
  /** For each text its record, its field, and its length in characters. */
  texts: { id: string; field: string; length: number }[]
}

/** Where the link to full texts is inserted: a record that has platform HTML, or the blocks of a composed page. */
interface Place {
  link: (paragraph: string) => void
  texts: { id: string; field: string; length: number; html: string }[]
}

/** Fields of platform HTML (contract/kinds.ts, html); a form's fields are plain text, except its notes. */
const HTML = ['introduction', 'description', 'content', 'html']
const FORM_HTML = ['html']
/** Lists of blocks, of home and of micro pages (contract/decoration.ts). */
const BLOCKS = ['home', 'blocks']
/** Maximum lengths on a page, in characters: of a name or title, of other text, and of platform HTML. */
const LONGEST = { name: 200, words: 1500, html: 12_000 } as const
const NAME = /(?:Name|title|label)$/i
/** Never cut: they would be unusable in part. */
const UNCUT = /(?:url|path|id|Id|website|qrContent|version|Time)$/

/**
 * Shortens the texts of a site that are too long for a page, in place, and returns the full versions, including earlier
 * ones.
 */
export function shortenTexts(
  content: Texts,
  label: (language: Language) => string,
  { shorten, whole } = shortener(label),
): FullText[] {
  for (const [language, text] of content.texts) shorten(text, language)
  for (const fair of content.fairs.values()) shorten(fair, fair.language)
  return whole()
}

/**
 * Shortens the texts of records that are too long for a page, in place, and returns the full versions. Names, titles
 * and plain text end with an ellipsis. The link to the full text is at the end of the record's platform HTML, which its
 * page shows; for a block without any, it is in a block after the others.
 *
 * @param label text of the link
 */
export function shortener(label: (language: Language) => string): {
  shorten: (record: object, language: Language) => void
  whole: () => FullText[]
} {
  const full = new Map<string, FullText>()
  const seen = new WeakSet<object>()
  const shorten = (root: object, language: Language) => {
    const keep = (texts: Place['texts'], exhibitsId: string | null): string => {
      const html = texts.map((each) => each.html).join('<hr>')
      const id = exhibitsId ?? texts[0]?.id ?? ''
      const folder = `/site/texts/${language}/${isId(id) ? `${id}/` : ''}`
      const path = `${folder}${hash('sha256', html, 'hex').slice(0, 20)}.html`
      full.set(path, { language, path, html, texts: texts.map(({ html: _, ...text }) => text) })
      return `<p><a href="${path}">${escaped(label(language))}</a></p>`
    }
    const visit = (value: object, name: string, id: string, around: Place | null, within: string | null) => {
      if (seen.has(value)) return
      seen.add(value)
      const exhibitsId = exhibitIn(value) ?? within
      const own = Array.isArray(value) ? id : (idIn(value) ?? id)
      const fields = value as Record<string, unknown>
      const markup = 'formId' in value ? FORM_HTML : HTML
      const place = placeOf(value, name, markup, label(language))
      const texts = place?.texts ?? around?.texts
      for (const [name, field] of Object.entries(fields)) {
        if (typeof field === 'object' && field !== null) visit(field, name, own, place ?? around, exhibitsId)
        else if (typeof field === 'string' && field.length > LONGEST.name) {
          const isHtml = markup.includes(name)
          const most = isHtml ? LONGEST.html : NAME.test(name) ? LONGEST.name : LONGEST.words
          if (field.length <= most || UNCUT.test(name)) continue
          const html = isHtml ? sanitise(field) : `<p>${escaped(field)}</p>`
          fields[name] = isHtml ? beginning(html) : cut(field, most)
          const text = { id: own, field: name, length: field.length, html }
          if (texts) texts.push(text)
          // Texts of the site or the exhibition itself have no page. They are only in the report.
          else keep([text], exhibitsId)
        }
      }
      // Full texts of a placeholder belong to the shard that has the item.
      if (place && place.texts.length > 0 && !isPlaceholder(value)) place.link(keep(place.texts, exhibitsId))
    }
    visit(root, '', '', null, null)
  }
  return { shorten, whole: () => [...full.values()] }
}

/** Where the shortened texts of a value are linked; null: at the surrounding value's place. */
function placeOf(value: object, name: string, markup: readonly string[], label: string): Place | null {
  if (Array.isArray(value)) {
    if (!BLOCKS.includes(name)) return null
    const link = (html: string) => value.push({ type: 'richText', blockId: 'whole-texts', title: label, html })
    return { link, texts: [] }
  }
  const fields = value as Record<string, unknown>
  const last = markup.findLast((each) => typeof fields[each] === 'string')
  if (last === undefined) return null
  return { link: (html) => (fields[last] = sanitise(String(fields[last])) + html), texts: [] }
}

/** The first field of a record, if that is its id. */
function idIn(value: object): string | null {
  const [name, id] = Object.entries(value)[0] ?? []
  return name && /id$/i.test(name) && typeof id === 'string' ? id : null
}

/** The id of an exhibit: it is in the path of its texts, where the tail service reads it. */
const exhibitIn = (value: object): string | null =>
  'exhibitsId' in value && typeof value.exhibitsId === 'string' ? value.exhibitsId : null

/** Cuts a text to this many characters, without splitting a surrogate pair. */
const cut = (text: string, most: number): string =>
  `${text
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`

/** The first blocks of a text that fit on a page; if the first one is too long, the beginning of its text. */
function beginning(html: string): string {
  let taken = ''
  // With the texts between the elements: many editors separate paragraphs only by <br>.
  for (const node of parseBody(html).childNodes) {
    const part = 'outerHTML' in node ? String(node.outerHTML) : escaped(node.textContent ?? '')
    if (taken.length + part.length > LONGEST.html / 2) break
    taken += part
  }
  if (taken.replaceAll('<br>', '').trim() !== '') return taken
  return `<p>${escaped(cut(parseBody(html).textContent ?? '', LONGEST.words))}</p>`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

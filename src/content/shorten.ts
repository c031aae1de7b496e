import { hash } from 'node:crypto'
import type { Language } from '../domain/language.ts'
import { isId } from '../domain/platform-values.ts'
import { isPlaceholder } from './placeholder.ts'
import { parseBody, sanitise } from './sanitise.ts'

/** What may have texts: a whole site, or one record of it. */
interface Texts {
  texts: ReadonlyMap<Language, object>
  fairs: ReadonlyMap<string, { language: Language }>
}

/** Texts that were too long for their pages, whole: those of one record are in a document of their own. */
export interface FullText {
  language: Language
  /** Path of the document: `/site/texts/{language}/{id of the exhibit, or else of the record}/{digest}.html`. */
  path: string
  /** After the sanitiser. */
  html: string
  /** Of each text its record, the field in it, and its characters. */
  texts: { id: string; field: string; length: number }[]
}

/** Where the link to whole texts stands: a record that has platform HTML, or the blocks of a composed page. */
interface Place {
  link: (paragraph: string) => void
  texts: { id: string; field: string; length: number; html: string }[]
}

/** Fields of platform HTML (contract/kinds.ts, html); a form's own are words, but for its notes. */
const HTML = ['introduction', 'description', 'content', 'html']
const FORM_HTML = ['html']
/** Lists of blocks, of home and of micro pages (contract/decoration.ts). */
const BLOCKS = ['home', 'blocks']
/** Characters of a name or title, of other words, and of platform HTML, that a page can bear. */
const LONGEST = { name: 200, words: 1500, html: 12_000 } as const
const NAME = /(?:Name|title|label)$/i
/** Never cut: what they are breaks with a part of them. */
const UNCUT = /(?:url|path|id|Id|website|qrContent|version|Time)$/

/** Shortens the texts of a site that no page can bear, in place, and gives them whole: with those that went before. */
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
 * Shortens the texts of records that no page can bear, in place, and gives them whole. Names, titles and plain words end
 * with an ellipsis. The link to the whole is at the end of the record's platform HTML, which its page shows; of what
 * belongs to a block without any, in a block after the others.
 *
 * @param label what the link says
 */
export function shortener(label: (language: Language) => string): {
  shorten: (record: object, language: Language) => void
  whole: () => FullText[]
} {
  const whole = new Map<string, FullText>()
  const seen = new WeakSet<object>()
  const shorten = (root: object, language: Language) => {
    const keep = (texts: Place['texts'], exhibitsId: string | null): string => {
      const html = texts.map((each) => each.html).join('<hr>')
      const id = exhibitsId ?? texts[0]?.id ?? ''
      const folder = `/site/texts/${language}/${isId(id) ? `${id}/` : ''}`
      const path = `${folder}${hash('sha256', html, 'hex').slice(0, 20)}.html`
      whole.set(path, { language, path, html, texts: texts.map(({ html: _, ...text }) => text) })
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
          // Of the site or the exhibition itself: no page is its own. The report names it.
          else keep([text], exhibitsId)
        }
      }
      // Whole texts of what another share has are that share's.
      if (place && place.texts.length > 0 && !isPlaceholder(value)) place.link(keep(place.texts, exhibitsId))
    }
    visit(root, '', '', null, null)
  }
  return { shorten, whole: () => [...whole.values()] }
}

/** Where what is shortened in a value is linked; null: where what is around it is. */
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

/** The first of a record's fields, where that is its id. */
function idIn(value: object): string | null {
  const [name, id] = Object.entries(value)[0] ?? []
  return name && /id$/i.test(name) && typeof id === 'string' ? id : null
}

/** The id of an exhibit: by the path of its texts, the tail service knows whose they are. */
const exhibitIn = (value: object): string | null =>
  'exhibitsId' in value && typeof value.exhibitsId === 'string' ? value.exhibitsId : null

/** As many characters, without half of one. */
const cut = (text: string, most: number): string =>
  `${text
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`

/** The first blocks of a text that a page can bear; of a first one that is too long by itself, its words. */
function beginning(html: string): string {
  const blocks = [...parseBody(html).children]
  let taken = ''
  for (const block of blocks) {
    if (taken.length + block.outerHTML.length > LONGEST.html / 2) break
    taken += block.outerHTML
  }
  return taken || `<p>${escaped(cut(parseBody(html).textContent ?? '', LONGEST.words))}</p>`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

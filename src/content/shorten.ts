import { hash } from 'node:crypto'
import type { Language } from '../domain/language.ts'
import { parseBody, sanitise } from './sanitise.ts'
import type { SiteContent } from './types.ts'

/** A text that was too long for its page, whole: it stands in a document of its own. */
export interface WholeText {
  language: Language
  /** Path of the document. */
  path: string
  /** After the sanitiser. */
  html: string
  /** Of the record, and of the field in it. */
  id: string
  field: string
  /** Characters. */
  length: number
}

/** Fields of platform HTML (contract/kinds.ts, html). */
const HTML = new Set(['introduction', 'description', 'content', 'html'])
/** Characters of a name or title, of other words, and of platform HTML, that a page can bear. */
const LONGEST = { name: 200, words: 1500, html: 12_000 } as const
const NAME = /(?:Name|title|label)$/i
/** Never cut: what they are breaks with a part of them. */
const UNCUT = /(?:url|path|id|Id|website|qrContent|version|Time)$/

/**
 * Shortens the texts of a site that no page can bear, in place, and gives them whole. What is platform HTML ends with a
 * link to the whole; names, titles and plain words end with an ellipsis.
 *
 * @param label what the link says
 */
export function shortenTexts(content: SiteContent, label: (language: Language) => string): WholeText[] {
  const whole = new Map<string, WholeText>()
  const seen = new WeakSet<object>()
  const visit = (value: object, language: Language, id: string) => {
    if (seen.has(value)) return
    seen.add(value)
    const own = Array.isArray(value) ? id : (idIn(value) ?? id)
    const fields = value as Record<string, unknown>
    for (const name of Object.keys(value)) {
      const field = fields[name]
      if (typeof field === 'object' && field !== null) visit(field, language, own)
      else if (typeof field === 'string' && field.length > LONGEST.name) {
        const isHtml = HTML.has(name)
        const most = isHtml ? LONGEST.html : NAME.test(name) ? LONGEST.name : LONGEST.words
        if (field.length <= most || UNCUT.test(name)) continue
        const html = isHtml ? sanitise(field) : `<p>${escaped(field)}</p>`
        const path = `/site/texts/${hash('sha256', `${language} ${html}`, 'hex').slice(0, 20)}.html`
        whole.set(path, { language, path, html, id: own, field: name, length: field.length })
        fields[name] = isHtml
          ? `${beginning(html)}<p><a href="${path}">${escaped(label(language))}</a></p>`
          : cut(field, most)
      }
    }
  }
  for (const [language, text] of content.texts) visit(text, language, '')
  for (const fair of content.fairs.values()) visit(fair, fair.language, '')
  return [...whole.values()]
}

/** The first of a record's fields, where that is its id. */
function idIn(value: object): string | null {
  const [name, id] = Object.entries(value)[0] ?? []
  return name && /id$/i.test(name) && typeof id === 'string' ? id : null
}

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

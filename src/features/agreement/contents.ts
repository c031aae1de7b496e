/** A heading of a document, as its table of contents links it. */
export interface Heading {
  id: string
  /** Plain text, entities decoded. */
  text: string
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .trim()

/**
 * Gives every h2 of a document an id, and tells them in their order. For HTML that has been through the sanitiser: tags
 * are well formed there and headings carry no id of their own. Headings without text are left alone.
 */
export function withContents(html: string): { html: string; contents: Heading[] } {
  const contents: Heading[] = []
  const marked = html.replace(/<h2([^>]*)>([\s\S]*?)<\/h2>/g, (whole, attributes: string, inner: string) => {
    const text = plain(inner)
    if (text === '') return whole
    const id = `section-${contents.length + 1}`
    contents.push({ id, text })
    return `<h2${attributes} id="${id}">${inner}</h2>`
  })
  return { html: marked, contents }
}

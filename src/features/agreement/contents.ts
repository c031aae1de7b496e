import type { SafeHtml } from '@fair/contract/rules/brand.ts'

/** A heading of a document, as the table of contents links to it. */
export interface Heading {
  id: string
  /** Plain text. */
  text: string
}

/**
 * Gives every h2 of a document an id, and returns them in order. Headings without text are left alone.
 *
 * @param html its headings have no ids yet
 * @param parse reads HTML as the body of a document: the browser's parser, or jsdom at build (content/sanitise.ts)
 */
export function withContents(
  html: SafeHtml,
  parse: (html: string) => Element,
): { html: SafeHtml; contents: Heading[] } {
  if (!html.includes('<h2')) return { html, contents: [] }
  const body = parse(html)
  const contents: Heading[] = []
  for (const heading of body.querySelectorAll('h2')) {
    const text = heading.textContent.trim()
    if (text === '') continue
    heading.id = `section-${contents.length + 1}`
    contents.push({ id: heading.id, text })
  }
  return { html: body.innerHTML as SafeHtml, contents }
}

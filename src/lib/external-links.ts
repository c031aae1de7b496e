import type { SafeHtml } from '@fair/contract/rules/brand.ts'
import type { PageContext } from './page.ts'

/**
 * The address that leads to another site: the middle page, which names it and redirects by itself only to known ones
 * (Spec 2).
 */
export const outward = (page: Pick<PageContext, 'href'>, url: string): string => page.href('/jump-middle', { url })

/** A link as DOMPurify writes it: attributes in double quotes, with no quote inside. */
const LINK = /<a(?:\s+[\w-]+(?:="[^"]*")?)*\s*>/gi
const ABROAD = /\shref="(https?:[^"]*)"/i

/** Platform HTML with its links to other sites changed to go through the middle page. */
export function leadOut(html: SafeHtml, page: Pick<PageContext, 'href'>): SafeHtml {
  if (!html.includes('<a ')) return html
  return html.replace(LINK, (tag) =>
    tag.replace(ABROAD, (_, url: string) => ` href="${escaped(outward(page, plain(url)))}" rel="nofollow external"`),
  ) as SafeHtml
}

/** Serialised attribute values contain only these entities. */
const plain = (value: string) =>
  value
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', '\u00A0')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

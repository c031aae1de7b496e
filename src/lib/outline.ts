import type { SafeHtml } from '@fair/contract/rules/brand.ts'

/** A heading's tag in serialised HTML. It may also occur in an attribute's value: there any level will do. */
const HEADING = /<(\/?)h([1-6])(?=[\s>])/gi

/**
 * Platform HTML with its headings fitted into the outline of its page: below the page's own h1, and none deeper than
 * one level below the one before. h4 is the deepest.
 */
export function intoOutline(html: SafeHtml): SafeHtml {
  if (!/<h[1-6]/i.test(html)) return html
  const shift = /<h1[\s>]/i.test(html) ? 1 : 0
  let last = 2
  const open: number[] = []
  return html.replace(HEADING, (_, slash: string, written: string) => {
    if (slash) return `</h${open.pop() ?? last}`
    last = Math.max(2, Math.min(Number(written) + shift, last + 1, 4))
    open.push(last)
    return `<h${last}`
  }) as SafeHtml
}

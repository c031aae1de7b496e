import { hash } from 'node:crypto'

const STYLE = /<style>([\s\S]*?)<\/style>/g

const hashes = new Map<string, string>()

/**
 * Joins the style sheets that stand in a page's head into one, in their order, and names its hash in the page's policy.
 * They stand inline because a phone waits a whole round trip for a file before it paints: 300 ms of 650 where one takes
 * 150. A page without a policy stays as it is.
 *
 * @param html its bytes, a character each (middleware.ts)
 */
export function withInlineStyles(html: string): string {
  const end = html.indexOf('</head>')
  const head = html.slice(0, end)
  const sheets = [...head.matchAll(STYLE)].map(([, css = '']) => css.trim())
  if (sheets.length === 0 || !head.includes("style-src 'self'")) return html
  const whole = sheets.join('\n')
  let isPlaced = false
  const place = () => {
    if (isPlaced) return ''
    isPlaced = true
    return `<style>${whole}</style>`
  }
  const joined = head.replace(STYLE, place).replace("style-src 'self'", `style-src 'self' '${hashOf(whole)}'`)
  return joined + html.slice(end)
}

function hashOf(css: string): string {
  const known = hashes.get(css)
  if (known !== undefined) return known
  const found = `sha256-${hash('sha256', Buffer.from(css, 'latin1'), 'base64')}`
  hashes.set(css, found)
  return found
}

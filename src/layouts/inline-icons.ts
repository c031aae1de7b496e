import sprite from '../../public/icons.svg?raw'

const SYMBOL = /<symbol id="([\w-]+)".*?<\/symbol>/gs
const USE = / href="\/icons\.svg#([\w-]+)"/g

const symbols = new Map([...sprite.matchAll(SYMBOL)].map(([symbol, name = '']) => [name, symbol]))

/**
 * Copies the icons that a page uses (components/Icon.tsx) into its body, and makes the page use the copies. An icon of
 * the sprite file takes a request, and a slow phone 60 ms to parse the file and 30 ms to render the page again. Icons
 * that islands add later are taken from the file. Returns pages without icons unchanged.
 */
export function withInlineIcons(html: string): string {
  const names = new Set<string>()
  const inline = html.replace(USE, (use, name: string) => {
    if (!symbols.has(name)) return use
    names.add(name)
    return ` href="#i-${name}"`
  })
  if (names.size === 0) return html
  const copies = [...names].map((name) => symbols.get(name)?.replace('id="', 'id="i-') ?? '')
  return inline.replace(/<body[^>]*>/, (body) => `${body}<svg hidden>${copies.join('')}</svg>`)
}

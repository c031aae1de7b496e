const RENDERER = /<astro-island [^>]*? renderer-url="([^"]+)"/

/**
 * Adds the name of the script with the framework that a page's islands hydrate with, for client/prefetch-framework.ts:
 * its file name (group `framework` of integration/chunks.ts) in the renderer's folder. A page without islands is
 * unchanged. No other script is named, because each name costs every page some bytes.
 *
 * @param importsOf the static imports of a script
 */
export function withFramework(html: string, importsOf: (script: string) => readonly string[]): string {
  const renderer = RENDERER.exec(html)?.[1]
  if (renderer === undefined) return html
  const names = importsOf(renderer).map((src) => src.slice(src.lastIndexOf('/') + 1))
  const framework = names.find((name) => name.startsWith('framework.'))
  if (framework === undefined) throw new Error(`${renderer} imports no framework: see src/integration/chunks.ts.`)
  return html.replace('<body', `<body data-framework="${framework}"`)
}

/**
 * Removes data that Astro writes for each island and nothing reads, about 70 bytes of a packed page: its id, the name
 * in the options of its directive, and the marks for streamed children (client/main.ts runs once all children are
 * present).
 */
export const lightIslands = (html: string): string =>
  html
    .replaceAll(/<astro-island uid="[^"]*" /g, '<astro-island ')
    .replaceAll(/ opts="\{&quot;name&quot;:&quot;\w+&quot;,/g, ' opts="{')
    .replaceAll(' await-children><', '><')
    .replaceAll('<!--astro:end-->', '')

/** The `now` of each island (islands/client-intent.ts), as Astro writes it into the island's element. */
const NOW = /&quot;now&quot;:&quot;([^&]*)&quot;/g

/**
 * The query parameters that the islands of a page read, for `data-query` of its root element: an address with one of
 * them requests something other than the prerendered page (client/head.ts). Undefined if there are none.
 *
 * @param html the page's main content, rendered
 */
export function queryNames(html: string): string | undefined {
  const names = [...html.matchAll(NOW)].flatMap(([, now = '']) => now.split(' '))
  return names.length === 0 ? undefined : [...new Set(names)].join(' ')
}

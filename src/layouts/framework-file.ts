const RENDERER = /<astro-island [^>]*? renderer-url="([^"]+)"/

/**
 * Names the script of the framework that a page's islands hydrate with, for client/prefetch-framework.ts: the name of its
 * file (group `framework` of integration/chunks.ts), which is in the folder of the renderer. A page without islands
 * stays as it is. No other script is named, because each name costs every page some bytes.
 *
 * @param importsOf what a script imports statically
 */
export function withFramework(html: string, importsOf: (script: string) => readonly string[]): string {
  const renderer = RENDERER.exec(html)?.[1]
  if (renderer === undefined) return html
  const names = importsOf(renderer).map((src) => src.slice(src.lastIndexOf('/') + 1))
  const framework = names.find((name) => name.startsWith('framework.'))
  if (framework === undefined) throw new Error(`${renderer} imports no framework: see src/integration/chunks.ts.`)
  return html.replace('<body', `<body data-framework="${framework}"`)
}

import { defineMiddleware } from 'astro:middleware'
import { currentBuild } from './content/build-context.ts'
import { withEarlyPicture } from './layouts/early-picture.ts'
import { withInlineIcons } from './layouts/inline-icons.ts'
import { withInlineStyles } from './layouts/inline-styles.ts'
import { lightIslands, withFramework } from './layouts/island-html.ts'

/**
 * Post-processes the HTML of every rendered page. Handles it as Latin-1, one character per byte, because all patterns
 * are ASCII: decoding and encoding 80 KB of UTF-8 takes 1 ms per page.
 */
export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next()
  const { importsOf } = currentBuild()
  if (!importsOf || !response.headers.get('content-type')?.startsWith('text/html')) return response
  const html = Buffer.from(await response.arrayBuffer()).toString('latin1')
  const page = withInlineStyles(withInlineIcons(withFramework(withEarlyPicture(lightIslands(html)), importsOf)))
  return new Response(Buffer.from(page, 'latin1'), response)
})

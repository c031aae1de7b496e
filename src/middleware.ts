import { defineMiddleware } from 'astro:middleware'
import { currentBuild } from './content/build-context.ts'
import { withEarlyPicture } from './layouts/early-picture.ts'
import { withFramework } from './layouts/framework-file.ts'
import { withInlineStyles } from './layouts/inline-styles.ts'

/**
 * Completes the HTML of a page that Astro has rendered: with what only the whole of it shows. It is read byte by byte
 * (Latin-1), as all that is looked for is ASCII: to decode 80 KB of UTF-8 and encode them again would take a third of a page's time.
 */
export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next()
  const { importsOf } = currentBuild()
  if (!importsOf || !response.headers.get('content-type')?.startsWith('text/html')) return response
  const html = Buffer.from(await response.arrayBuffer()).toString('latin1')
  const whole = withInlineStyles(withFramework(withEarlyPicture(html), importsOf))
  return new Response(Buffer.from(whole, 'latin1'), response)
})

import { defineMiddleware } from 'astro:middleware'
import { currentBuild } from './content/build-context.ts'
import { withFramework } from './layouts/framework-file.ts'
import { withInlineStyles } from './layouts/inline-styles.ts'

/** Completes the HTML of a page that Astro has rendered: with what only the whole of it shows. */
export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next()
  const { importsOf } = currentBuild()
  if (!importsOf || !response.headers.get('content-type')?.startsWith('text/html')) return response
  return new Response(withInlineStyles(withFramework(await response.text(), importsOf)), response)
})

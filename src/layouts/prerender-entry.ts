// What Astro's prerender bundle exports (integration/bundle-only.ts): the pages as an app that renders in any process of ours.

import { getRouteCache } from 'virtual:route-cache'
import { createApp } from 'astro/app/entrypoint'
import { StaticPaths } from 'astro/runtime/prerender/static-paths.js'

const app = createApp({ streaming: false })

/** Every path that getStaticPaths of the pages give for the run in progress, with its route. */
export const paths = () => {
  getRouteCache(app.manifest).clearAll()
  return new StaticPaths(app).getAll()
}

/** One page or file. A page that throws answers 500. */
export const render: typeof app.render = (request, options) => app.render(request, options)

/**
 * The one page that `only` of the run in progress names, whose paths are requested anew: a service renders pages one by one,
 * and what was known of the one before would be taken for this one's. Not while another page is rendered.
 *
 * @param pattern of its route, such as `/[...scope]/404`
 */
export async function renderOnly(request: Request, pattern: string): Promise<Response> {
  const route = app.manifest.routes.find(({ routeData }) => routeData.route === pattern)?.routeData
  if (!route) throw new Error(`No route ${pattern}`)
  getRouteCache(app.manifest).clearAll()
  return await app.render(request, { routeData: route })
}

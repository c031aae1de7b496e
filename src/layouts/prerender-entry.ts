// The exports of Astro's prerender bundle (integration/bundle-only.ts): the pages as an app that renders in any of the
// site's processes.

import { getRouteCache } from 'virtual:route-cache'
import { createApp } from 'astro/app/entrypoint'
import { StaticPaths } from 'astro/runtime/prerender/static-paths.js'

const app = createApp({ streaming: false })

/** Every path that getStaticPaths of the pages returns for the current run, with its route. */
export const paths = () => {
  getRouteCache(app.manifest).clearAll()
  return new StaticPaths(app).getAll()
}

/** One page or file. A page that throws answers 500. */
export const render: typeof app.render = (request, options) => app.render(request, options)

/**
 * Renders the page that `only` of the current run names. Its paths are requested again: a service renders pages one by
 * one, and the data of the previous page must not be reused. Not while another page is being rendered.
 *
 * @param pattern of its route, such as `/[...scope]/404`
 */
export async function renderOnly(request: Request, pattern: string): Promise<Response> {
  const route = app.manifest.routes.find(({ routeData }) => routeData.route === pattern)?.routeData
  if (!route) throw new Error(`No route ${pattern}`)
  getRouteCache(app.manifest).clearAll()
  return await app.render(request, { routeData: route })
}

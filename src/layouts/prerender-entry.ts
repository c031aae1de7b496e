// What Astro's prerender bundle exports (integration/bundle-only.ts): the pages as an app that renders in any process of ours.
import { createApp } from 'astro/app/entrypoint'
import { StaticPaths } from 'astro/runtime/prerender/static-paths.js'

const app = createApp({ streaming: false })

/** Every path that getStaticPaths of the pages give, with its route. */
export const paths = () => new StaticPaths(app).getAll()

/** One page or file. A page that throws answers 500. */
export const render: typeof app.render = (request, options) => app.render(request, options)

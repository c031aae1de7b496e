import type { APIRoute } from 'astro'
import { currentRun } from '../../content/run.ts'

/** The tenant's stylesheet: the platform's colours as custom properties, under an address that changes with them. */
export function getStaticPaths() {
  return [{ params: { theme: /\/site\/(.+)\.css$/.exec(currentRun().theme.href)?.[1] } }]
}

export const GET: APIRoute = () => new Response(currentRun().theme.css, { headers: { 'content-type': 'text/css' } })

import type { APIRoute } from 'astro'
import { currentBuild } from '../../content/build-context.ts'
import { skinSheet } from '../../layouts/skins.ts'
import { usedSkins } from '../../styles/special.ts'

/** The stylesheets of the platform's colours (custom properties), one for all exhibitions that have the same, and those of the special themes that it uses. */
export function getStaticPaths() {
  const { theme, themes, config } = currentBuild()
  const sheets = new Map([theme, ...themes.values()].map(({ href, css }) => [href, css]))
  return [
    ...[...sheets].map(([href, css]) => ({ params: { theme: /\/site\/(.+)\.css$/.exec(href)?.[1] }, props: { css } })),
    ...usedSkins(config.skins).map((skin) => {
      const { name, css } = skinSheet(skin)
      return { params: { theme: name }, props: { css } }
    }),
  ]
}

export const GET: APIRoute<{ css: string }> = ({ props }) =>
  new Response(props.css, { headers: { 'content-type': 'text/css' } })

import type { APIRoute } from 'astro'
import { currentBuild } from '../../content/build-context.ts'
import { skinSheet } from '../../layouts/skins.ts'
import { usedSkins } from '../../styles/special.ts'

/** The tenant's stylesheet (the platform's colours as custom properties) and those of the special themes that it uses. */
export function getStaticPaths() {
  const { theme, config } = currentBuild()
  return [
    { params: { theme: /\/site\/(.+)\.css$/.exec(theme.href)?.[1] }, props: { css: theme.css } },
    ...usedSkins(config.skins).map((skin) => {
      const { name, css } = skinSheet(skin)
      return { params: { theme: name }, props: { css } }
    }),
  ]
}

export const GET: APIRoute<{ css: string }> = ({ props }) =>
  new Response(props.css, { headers: { 'content-type': 'text/css' } })

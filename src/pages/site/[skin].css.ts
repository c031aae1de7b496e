import type { APIRoute } from 'astro'
import { currentBuild } from '../../content/build-context.ts'
import { skinSheet } from '../../layouts/skins.ts'
import { usedSkins } from '../../styles/special.ts'

/** The style sheets of the special themes that the platform uses. */
export function getStaticPaths() {
  return usedSkins(currentBuild().config.skins).map((skin) => {
    const { name, css } = skinSheet(skin)
    return { params: { skin: name }, props: { css } }
  })
}

export const GET: APIRoute<{ css: string }> = ({ props }) =>
  new Response(props.css, { headers: { 'content-type': 'text/css' } })

import type { APIRoute } from 'astro'
import { currentBuild } from '../../content/build-context.ts'
import { skinSheet } from '../../layouts/skins.ts'
import { skinOf } from '../../styles/special.ts'

/**
 * The tenant's exhibitions with a special theme, each with the theme's style sheet: for an exhibition without
 * prerendered pages (client/unbuilt.ts).
 */
export const GET: APIRoute = () => {
  const { content, config } = currentBuild()
  const [text] = content.texts.values()
  const tenantId = text?.site.tenantId ?? ''
  const skins = (text?.exhibitions ?? []).flatMap(({ exhibitionId }) => {
    const skin = skinOf({ exhibitionId, tenantId }, config.skins)
    return skin ? [[exhibitionId, [skin, `/site/${skinSheet(skin).name}.css`]] as const] : []
  })
  return Response.json(Object.fromEntries(skins))
}

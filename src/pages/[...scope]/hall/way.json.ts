import type { APIRoute } from 'astro'
import { currentBuild, scopesOf } from '../../../content/build-context.ts'
import { fairKey } from '../../../content/types.ts'
import { wayFile } from '../../../features/hall/way-file.ts'
import { type Scope, scopeParam } from '../../../lib/i18n/paths.ts'

/** The halls of an exhibition for routing: fetched once a visitor searches for a route. */
export function getStaticPaths() {
  const { content } = currentBuild()
  return [...scopesOf(content)].flatMap((scope) => {
    const { language, exhibitionId, actualId } = scope
    const fair = actualId === null ? undefined : content.fairs.get(fairKey(language, actualId))
    const at: Scope = { language, exhibitionId }
    return fair ? [{ params: { scope: scopeParam(at, content.defaultLanguage) }, props: { fair } }] : []
  })
}

export const GET: APIRoute = ({ props }) => new Response(wayFile(props['fair'] as Parameters<typeof wayFile>[0]))

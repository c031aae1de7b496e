import type { APIRoute } from 'astro'
import { currentBuild, scopesOf } from '../../../../content/build-context.ts'
import { fairKey } from '../../../../content/types.ts'
import type { HallMap } from '../../../../domain/hall-map.ts'
import { hallViews } from '../../../../features/hall/hall.ts'
import { smallMap } from '../../../../features/hall/small-map.ts'
import { scopeParam } from '../../../../lib/i18n/paths.ts'

/** The drawings of all halls, shown on the pages of their exhibitors (components/BoothMap.tsx). */
export function getStaticPaths() {
  const { content } = currentBuild()
  return [...scopesOf(content)].flatMap(({ language, exhibitionId, actualId }) => {
    const fair = actualId === null ? undefined : content.fairs.get(fairKey(language, actualId))
    const scope = scopeParam({ language, exhibitionId }, content.defaultLanguage)
    return [...(fair ? hallViews(fair) : [])].map(({ hall, map }) => ({
      params: { scope, hall: hall.slug },
      props: { map },
    }))
  })
}

export const GET: APIRoute = ({ props }) => new Response(smallMap(props['map'] as HallMap))

import type { APIRoute } from 'astro'
import { currentBuild, scopesOf } from '../../content/build-context.ts'
import { webManifest } from '../../layouts/web-manifest.ts'
import { type Scope, scopeParam } from '../../lib/i18n/paths.ts'

/** A web app manifest for each language and exhibition. */
export function getStaticPaths() {
  const { content } = currentBuild()
  return [...scopesOf(content)].map(({ language, exhibitionId }) => ({
    params: { scope: scopeParam({ language, exhibitionId }, content.defaultLanguage) },
    props: { scope: { language, exhibitionId } },
  }))
}

export const GET: APIRoute = ({ props }) => new Response(JSON.stringify(webManifest(props['scope'] as Scope)))

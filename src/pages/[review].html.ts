import type { APIRoute } from 'astro'
import { currentBuild } from '../content/build-context.ts'
import { isParameterOn } from '../domain/tenant-parameters.ts'
import { buildTranslate } from '../lib/i18n/build-texts.ts'

/**
 * The page where a review tool opens content that an editor has left in local storage (Spec 2). Only for tenants with
 * such a tool.
 */
export function getStaticPaths() {
  const [text] = currentBuild().content.texts.values()
  return text && isParameterOn(text.site, 'REVIEW_TOOL') ? [{ params: { review: 'demo' } }] : []
}

/** Redirects to /preview/, which sanitises and shows the content (features/preview/ReviewApp.tsx). */
export const GET: APIRoute = () => {
  const { languages } = currentBuild().content
  // A worker has only the content of its languages, but the texts of all.
  const titles = languages.map((language) => buildTranslate(language)('preview:title'))
  const target = '/preview/?review=1'
  return new Response(
    `<!doctype html>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="0; url=${target}">
<title>${[...new Set(titles)].join(' · ')}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<a href="${target}">${target}</a>
`,
    { headers: { 'content-type': 'text/html; charset=utf-8' } },
  )
}

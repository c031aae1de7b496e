import type { APIRoute } from 'astro'
import { currentBuild } from '../content/build-context.ts'
import { isParameterOn } from '../domain/tenant-parameters.ts'
import { buildTranslate } from '../lib/i18n/build-texts.ts'

/** Where a review tool opens what an editor has left in local storage (Spec 2). Only for tenants that have such a tool. */
export function getStaticPaths() {
  const [text] = currentBuild().content.texts.values()
  return text && isParameterOn(text.site, 'REVIEW_TOOL') ? [{ params: { review: 'demo' } }] : []
}

/** Leads on to /preview/, which sanitises the content and shows it (features/preview/ReviewApp.tsx). */
export const GET: APIRoute = () => {
  const { languages } = currentBuild().content
  // A worker has the content of its languages only, but the texts of all.
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

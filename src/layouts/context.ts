import { asZone, NO_MEDIA } from '@fair/contract/rules/own-values.ts'
import { currentBuild } from '../content/build-context.ts'
import { mayLoad } from '../content/media-policy.ts'
import { type OgSubject, ogPicture } from '../content/og.ts'
import { type FairContent, fairKey, type SiteText } from '../content/types.ts'
import { buildTranslate } from '../lib/i18n/build-texts.ts'
import type { Scope } from '../lib/i18n/paths.ts'
import type { PageContext } from '../lib/page.ts'
import { pageContext } from '../lib/page-context.ts'
import { type RenderedPage, renderedPage } from './stale-at.ts'

/**
 * The context of a prerendered page beyond its view: the tenant, and the exhibition unless the site has not started.
 */
interface BuildPage {
  page: RenderedPage
  text: SiteText
  fair: FairContent | null
}

type Known = Omit<BuildPage, 'page'> & { page: PageContext }

const made = new WeakMap<object, Map<string, Known>>()

/** The context for rendering a page of a scope; one per page, as it collects when that page's HTML is out of date. */
export function buildPage(scope: Scope): BuildPage {
  const known = ofScope(scope)
  return { ...known, page: renderedPage(known.page) }
}

function ofScope(scope: Scope): Known {
  const run = currentBuild()
  const known = made.get(run) ?? new Map<string, Known>()
  made.set(run, known)
  const key = `${scope.language} ${scope.exhibitionId}`
  const before = known.get(key)
  if (before) return before
  const { content, config } = run
  const actualId = scope.exhibitionId ?? content.currentId
  const fair = (actualId !== null && content.fairs.get(fairKey(scope.language, actualId))) || null
  const text = content.texts.get(scope.language)
  if (!text) throw new Error(`No content in ${scope.language}`)
  const page = pageContext(
    {
      ...scope,
      fallback: content.defaultLanguage,
      media: config.mediaTemplate,
      zone: fair?.exhibition.timeZone ?? asZone('Asia/Shanghai'),
      now: config.now,
      flags: text.site.configList.filter((flag) => flag.paramValue === '1').map((flag) => flag.paramKey),
    },
    buildTranslate(scope.language),
  )
  page.mayPlay = (url) => mayLoad('video', url)
  const result = { page, text, fair }
  known.set(key, result)
  return result
}

/**
 * The picture of a page's record when the page is shared; undefined if it has none. The placeholder that pages show
 * instead is an SVG, which no network shows.
 */
export const ownPicture = (page: PageContext, image: string | undefined): string | undefined =>
  image === page.media(NO_MEDIA.url, 0) ? undefined : image

/** The address of the picture that represents the page when it is shared; undefined if the build renders none. */
export function ogImage(scope: Scope, subject: OgSubject = {}): string | undefined {
  const run = currentBuild()
  const exhibitionId = scope.exhibitionId ?? run.content.currentId
  const picture = exhibitionId === null ? null : ogPicture(run, scope.language, exhibitionId, subject)
  return picture ? `/og/${picture.name}` : undefined
}

import type { MicroPage } from '@fair/contract/micro.ts'
import { absoluteAddress } from '@fair/contract/rules/address.ts'
import { currentBuild, scopesOf } from '../content/build-context.ts'
import { fairKey } from '../content/types.ts'
import { exactOrigins, oEmbed } from '../domain/embed.ts'
import { hrefOf, type Scope, scopeParam } from '../lib/i18n/paths.ts'
import { buildPage } from './context.ts'

interface Embeddable {
  scope: Scope
  micro: MicroPage
  /** Exact origins that may embed the page; never empty. */
  origins: string[]
}

/** The micro pages of a scope that may be embedded. */
function embeddableAt({ actualId, language, exhibitionId }: Scope & { actualId: string | null }): Embeddable[] {
  const fair = actualId === null ? undefined : currentBuild().content.fairs.get(fairKey(language, actualId))
  return (fair?.micro.pages ?? []).flatMap((micro) => {
    const origins = exactOrigins(micro.embedOrigins)
    return origins.length === 0 ? [] : [{ scope: { language, exhibitionId }, micro, origins }]
  })
}

const scopes = () => [...scopesOf(currentBuild().content)]
const paramOf = (scope: Scope) => scopeParam(scope, currentBuild().content.defaultLanguage)

/** getStaticPaths of the oEmbed answers. */
export const oEmbedPages = () =>
  scopes()
    .flatMap(embeddableAt)
    .map((each) => ({ params: { scope: paramOf(each.scope), id: each.micro.microPageId }, props: each }))

/** The oEmbed answer for one page, as JSON. */
export function oEmbedText({ scope, micro: { microPageId, title, cover } }: Embeddable): string {
  const { config, content } = currentBuild()
  const { page, fair, text } = buildPage(scope)
  const width = 960
  const height = Math.round((cover.height / cover.width) * width)
  const thumbnail = absoluteAddress(page.media(cover.url, width), config.origin)
  const provider = {
    name: fair?.exhibition.exhibitionName ?? text.site.siteName,
    url: config.origin + page.href('/'),
    thumbnail: cover.url === '' ? null : { url: thumbnail, width, height },
  }
  const address = config.origin + hrefOf(scope, content.defaultLanguage, `/micro-page/${microPageId}`)
  return JSON.stringify(oEmbed({ address, title }, provider))
}

/** getStaticPaths of the framing files that the tenant's server reads, one per scope. */
export const framingPaths = () =>
  scopes().map((scope) => ({ params: { scope: paramOf(scope) }, props: { pages: embeddableAt(scope) } }))

/**
 * The origins that may frame each micro page, by its id. Only the server can send this to a browser (frame-ancestors,
 * docs/operator.md).
 */
export const framing = ({ pages }: { pages: Embeddable[] }): Record<string, string[]> =>
  Object.fromEntries(pages.map(({ micro, origins }) => [micro.microPageId, origins]))

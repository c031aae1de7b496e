// The site as the tail service sees it: maps addresses to pages, by the platform's lists.
import type { BuildContext } from '../../../../src/content/build-context.ts'
import { digestOfView } from '../../../../src/content/digest.ts'
import { frameDigest } from '../../../../src/content/paths.ts'
import { type FairContent, fairKey } from '../../../../src/content/types.ts'
import { exhibitPage, exhibitPath } from '../../../../src/layouts/exhibit-pages.ts'
import { hrefOf, parseAddress, type Scope } from '../../../../src/lib/i18n/paths.ts'

/** The target of an address. */
export type Target =
  | { kind: 'exhibit'; address: string; scope: Scope; actualId: string; fair: FairContent; place: number }
  | { kind: 'moved'; location: string }
  | { kind: 'none'; scope: Scope }

/** The pages shown in place of those that cannot be. */
export const EXCEPTIONS = {
  notFound: { path: '/404', pattern: '/[...scope]/404' },
  broken: { path: '/exception/500', pattern: '/[...scope]/exception/[code]' },
} as const

const EXHIBIT = /^\/exhibits\/detail\/([^/]+)\/$/

/** The target of an address, by the content of the platform's lists. */
export function targetOf({ content }: BuildContext, { pathname, search }: URL): Target {
  const own = [...content.texts.keys()]
  const supported = [...new Set([...content.languages, ...own])]
  // Prefixes are case-insensitive.
  const [, prefix = ''] = pathname.split('/')
  const proper = supported.find((each) => each.toLowerCase() === prefix.toLowerCase()) ?? prefix
  const parsed = parseAddress(`/${proper}${pathname.slice(1 + prefix.length)}`, content.defaultLanguage, supported)
  const language = content.texts.has(parsed.language) ? parsed.language : (own[0] ?? content.defaultLanguage)
  const actualId = parsed.exhibitionId ?? content.currentId
  const fair = actualId === null ? undefined : content.fairs.get(fairKey(parsed.language, actualId))
  const isBuilt = parsed.exhibitionId !== null && fair !== undefined && parsed.exhibitionId !== content.currentId
  const scope = { language, exhibitionId: isBuilt ? parsed.exhibitionId : null }
  const none: Target = { kind: 'none', scope }
  const id = decoded(EXHIBIT.exec(parsed.path)?.[1])
  if (id === null || !fair || actualId === null || (parsed.exhibitionId !== null && !isBuilt)) return none
  const place = fair.exhibits.placeOf(id)
  const exhibit = place === undefined ? undefined : fair.exhibits.at(place)
  if (place === undefined || !exhibit) return none
  const address = hrefOf(scope, content.defaultLanguage, exhibitPath(id))
  if (parsed.prefixed && language === content.defaultLanguage) {
    const query = new URLSearchParams(search)
    query.set('language', language)
    return { kind: 'moved', location: `${address}?${query}` }
  }
  if (proper !== prefix || !pathname.endsWith('/')) return { kind: 'moved', location: address + search }
  return { kind: 'exhibit', address, scope, actualId, fair, place }
}

const TEXT = /^\/site\/texts\/([^/]+)\/([^/]+)\/[^/]+\.html$/

/** The pages that may link to a full text, by its path (content/shorten.ts): one per exhibition with the exhibit. */
export function pagesOfText({ content }: BuildContext, pathname: string): (Target & { kind: 'exhibit' })[] {
  const [, tag = '', id = ''] = TEXT.exec(pathname) ?? []
  const language = [...content.texts.keys()].find((each) => each === tag)
  if (language === undefined) return []
  return content.exhibitionIds.flatMap((actualId) => {
    const fair = content.fairs.get(fairKey(language, actualId))
    const place = fair?.exhibits.placeOf(id)
    if (!fair || place === undefined) return []
    const scope = { language, exhibitionId: actualId === content.currentId ? null : actualId }
    const address = hrefOf(scope, content.defaultLanguage, exhibitPath(id))
    return [{ kind: 'exhibit' as const, address, scope, actualId, fair, place }]
  })
}

function decoded(segment: string | undefined): string | null {
  try {
    return segment === undefined ? null : decodeURIComponent(segment)
  } catch {
    return null
  }
}

/** The digest by which a build decides whether to render a page again: of all it shows, the exhibit as in the list. */
export function digestOfTarget({ scope, actualId, fair, place }: Target & { kind: 'exhibit' }): string {
  const exhibit = fair.exhibits.at(place)
  return digestOfView(frameDigest({ ...scope, actualId }), exhibit && exhibitPage(fair, place, exhibit))
}

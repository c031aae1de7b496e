// The site as the tail service knows it: what an address requests, by the platform's lists.
import type { BuildContext } from '../../src/content/build-context.ts'
import { digestOfView } from '../../src/content/digest.ts'
import { frameDigest } from '../../src/content/paths.ts'
import { type FairContent, fairKey } from '../../src/content/types.ts'
import { exhibitPage, exhibitPath } from '../../src/layouts/exhibit-pages.ts'
import { hrefOf, parseAddress, type Scope } from '../../src/lib/i18n/paths.ts'

/** What an address requests. */
export type Target =
  | { kind: 'exhibit'; address: string; scope: Scope; actualId: string; fair: FairContent; place: number }
  | { kind: 'moved'; location: string }
  | { kind: 'none'; scope: Scope }

/** The pages that stand for what cannot be shown. */
export const EXCEPTIONS = {
  notFound: { path: '/404', pattern: '/[...scope]/404' },
  broken: { path: '/exception/500', pattern: '/[...scope]/exception/[code]' },
} as const

const EXHIBIT = /^\/exhibits\/detail\/([^/]+)\/$/

/** What is at an address, by what the platform's lists contain. */
export function targetOf({ content }: BuildContext, { pathname, search }: URL): Target {
  const own = [...content.texts.keys()]
  const parsed = parseAddress(pathname, content.defaultLanguage, [...new Set([...content.languages, ...own])])
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
  if (!pathname.endsWith('/')) return { kind: 'moved', location: address + search }
  return { kind: 'exhibit', address, scope, actualId, fair, place }
}

const TEXT = /^\/site\/texts\/([^/]+)\/([^/]+)\/[^/]+\.html$/

/** The pages that a text may be too long for, by its path (content/shorten.ts): one of each exhibition that has the exhibit. */
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

/** By what a build would know whether a page is to be rendered anew: all that it shows, the exhibit as the list contains it. */
export function digestOfTarget({ scope, actualId, fair, place }: Target & { kind: 'exhibit' }): string {
  const exhibit = fair.exhibits.at(place)
  return digestOfView(frameDigest({ ...scope, actualId }), exhibit && exhibitPage(fair, place, exhibit))
}

import { LANGUAGES, type Language, matchLanguage } from '@fair/contract/rules/language.ts'

/**
 * The scope of a page: its language and its exhibition. The tenant's default language has no prefix, nor has the
 * current exhibition: `/exhibits/`, `/ja-JP/exhibits/`, `/e/2002/exhibits/`, `/ja-JP/e/2002/exhibits/`.
 */
export interface Scope {
  language: Language
  /** null: the site's current exhibition. */
  exhibitionId: string | null
}

export interface Address extends Scope {
  /** The route's path with leading and trailing slash, e.g. '/exhibits/detail/1001/'. */
  path: string
  /** Whether the address contained the language. */
  prefixed: boolean
}

export type Query = Record<string, string | number | readonly string[] | null | undefined>

/** The value of the rest parameter `[...scope]`; undefined for the site's root. */
export function scopeParam(scope: Scope, fallback: Language): string | undefined {
  const parts = [
    ...(scope.language === fallback ? [] : [scope.language]),
    ...(scope.exhibitionId === null ? [] : ['e', scope.exhibitionId]),
  ]
  return parts.length === 0 ? undefined : parts.join('/')
}

/** Query text with its '?', lists joined by commas, empty values left out; '' if nothing is left. */
export function queryText(query: Query): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '')
    if (text !== '') search.set(name, text)
  }
  const text = search.toString().replaceAll('%2C', ',')
  return text === '' ? '' : `?${text}`
}

/** The path of a route in its scope, with slashes on both ends; small, as it is inlined in every page. */
export function pathIn(scope: Scope, fallback: Language, route: string): string {
  const inner = route.replace(/^\/+|\/+$/g, '')
  const joined = [scopeParam(scope, fallback), inner].filter(Boolean).join('/')
  return joined === '' ? '/' : `/${joined}/`
}

/** The one function that creates an address of this site. `path` is a route's, e.g. '/exhibits/detail/1001'. */
export function hrefOf(scope: Scope, fallback: Language, path: string, query?: Query): string {
  const [route = '', hash] = path.split('#')
  return `${pathIn(scope, fallback, route)}${query ? queryText(query) : ''}${hash ? `#${hash}` : ''}`
}

/**
 * `rel` of a link whose address may have a query: such a page shows content that already has an address in another
 * order, so crawlers need not follow it (robots.txt: packages/build/src/sitemap.ts).
 */
export const relOf = (href: string): 'nofollow' | undefined =>
  href.startsWith('/') && href.includes('?') ? 'nofollow' : undefined

/** Parses an address of this site. A language that the site does not have is part of the path. */
export function parseAddress(pathname: string, fallback: Language, supported: readonly Language[]): Address {
  const parts = pathname.split('/').filter(Boolean)
  const language = parts[0] === undefined ? undefined : supported.find((each) => each === parts[0])
  if (language) parts.shift()
  let exhibitionId: string | null = null
  if (parts[0] === 'e' && parts[1] !== undefined) {
    exhibitionId = parts[1]
    parts.splice(0, 2)
  }
  const inner = parts.join('/')
  return {
    language: language ?? matchLanguage(fallback, supported) ?? fallback,
    exhibitionId,
    path: inner === '' ? '/' : `/${inner}/`,
    prefixed: language !== undefined,
  }
}

/**
 * The default language has no prefix: an address that contains it arrives at the not-found page (a server may redirect
 * before: 308 in packages/deploy/src/serve/site-path.ts). Returns the address of the intended page in that language; null for any
 * other address.
 */
export function withoutDefaultPrefix({ pathname, search, hash }: Location | URL, fallback: Language): string | null {
  const { language, exhibitionId, path, prefixed } = parseAddress(pathname, fallback, LANGUAGES)
  if (!prefixed || language !== fallback) return null
  const query = { ...Object.fromEntries(new URLSearchParams(search)), language }
  return hrefOf({ language, exhibitionId }, fallback, path, query) + hash
}

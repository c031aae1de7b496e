// Request targets that try to make a host redirect to another origin.

const PREFIXES = [
  '//',
  '///',
  '/\\',
  '/%5c',
  '/%5C',
  '/%2f',
  '/%2F%2f',
  '/.//',
  '/..//',
  '/%2e%2e//',
  '/%09/',
  '/%0d%0a/',
]
/** Path traversals from the foreign name back to a page of the site. */
const TRAVERSALS = ['/', '//', '/../', '/..%2f', '/%2e%2e/', '/%2E%2e%2F', '/x/../../', '\\..\\', '/..%5c']
const PAGES = ['exhibits', 'zh-CN/exhibits', 'exhibits/detail/7']
/** Hosts redirect addresses with the default language's prefix. */
const WITH_LANGUAGE = [
  '/zh-CN//evil.example/',
  '/zh-CN/%2fevil.example',
  '/zh-CN/\\evil.example',
  '/zh-CN/%09/evil.example',
]

export const EVIL = 'evil.example'

/** 332 raw request targets. */
export const hostileTargets = (): string[] => [
  ...PREFIXES.flatMap((prefix) =>
    TRAVERSALS.flatMap((traversal) => PAGES.map((page) => `${prefix}${EVIL}${traversal}${page}`)),
  ),
  ...WITH_LANGUAGE.flatMap((target) => [target, `${target}?page=2`]),
]

/** Returns the Location header if it leads to another origin, otherwise null. */
export function foreignRedirect(target: string, location: string | null, origin: string): string | null {
  if (location === null) return null
  const base = URL.parse(target, origin)?.origin === origin ? new URL(target, origin) : new URL(origin)
  const to = URL.parse(location, base)
  return to?.origin === origin ? null : location
}

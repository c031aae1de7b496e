// Request targets by which a host might be led to answer with an address of another origin, or with a file of another folder.

const STARTS = [
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
/** Between the other origin and a page of this one: what a host may take for a way back to it. */
const WAYS = ['/', '//', '/../', '/..%2f', '/%2e%2e/', '/%2E%2e%2F', '/x/../../', '\\..\\', '/..%5c']
const PAGES = ['exhibits', 'zh-CN/exhibits', 'exhibits/detail/7']
/** The address is the language's that leads on. */
const LED = ['/zh-CN//evil.example/', '/zh-CN/%2fevil.example', '/zh-CN/\\evil.example', '/zh-CN/%09/evil.example']

export const EVIL = 'evil.example'

/** Some 330 of them, as they go over the wire. */
export const hostileTargets = (): string[] => [
  ...STARTS.flatMap((start) => WAYS.flatMap((way) => PAGES.map((page) => `${start}${EVIL}${way}${page}`))),
  ...LED.flatMap((led) => [led, `${led}?page=2`]),
]

/** Where an answer leads, if that is another origin; `location` as it stands in the header. */
export function foreignOrigin(target: string, location: string | null, origin: string): string | null {
  if (location === null) return null
  const base = URL.parse(target, origin)?.origin === origin ? new URL(target, origin) : new URL(origin)
  const to = URL.parse(location, base)
  return to?.origin === origin ? null : location
}

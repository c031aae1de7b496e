import type { Instant, PictureAddress, Zone } from '../domain/brand.ts'
import type { Language } from '../domain/language.ts'
import type { Formats } from './i18n/format.ts'
import type { Query, Scope } from './i18n/paths.ts'
import type { Translate } from './i18n/translator.ts'

/**
 * What every view gets as `page`, at build and in the browser alike: where it stands, how it speaks, how it links.
 * A view is a function of its props; nothing else reaches it.
 */
export interface PageContext extends Scope {
  /** The tenant's default language, which has no prefix. */
  fallback: Language
  t: Translate
  format: Formats
  /** Address of a route in this scope: `page.href('/exhibits/detail/1001')`. */
  href(path: string, query?: Query): string
  /** Address of a picture at a width: the tenant's template over the platform's address. */
  media(url: PictureAddress, width: number): string
  /** IANA zone of the exhibition. */
  zone: Zone
  /** The instant that "now", "live" and "today" are read against, ISO UTC. */
  now: Instant
  /** The tenant's flags that are on (contract/site.ts, CONFIG_FLAGS). */
  flags: ReadonlySet<string>
  /**
   * Takes the times (ISO 8601) at which what a view renders by the clock changes. At build alone: so the layout knows when the
   * HTML is out of date (layouts/stale-at.ts).
   */
  changesAt?: (times: readonly Instant[]) => void
  /** Whether the page's policy lets a video load. At build alone: a browser applies its policy itself. */
  mayPlay?: (url: string) => boolean
}

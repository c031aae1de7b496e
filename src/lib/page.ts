import type { Instant, PictureAddress, Zone } from '@fair/contract/rules/brand.ts'
import type { Language } from '@fair/contract/rules/language.ts'
import type { Formats } from './i18n/format.ts'
import type { Query, Scope } from './i18n/paths.ts'
import type { Translate } from './i18n/translator.ts'

/**
 * The `page` of every view, at build time and in the browser alike: its scope, its texts and formats, its links. A view
 * is a function of its props; it has no other input.
 */
export interface PageContext extends Scope {
  /** The tenant's default language, which has no prefix. */
  fallback: Language
  t: Translate
  format: Formats
  /** Address of a route in this scope: `page.href('/exhibits/detail/1001')`. */
  href(path: string, query?: Query): string
  /** Address of a picture at a width: the tenant's template applied to the platform's address. */
  media(url: PictureAddress, width: number): string
  /** IANA zone of the exhibition. */
  zone: Zone
  /** The instant on which "now", "live" and "today" are based, ISO UTC. */
  now: Instant
  /** The tenant's active flags (contract/site.ts, CONFIG_FLAGS). */
  flags: ReadonlySet<string>
  /** The exhibition has no prerendered pages (`?live=`), and so no hall maps. Only in the browser. */
  isUnbuilt?: boolean
  /**
   * Receives the times (ISO 8601) at which time-dependent content of a view changes. Only at build time: it lets the
   * layout determine when the HTML is out of date (layouts/stale-at.ts).
   */
  changesAt?: (times: readonly Instant[]) => void
  /** Whether the page's policy lets a video load. Only at build time: a browser applies its policy itself. */
  mayPlay?: (url: string) => boolean
}

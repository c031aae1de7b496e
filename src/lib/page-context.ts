import type { Instant, Zone } from '@fair/contract/rules/brand.ts'
import { isoOf } from '@fair/contract/rules/instant.ts'
import type { Language } from '@fair/contract/rules/language.ts'
import { mediaAddress } from '../domain/media-address.ts'
import { now, onClockChange } from './clock.ts'
import { formatsOf } from './i18n/format.ts'
import { hrefOf, type Scope } from './i18n/paths.ts'
import type { Translate } from './i18n/translator.ts'
import { liveAddress } from './live-address.ts'
import type { PageContext } from './page.ts'

/** The source of a page's context, at build time (layouts/context.ts) and in the browser (`liveContext`). */
export interface PageSource extends Scope {
  fallback: Language
  /** The tenant's template of picture addresses. */
  media: string
  zone: Zone
  /** ISO UTC. */
  now: Instant
  flags: Iterable<string>
}

export function pageContext(source: PageSource, t: Translate): PageContext {
  const { language, exhibitionId, fallback, media, zone, now, flags } = source
  const scope = { language, exhibitionId }
  return {
    ...scope,
    fallback,
    t,
    format: formatsOf(language),
    href: (path, query) => hrefOf(scope, fallback, path, query),
    media: (url, width) => mediaAddress(media, url, width),
    zone,
    now,
    flags: new Set(flags),
  }
}

/** The context of the page that an island is on, from the frame's data (stores/page-data.ts). */
export function liveContext(
  data: Omit<PageSource, 'exhibitionId' | 'now'> & { scopeId: string | null; liveId: string | null },
  t: Translate,
): PageContext {
  const page = pageContext({ ...data, exhibitionId: data.scopeId, now: isoOf(now().getTime()) }, t)
  const { liveId } = data
  const own: PageContext =
    liveId === null
      ? page
      : { ...page, isUnbuilt: true, href: (path, query) => page.href(...liveAddress(path, query ?? {}, liveId)) }
  // The platform's time is known from its first answer on: until then it is the device's, which may be wrong by days.
  onClockChange(() => {
    own.now = isoOf(now().getTime())
  })
  return own
}

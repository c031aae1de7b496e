import type { Colour, Id, Instant, LanguageTag, PictureAddress, PlatformHtml, SafeHtml, Zone } from './brand.ts'

/* Branded values that the site itself writes. Never for a text written by a platform or a visitor. */

/** An id made of fixed words and of ids, such as that of a form which the site composes. */
export const asId = (text: string): Id => text as Id

export const asColour = (hex: `#${string}`): Colour => hex as Colour

/** A moment that the site has written: from its own numbers, or in the HTML of its own page. */
export const asInstant = (text: string): Instant => text as Instant

/** An IANA zone from the site's own tables. */
export const asZone = (iana: string): Zone => iana as Zone

/** In place of HTML that a view does not need. */
export const NO_HTML = '' as PlatformHtml

export const NO_SAFE_HTML = '' as SafeHtml

/** The language tag of texts in an unknown language (BCP 47). */
export const NO_LANGUAGE = 'und' as LanguageTag

/** No picture: a placeholder is shown. */
export const NO_MEDIA = { url: '' as PictureAddress, width: 0, height: 0, alt: '' }

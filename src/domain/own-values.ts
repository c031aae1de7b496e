import type { Colour, Id, Instant, LanguageTag, PictureAddress, PlatformHtml, SafeHtml, Zone } from './brand.ts'

/* Values that the site writes itself, marked as what they are. Never for a text that a platform or a visitor has written. */

/** An id of our own words and of ids, such as that of a form which the site composes. */
export const asId = (text: string): Id => text as Id

export const asColour = (hex: `#${string}`): Colour => hex as Colour

/** A moment that we have written: of our own numbers, or in the HTML of our own page. */
export const asInstant = (text: string): Instant => text as Instant

/** An IANA zone of our own tables. */
export const asZone = (iana: string): Zone => iana as Zone

/** In place of HTML that a view does not need. */
export const NO_HTML = '' as PlatformHtml

export const NO_SAFE_HTML = '' as SafeHtml

/** The language of words that nobody knows the language of (BCP 47). */
export const NO_LANGUAGE = 'und' as LanguageTag

/** No picture: its place has one of its own. */
export const NO_MEDIA = { url: '' as PictureAddress, width: 0, height: 0, alt: '' }

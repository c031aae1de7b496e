/*
 * Texts that have passed the one function that checks their kind. TypeScript accepts any string as a string; a branded
 * one is accepted only where its kind is required, so that an unchecked text does not compile there. The kinds are
 * defined in platform-values.ts. The contract's schemas create them (contract/kinds.ts); a computed value gets
 * its brand from the function that computes it (isoOf, dayOf …).
 */

import type { Language } from './language.ts'

declare const kind: unique symbol

/** A text of a kind; at run time a string. */
type Branded<K extends string> = string & { readonly [kind]: K }

/** The purpose of an address: it determines the allowed schemes. */
export type AddressPurpose = 'link' | 'picture' | 'media' | 'download' | 'embed'

/** An address for this purpose: one for a picture cannot be used as a link. */
export type AddressFor<P extends AddressPurpose> = Branded<`${P} address`>
/** '' if there is no picture. */
export type PictureAddress = AddressFor<'picture'>

/** A moment, ISO 8601 in UTC. */
export type Instant = Branded<'instant'>
/** A day, YYYY-MM-DD. */
export type Day = Branded<'day'>
/** A time of day, HH:mm. */
export type Clock = Branded<'clock'>
/** An IANA zone that this machine supports. */
export type Zone = 'UTC' | Branded<'zone'>
/** ISO 4217. */
export type Currency = Branded<'currency'>
/** #rgb, #rrggbb or #rrggbbaa. */
export type Colour = Branded<'colour'>
/** BCP 47: language, script, region. */
export type LanguageTag = Language | Branded<'language tag'>
/** An id that is safe in paths, file names, attributes and keys. */
export type Id = Branded<'id'>

/** HTML as the platform sends it: only the sanitiser accepts it. */
export type PlatformHtml = Branded<'platform html'>
/** HTML that has been sanitised (content/sanitise.ts, lib/sanitise.ts): the only HTML that is inserted into a page. */
export type SafeHtml = Branded<'safe html'>

/** The same value with plain texts: as a platform sends it, before any check. */
export type Sent<T> = T extends string
  ? T extends { readonly [kind]: string }
    ? string
    : T
  : T extends object
    ? { [K in keyof T]: Sent<T[K]> }
    : T

/*
 * Texts that have passed the one function that may let them through. TypeScript takes a string for any string; with its
 * mark it is taken only where its kind is requested, so that a text which nobody has looked at does not compile there.
 * What each kind is: domain/platform-values.ts. The contract's schemas give them (contract/kinds.ts); what is reckoned
 * here gets its mark from the function that reckons it (isoOf, dayOf …).
 */

import type { Language } from './language.ts'

declare const kind: unique symbol

/** A text of a kind; at run time a string. */
type Branded<K extends string> = string & { readonly [kind]: K }

/** What an address is for: which decides the schemes that it may have. */
export type AddressPurpose = 'link' | 'picture' | 'media' | 'download' | 'embed'

/** An address for this purpose: one for a picture is none to go to. */
export type AddressFor<P extends AddressPurpose> = Branded<`${P} address`>
/** '' where there is no picture. */
export type PictureAddress = AddressFor<'picture'>

/** A moment, ISO 8601 in UTC. */
export type Instant = Branded<'instant'>
/** A day, YYYY-MM-DD. */
export type Day = Branded<'day'>
/** A time of day, HH:mm. */
export type Clock = Branded<'clock'>
/** An IANA zone that this machine knows. */
export type Zone = 'UTC' | Branded<'zone'>
/** ISO 4217. */
export type Currency = Branded<'currency'>
/** #rgb, #rrggbb or #rrggbbaa. */
export type Colour = Branded<'colour'>
/** BCP 47: language, script, region. */
export type LanguageTag = Language | Branded<'language tag'>
/** An id that may be in paths, names of files, attributes and keys. */
export type Id = Branded<'id'>

/** HTML as the platform sends it: nothing but the sanitiser takes it. */
export type PlatformHtml = Branded<'platform html'>
/** HTML that the sanitiser has let through (content/sanitise.ts, lib/sanitise.ts): the only HTML that is put into a page. */
export type SafeHtml = Branded<'safe html'>

/** The same value with plain texts: as a platform sends it, before anything has looked at it. */
export type Sent<T> = T extends string
  ? T extends { readonly [kind]: string }
    ? string
    : T
  : T extends object
    ? { [K in keyof T]: Sent<T[K]> }
    : T

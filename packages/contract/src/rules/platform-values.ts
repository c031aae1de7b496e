import type {
  AddressFor,
  AddressPurpose,
  Clock,
  Colour,
  Currency,
  Day,
  Id,
  Instant,
  LanguageTag,
  Zone,
} from './brand.ts'
import { parseTime } from './time.ts'

/*
 * Checks that a text of the platform is an address, a time, a zone … Each check accepts exactly the texts that its
 * parser (domain/read-value.ts) returns unchanged; views, feeds and structured data may use checked texts without
 * further checks.
 */

/** The one list of schemes. Everything else (javascript:, data:, blob:, file:, intent: …) is no address. */
const SCHEMES: Record<AddressPurpose, RegExp> = {
  link: /^(?:https?:\/\/[^/?#@]+(?:[/?#]|$)|mailto:[^?&]+@|tel:[+\d])/,
  picture: /^https?:\/\/[^/?#@]+(?:[/?#]|$)/,
  media: /^https?:\/\/[^/?#@]+(?:[/?#]|$)/,
  download: /^https?:\/\/[^/?#@]+(?:[/?#]|$)/,
  embed: /^https?:\/\/[^/?#@]+$/,
}
/** Signed addresses of object stores are long; anything longer is no address. */
const LONGEST_ADDRESS = 4096
/** White space, controls, invisible characters, and characters that end an attribute or become a slash. */
const NEVER_IN_ADDRESS = /[\s\p{Cc}\p{Cf}\p{Cs}<>"`\\]/u

/**
 * Whether a text is an address for this purpose: a path of this site ('/…', not '//…'), or absolute with a scheme of the
 * list, without user or password. A picture may also be '': there is none.
 */
export function isAddress<P extends AddressPurpose>(text: string, purpose: P): text is AddressFor<P> {
  if (text === '') return purpose === 'picture'
  if (text.length > LONGEST_ADDRESS || NEVER_IN_ADDRESS.test(text)) return false
  if (text[0] === '/') return purpose !== 'embed' && text[1] !== '/'
  return SCHEMES[purpose].test(text) && URL.canParse(text)
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?Z$/

/** A moment in the contract's format: ISO 8601 in UTC, on an existing day. */
export const isInstant = (text: string): text is Instant => INSTANT.test(text) && parseTime(text) !== null

/** A day in the contract's format: YYYY-MM-DD. */
export const isDay = (text: string): text is Day => text.length === 10 && isInstant(`${text}T00:00Z`)

/** A time of day, HH:mm. */
export const isClock = (text: string): text is Clock => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)

const zones = new Map<string, boolean>()

/** An IANA zone that this machine supports. */
export function isZone(text: string): text is Zone {
  const known = zones.get(text)
  if (known !== undefined) return known
  let holds = text.length < 64 && /^(?:UTC|[A-Z]\w+(?:\/[\w+-]+)+)$/.test(text)
  if (holds) {
    try {
      new Intl.DateTimeFormat('en', { timeZone: text })
    } catch {
      holds = false
    }
  }
  // A platform that sends a new zone each time must not fill the memory.
  if (zones.size < 1000) zones.set(text, holds)
  return holds
}

/** An ISO 4217 code by its form: Intl accepts each of these. */
export const isCurrency = (text: string): text is Currency => /^[A-Z]{3}$/.test(text)

/** A colour in the contract's format: #rgb, #rrggbb or #rrggbbaa. */
export const isColour = (text: string): text is Colour => /^#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.test(text)

/** A language tag of language, script and region (BCP 47), which both `lang` and Intl.DisplayNames accept. */
export const isLanguageTag = (text: string): text is LanguageTag =>
  /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i.test(text)

/**
 * An id that is safe as a path segment, as a file name, in an attribute and as a key: letters, digits, '-', '_', '~'
 * and inner dots, at most 128. Not a property name of every object ('constructor').
 */
export const isId = (text: string): text is Id => /^[\w~-][\w.~-]{0,127}$/.test(text) && !(text in Object.prototype)

import * as z from 'zod/mini'
import type { AddressFor, AddressPurpose, Colour, PlatformHtml } from './rules/brand.ts'
import {
  isAddress,
  isClock,
  isColour,
  isCurrency,
  isDay,
  isId,
  isInstant,
  isLanguageTag,
  isZone,
} from './rules/platform-values.ts'

/**
 * Kinds of texts in answers that are more than plain text. A schema of a kind accepts only the contract's own format;
 * other formats of a platform are converted by the kind's parser (api/repair.ts), and unparsable values are dropped.
 */
export type Kind =
  | AddressPurpose
  | 'time'
  | 'day'
  | 'clock'
  | 'zone'
  | 'eventZone'
  | 'currency'
  | 'colour'
  | 'primaryColour'
  | 'languageTag'
  | 'id'
  | 'html'
  | 'media'

interface OfKind {
  readonly kind: Kind
}

/** Takes a text (as the sandbox, or a handwritten value, may contain) and returns one of the kind. */
type KindSchema<T extends string> = z.ZodMiniType<T, string> & OfKind

/* @__NO_SIDE_EFFECTS__ */
const kind = <T extends string>(name: Kind, holds: (text: string) => text is T): KindSchema<T> =>
  Object.assign(z.string().check(z.refine(holds, { error: `no ${name}` })), { kind: name }) as unknown as KindSchema<T>

/* @__NO_SIDE_EFFECTS__ */
const address = <P extends AddressPurpose>(purpose: P): KindSchema<AddressFor<P>> =>
  kind(purpose, (text): text is AddressFor<P> => isAddress(text, purpose))

/** The kind of a schema; undefined for plain text and all other schemas. */
export const kindOf = (schema: object): Kind | undefined => (schema as Partial<OfKind>).kind

/** A point in time, ISO 8601 in UTC. */
export const time = /* @__PURE__ */ kind('time', isInstant)
/** YYYY-MM-DD. */
export const day = /* @__PURE__ */ kind('day', isDay)
/**
 * A time that is sent and read unchanged: the receiver checks it, so that its format cannot invalidate a frame or a
 * write.
 */
export const sentTime = /* @__PURE__ */ kind('time', (_): _ is string => true)
/** A day sent by the site, YYYY-MM-DD in the exhibition's zone: the platform checks it, and refuses an invalid one. */
export const sentDay = /* @__PURE__ */ kind('day', (_): _ is string => true)
/** HH:mm. */
export const clock = /* @__PURE__ */ kind('clock', isClock)
/** An IANA zone; if unreadable, the event's zone is used. */
export const zone = /* @__PURE__ */ kind('zone', isZone)
/** The zone of the record itself: its times without an offset are read in that zone. */
export const eventZone = /* @__PURE__ */ kind('eventZone', isZone)
/** ISO 4217. */
export const currency = /* @__PURE__ */ kind('currency', isCurrency)
/** #rgb, #rrggbb or #rrggbbaa. */
export const colour = /* @__PURE__ */ kind('colour', isColour)
/** The colour from which all others are derived; '' if there is none: the site's own. */
export const primaryColour = /* @__PURE__ */ kind(
  'primaryColour',
  (text): text is Colour | '' => text === '' || isColour(text),
)
/** BCP 47; 'und' if unreadable. */
export const languageTag = /* @__PURE__ */ kind('languageTag', isLanguageTag)
/** An id that is used in paths, attributes and keys. */
export const id = /* @__PURE__ */ kind('id', isId)
/** Platform HTML: sanitised before it is shown. */
export const html = /* @__PURE__ */ kind('html', (_): _ is PlatformHtml => true)
/** A path of this site, or http(s), mailto, tel. */
export const link = /* @__PURE__ */ address('link')
/** '' if there is none. */
export const picture = /* @__PURE__ */ address('picture')
/** A video, a stream's playlist, captions. */
export const media = /* @__PURE__ */ address('media')
/** A file to download. */
export const download = /* @__PURE__ */ address('download')
/** An exact origin. */
export const embed = /* @__PURE__ */ address('embed')

/**
 * An amount of money: an integer number of minor units, so that no sum ever passes through a float (12.50 EUR is 1250,
 * 1250 JPY is 1250), and its ISO 4217 currency. Formatted by Intl in the reader's language.
 */
export const Money = z.object({
  /** Integer number of minor units: 1250 is EUR 12.50, JPY 1250 and KWD 1.250. */
  amount: z.int(),
  /** ISO 4217 code in capitals, e.g. EUR; determines the number of decimal places of `amount`. */
  currency: currency,
})
export type Money = z.infer<typeof Money>

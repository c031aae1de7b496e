import { parseAddress } from './address.ts'

/**
 * The validation rules of the forms (Spec 5). Pure; each rule runs in time linear in its input, so a pasted megabyte
 * cannot freeze a page: the patterns have no two ways to match one string, and if a length is limited it is checked
 * first.
 *
 * Letters and digits are ASCII unless a rule states otherwise: a full-width digit cannot be dialled, and a full-width
 * letter makes another code or password. If the specification lists the permitted characters and nothing else ("digits
 * and hyphens only"), the rule checks nothing else: whether a field may be blank is up to the form. The empty string is
 * invalid everywhere.
 */

/** A rule: true when the value is valid. Anything that is not a string is invalid. */
type Rule = (value: unknown) => boolean

/**
 * One Chinese character, as a class of a `u` pattern: every unified ideograph (including the extensions, which contain
 * rare surnames), the compatibility ideographs and 〇. Kana, hangul, bopomofo, radicals, punctuation and 々 are not.
 */
const CHINESE = '\\p{Unified_Ideograph}\\u3007\\uF900-\\uFA6D\\uFA70-\\uFAD9\\u{2F800}-\\u{2FA1D}'

const chineseOrAlphanumericPattern = new RegExp(`^[${CHINESE}A-Za-z0-9]+$`, 'u')
const userNameWithSpacesPattern = new RegExp(`^[${CHINESE}A-Za-z0-9 ]+$`, 'u')

/** A rule that one pattern decides. `longest` limits the length that the pattern is applied to, in UTF-16 units. */
function matches(pattern: RegExp, longest = Number.POSITIVE_INFINITY): Rule {
  return (value) => typeof value === 'string' && value.length <= longest && pattern.test(value)
}

const emailLocal = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const hostLabel = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/
const topLabel = /^[A-Za-z][A-Za-z0-9-]*[A-Za-z0-9]$/

/** local@domain: a dot-atom of RFC 5321 (64 characters at most), and a host name of two labels or more. */
function isEmail(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > 254) return false
  const at = value.indexOf('@')
  if (at < 1 || at > 64 || !emailLocal.test(value.slice(0, at))) return false
  const labels = value.slice(at + 1).split('.')
  return labels.length > 1 && labels.every((label) => hostLabel.test(label)) && topLabel.test(labels.at(-1) ?? '')
}

const websiteParts = /^(https?):\/\/([^/?#]+)([/?#].*)?$/is
// White space, control and invisible format characters, lone surrogates, and the characters that RFC 3986 reserves as
// delimiters around an address.
const neverInAddress = /[\s\p{Cc}\p{Cf}\p{Cs}<>"`\\]/u
/** Longer than any valid DNS host name and port, also when written in Unicode. */
const LONGEST_AUTHORITY = 260

/**
 * An absolute http or https address in the form of the URL standard: a host, optionally a port, no user information.
 * Only the authority goes through the URL parser; the rest may be long and is scanned once.
 */
function isWebsite(value: unknown): boolean {
  if (typeof value !== 'string') return false
  const parts = websiteParts.exec(value)
  const scheme = parts?.[1]
  const authority = parts?.[2]
  if (scheme === undefined || authority === undefined || authority.length > LONGEST_AUTHORITY) return false
  // A colon without a port is more often a doubled scheme than a missing port: http://http://a.cn
  if (authority.includes('@') || authority.endsWith(':') || neverInAddress.test(value)) return false
  const hostname = parseAddress(`${scheme}://${authority}/`)?.hostname ?? ''
  return hostname !== '' && !hostname.startsWith('.') && !hostname.includes('..')
}

const special = /[\p{P}\p{S}]/u
// U+180E and U+200B look blank to a reader although \s excludes them; control characters cannot be typed again.
const neverInPassword = /[\s\p{Cc}\p{Cs}\u180E\u200B\u2060]/u

/** 8 to 16 characters (code points) with an ASCII digit, lower-case and upper-case letter and a punctuation mark or symbol. */
function isStrongPassword(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > 32) return false
  const length = [...value].length
  if (length < 8 || length > 16 || neverInPassword.test(value)) return false
  return /[0-9]/.test(value) && /[a-z]/.test(value) && /[A-Z]/.test(value) && special.test(value)
}

/** The rules of Spec 5 by name. */
export const rules = {
  /** A mainland mobile number: 1, then 3 to 9, 11 digits in all. */
  phone: matches(/^1[3-9][0-9]{9}$/),
  /** Digits and hyphens only. */
  numericContact: matches(/^[0-9-]+$/),
  email: isEmail,
  /** 7 to 32 characters: digits, spaces (U+0020), hyphens, ASCII parentheses. */
  contactPhone: matches(/^[0-9 ()-]{7,32}$/),
  /** Chinese characters, ASCII letters and digits only. */
  chineseOrAlphanumeric: matches(chineseOrAlphanumericPattern),
  /** A positive whole number without a leading zero, of any size. */
  positiveInteger: matches(/^[1-9][0-9]*$/),
  /** 9, 15 or 18 ASCII letters and digits, of either case. */
  organisationCode: matches(/^(?:[A-Za-z0-9]{9}|[A-Za-z0-9]{15}|[A-Za-z0-9]{18})$/, 18),
  /** Six digits, the first not 0. */
  postcode: matches(/^[1-9][0-9]{5}$/),
  website: isWebsite,
  /** The older rule: 8 to 16 ASCII letters and digits, at least one of each. */
  loginPassword: matches(/^(?=.*[0-9])(?=.*[A-Za-z])[A-Za-z0-9]{8,16}$/, 16),
  strongPassword: isStrongPassword,
  /** Chinese characters, ASCII letters and digits; no white space. Applies only if the platform's form names it. */
  userName: matches(chineseOrAlphanumericPattern),
  /** The same with spaces (U+0020) allowed. */
  userNameWithSpaces: matches(userNameWithSpacesPattern),
} as const satisfies Record<string, Rule>

/** @internal */
export type RuleName = keyof typeof rules

// Marks and format characters are counted although they have no width: otherwise a text of any size would fit into any
// limit. Half-width katakana and hangul are what "most" excludes.
const countsOne = /[\p{Script=Latin}\uFF61-\uFFDC\uFFE8-\uFFEE\p{Mn}\p{Me}\p{Cf}]/u
const fullWidth = /[\uFF01-\uFF60]/

// Composing sorts each run of combining marks, which takes quadratic time; no language stacks more than a few. (30 is the
// bound of Unicode's stream-safe text, UAX 15.)
const stretches = /\P{M}*\p{M}{0,30}/gu

/**
 * The length of a text as the forms count it (Spec 5): full-width and most non-Latin characters 2, Latin 1. Counted by
 * code points of the composed (NFC) text, so that é and 한 count the same however a keyboard composes them.
 */
export function textLength(text: string): number {
  let length = 0
  for (const [part] of text.matchAll(stretches)) {
    for (const character of part.normalize('NFC')) {
      length += character <= '\u00FF' || (countsOne.test(character) && !fullWidth.test(character)) ? 1 : 2
    }
  }
  return length
}

const latinLetter = /(?=\p{L})\p{Script=Latin}/u

/**
 * The pre-registration address (address, companyAddress) to fill in again: the unchanged text if it is not blank, has
 * no Latin letter (of any width or accent) and contains a semicolon, which separates region and street; otherwise null
 * (Spec 5).
 */
export function backfillAddress(value: unknown): string | null {
  if (typeof value !== 'string' || value.trim() === '') return null
  return value.includes(';') && !latinLetter.test(value) ? value : null
}

const DIALLED = /^\+([1-9][0-9]{0,3})[ -]*(.*)$/

/**
 * Whether a business card's number can be dialled (Spec 5): a dialling code may precede it, as on cards used abroad;
 * the rest must be a contact phone, or for a mobile number of +86 match the rule `phone`, however it is grouped.
 */
export function isCardPhone(field: 'mobile' | 'phone', text: string): boolean {
  const [, code, national = text] = DIALLED.exec(text) ?? []
  if (field === 'mobile' && code === '86') return rules.phone(national.replaceAll(/[ -]/g, ''))
  return rules.contactPhone(national)
}

import type { CardField, CardFields } from '@fair/contract/card.ts'

/** Maximum length of a card: a QR code contains under 3,000 octets. In a file its portrait does not count. */
const LONGEST_CARD = 200_000
/**
 * Maximum number of cards read from one file, the first ones: no address book has more, and nobody looks through a
 * longer list.
 */
export const CARDS_READ_MAX = 500
/** The start of a line whose value is bytes as text, often longer than all the rest of the card. */
const BINARY = /^(?:[\w-]+\.)?(?:PHOTO|LOGO|SOUND|KEY|X-MS-CARDPICTURE)[;:]/i
/** Maximum length of a field on the platform. */
const LONGEST_FIELD: Readonly<Partial<Record<CardField, number>>> = { address: 300, website: 300 }
const USUAL_LONGEST = 120

/**
 * The fields of a scanned card: a vCard of any version (2.1, 3.0, 4.0) or a MECARD, as used in printed QR codes. Null
 * if the text is none of these, or names neither a person nor a company. Of several numbers of one kind the first is
 * used; data without a field in this site's cards (birthdays, portraits) is left out.
 */
export function readCard(text: string): CardFields | null {
  if (text.length > LONGEST_CARD) return null
  const trimmed = text.trim()
  const found = /^BEGIN:VCARD/i.test(trimmed)
    ? readVcard(trimmed)
    : /^MECARD:/i.test(trimmed)
      ? readMecard(trimmed.slice('MECARD:'.length))
      : null
  if (!found) return null
  const fields: CardFields = {}
  for (const [field, value] of Object.entries(found) as [CardField, string][]) {
    const clean = value
      .replace(/\p{Cc}+/gu, ' ')
      .replace(/ {2,}/g, ' ')
      .trim()
    if (clean) fields[field] = [...clean].slice(0, LONGEST_FIELD[field] ?? USUAL_LONGEST).join('')
  }
  if (fields.name === undefined && fields.company !== undefined) fields.name = fields.company
  return fields.name === undefined ? null : fields
}

/** The contents of a file of cards: those that were read, in order, and how many were not. */
export interface CardsRead {
  readonly cards: readonly CardFields[]
  /** Cards that have no name, are too long or are not terminated. */
  readonly unread: number
  /** Whether cards beyond the first CARDS_READ_MAX were left out. */
  readonly isCut: boolean
}

/** All cards of a .vcf file, of any version and mixed ones too; text around and between them is ignored. */
export function readCards(text: string): CardsRead {
  const cards: CardFields[] = []
  let unread = 0
  let lines: string[] = []
  // 1 in a card; more in a card within it (AGENT of 2.1), which is its assistant's and is skipped with it.
  let depth = 0
  let isBinary = false
  let before = ''
  for (const line of text.split(/\r\n?|\n/)) {
    if (!/^[ \t]/.test(line) && line.includes(':')) isBinary = BINARY.test(line)
    if (/^\uFEFF?BEGIN:VCARD\s*$/i.test(line)) {
      const isWithin = depth > 0 && /^AGENT[;:]/i.test(before)
      // A card that is not terminated before the next begins.
      if (depth > 0 && !isWithin) unread += 1
      depth = isWithin ? depth + 1 : 1
      if (!isWithin) lines = ['BEGIN:VCARD']
    } else if (depth === 1 && !isBinary) lines.push(line)
    before = line
    if (depth === 0 || !/^END:VCARD\s*$/i.test(line)) continue
    depth -= 1
    if (depth > 0) continue
    if (cards.length === CARDS_READ_MAX) return { cards, unread, isCut: true }
    const card = readCard(lines.join('\n'))
    if (card) cards.push(card)
    else unread += 1
  }
  return { cards, unread: unread + (depth > 0 ? 1 : 0), isCut: false }
}

interface Line {
  name: string
  /** Parameters in upper case, both `TYPE=cell` and the bare `CELL` of 2.1. */
  params: string
  value: string
}

function linesOf(text: string): Line[] {
  // All versions fold lines with a blank at the beginning of the next line.
  const unfolded = text.replace(/\r\n?/g, '\n').replace(/\n[ \t]/g, '')
  return joined(unfolded.split('\n')).flatMap((line) => {
    const parts = /^(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/.exec(line)
    if (!parts) return []
    const [, name = '', params = '', value = ''] = parts
    const isQuoted = /QUOTED-PRINTABLE/i.test(params)
    const charset = /CHARSET=([\w-]+)/i.exec(params)?.[1]
    const plain = isQuoted ? fromQuoted(value, charset) : value
    return [{ name: name.toUpperCase(), params: params.toUpperCase(), value: plain }]
  })
}

/** 2.1 continues quoted-printable lines by a `=` at the end. */
function joined(lines: readonly string[]): string[] {
  const complete: string[] = []
  let open: string | null = null
  for (const line of lines) {
    const text: string = (open ?? '') + line
    const isOpen: boolean = text.endsWith('=') && (open !== null || /^[^:]*QUOTED-PRINTABLE/i.test(line))
    open = isOpen ? text.slice(0, -1) : null
    if (!isOpen) complete.push(text)
  }
  return open === null ? complete : [...complete, open]
}

/** @param charset of the bytes; UTF-8 if absent or unknown */
function fromQuoted(text: string, charset = 'utf-8'): string {
  const bytes: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    const code = text[at] === '=' ? /^[\dA-F]{2}/i.exec(text.slice(at + 1, at + 3))?.[0] : undefined
    if (code !== undefined) {
      bytes.push(Number.parseInt(code, 16))
      at += 2
    } else bytes.push(...new TextEncoder().encode(text[at]))
  }
  return decoded(new Uint8Array(bytes), charset)
}

function decoded(bytes: Uint8Array<ArrayBuffer>, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

const plainText = (text: string) => text.replace(/\\(.)/g, (_, escaped) => (/n/i.test(escaped) ? '\n' : escaped))

/** Splits a structured value at unescaped semicolons, in linear time. */
function components(value: string): string[] {
  const parts = ['']
  for (const [token] of value.matchAll(/\\.?|[^;\\]+|;/g)) {
    if (token === ';') parts.push('')
    else parts[parts.length - 1] += token
  }
  return parts.map(plainText)
}

const SOCIAL: readonly [RegExp, 'wechat' | 'line' | 'kakao'][] = [
  [/WECHAT|WEIXIN|\u5FAE\u4FE1/i, 'wechat'],
  [/KAKAO/i, 'kakao'],
  [/(?:^|[^\w])LINE(?:$|[^\w])/i, 'line'],
]

function readVcard(text: string): CardFields {
  const fields: CardFields = {}
  let family: string | undefined
  const first = (field: CardField, value: string) => {
    if (fields[field] === undefined && value.trim() !== '') fields[field] = value
  }
  for (const { name, params, value } of linesOf(text)) {
    if (name === 'END') break
    switch (name) {
      case 'FN':
        first('name', plainText(value))
        break
      case 'N': {
        const [last = '', given = ''] = components(value)
        family = [given, last].filter(Boolean).join(' ')
        break
      }
      case 'ORG': {
        const [company = '', ...units] = components(value)
        first('company', company)
        first('department', units.filter(Boolean).join(', '))
        break
      }
      case 'TITLE':
        first('jobTitle', plainText(value))
        break
      case 'TEL':
        if (!/FAX|PAGER/.test(params))
          first(/CELL|MOBILE/.test(params) ? 'mobile' : 'phone', plainText(value).replace(/^tel:/i, ''))
        break
      case 'EMAIL':
        first('email', plainText(value).replace(/^mailto:/i, ''))
        break
      case 'URL':
        first('website', plainText(value))
        break
      case 'ADR':
        first(
          'address',
          components(value)
            .filter((part) => part.trim() !== '')
            .join(', '),
        )
        break
      default: {
        const kind = /^(?:IMPP|SOCIALPROFILE|X-)/.test(name)
          ? SOCIAL.find(([pattern]) => pattern.test(`${name};${params};${value.split(':')[0] ?? ''}`))?.[1]
          : undefined
        if (kind) first(kind, plainText(value).replace(/^[a-z-]+:/i, ''))
      }
    }
  }
  if (family !== undefined) first('name', family)
  return fields
}

const MECARD: Readonly<Partial<Record<string, CardField>>> = {
  N: 'name',
  ORG: 'company',
  TEL: 'mobile',
  EMAIL: 'email',
  URL: 'website',
  ADR: 'address',
}

/** `N:Doe,Jane;TEL:…;;` */
function readMecard(text: string): CardFields {
  const fields: CardFields = {}
  for (const part of text.match(/(?:\\.|[^;\\])+/g) ?? []) {
    const [, name = '', value = ''] = /^([A-Z-]+):(.*)$/is.exec(part) ?? []
    const field = MECARD[name.toUpperCase()]
    if (!field || fields[field] !== undefined) continue
    const plain = plainText(value)
    fields[field] = field === 'name' ? plain.split(',').reverse().join(' ').trim() : plain
  }
  return fields
}

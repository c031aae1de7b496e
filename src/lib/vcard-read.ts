import type { CardField, CardFields } from '../contract/card.ts'

/** Nothing longer is a card: a QR code holds under 3,000 octets, a file may have a portrait in it. */
const LONGEST_CARD = 200_000
/** What the platform takes of a field. */
const LONGEST_FIELD: Readonly<Partial<Record<CardField, number>>> = { address: 300, website: 300 }
const USUAL_LONGEST = 120

/**
 * The fields of a scanned card: a vCard of any version (2.1, 3.0, 4.0) or a MECARD, as QR codes on paper have them.
 * Null where the text is none of these, or names neither a person nor a company. Of several numbers of one kind the
 * first counts; what this site's cards do not have (birthdays, portraits) is left out.
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

interface Line {
  name: string
  /** Parameters in upper case, `TYPE=cell` and the bare `CELL` of 2.1 alike. */
  params: string
  value: string
}

function linesOf(text: string): Line[] {
  // 2.1 continues quoted-printable lines by a `=` at the end; all versions fold with a blank at the beginning.
  const unfolded = text.replace(/\r\n?/g, '\n').replace(/\n[ \t]/g, '')
  const whole = unfolded.replace(/^([^:\n]*QUOTED-PRINTABLE[^\n]*=)(\n[^\n]*=)*\n[^\n]*/gim, (lines) =>
    lines.replace(/=\n/g, ''),
  )
  return whole.split('\n').flatMap((line) => {
    const parts = /^(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/.exec(line)
    if (!parts) return []
    const [, name = '', params = '', value = ''] = parts
    const isQuoted = /QUOTED-PRINTABLE/i.test(params)
    return [{ name: name.toUpperCase(), params: params.toUpperCase(), value: isQuoted ? fromQuoted(value) : value }]
  })
}

function fromQuoted(text: string): string {
  const bytes: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    const code = text[at] === '=' ? /^[\dA-F]{2}/i.exec(text.slice(at + 1))?.[0] : undefined
    if (code !== undefined) {
      bytes.push(Number.parseInt(code, 16))
      at += 2
    } else bytes.push(...new TextEncoder().encode(text[at]))
  }
  return new TextDecoder().decode(new Uint8Array(bytes))
}

const plainText = (text: string) => text.replace(/\\n/gi, '\n').replace(/\\(.)/g, '$1')

/** The components of a structured value, cut at semicolons that are not escaped. */
const components = (value: string) =>
  (value.match(/(?:\\.|[^;\\])*(?:;|$)/g) ?? []).map((part) => plainText(part.replace(/;$/, '')))

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

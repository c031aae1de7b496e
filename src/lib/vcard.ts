import type { Card, CardField, CardFields } from '@fair/contract/card.ts'
import { escapeText, folded } from '@fair/contract/rules/content-line.ts'

/** 4.0 is what new address books read; 3.0 is read by every telephone and by Outlook. */
export const VCARD_VERSIONS = ['3.0', '4.0'] as const
export type VcardVersion = (typeof VCARD_VERSIONS)[number]

type Lines = Readonly<Record<Exclude<CardField, 'company' | 'department'>, (value: string) => string>>

// The full name as one component: which part is the family name differs by language, and the card does not contain it.
const NAME = (value: string) => `FN:${value}\nN:${value};;;;`

/**
 * The lines of each field in a card (RFC 2426; RFC 6350, the networks by RFC 9554). Name and company are written
 * separately.
 */
const LINES: Readonly<Record<VcardVersion, Lines>> = {
  '3.0': {
    name: NAME,
    jobTitle: (value) => `TITLE:${value}`,
    mobile: (value) => `TEL;TYPE=CELL,WORK:${value}`,
    phone: (value) => `TEL;TYPE=VOICE,WORK:${value}`,
    email: (value) => `EMAIL;TYPE=INTERNET,WORK:${value}`,
    website: (value) => `URL:${value}`,
    address: (value) => `ADR;TYPE=WORK:;;${value};;;;`,
    // 3.0 has no property for networks; this is how address books write them.
    wechat: (value) => `X-SOCIALPROFILE;TYPE=WeChat:${value}`,
    line: (value) => `X-SOCIALPROFILE;TYPE=LINE:${value}`,
    kakao: (value) => `X-SOCIALPROFILE;TYPE=KakaoTalk:${value}`,
  },
  '4.0': {
    name: NAME,
    jobTitle: (value) => `TITLE:${value}`,
    mobile: (value) => `TEL;TYPE="cell,work":${value}`,
    phone: (value) => `TEL;TYPE="voice,work":${value}`,
    email: (value) => `EMAIL;TYPE=work:${value}`,
    website: (value) => `URL;TYPE=work:${value}`,
    address: (value) => `ADR;TYPE=work:;;${value};;;;`,
    wechat: (value) => `SOCIALPROFILE;SERVICE-TYPE=WeChat;VALUE=text:${value}`,
    line: (value) => `SOCIALPROFILE;SERVICE-TYPE=LINE;VALUE=text:${value}`,
    kakao: (value) => `SOCIALPROFILE;SERVICE-TYPE=KakaoTalk;VALUE=text:${value}`,
  },
}

/** The names of the networks, the same in all languages. */
export const NETWORKS = { wechat: 'WeChat', line: 'LINE', kakao: 'KakaoTalk' } as const

/**
 * A card as a vCard in UTF-8: CRLF, folded at 75 octets; of the given fields those that are filled in. Serve or save it
 * as `text/vcard; charset=utf-8`, `.vcf`.
 *
 * @param language BCP 47 tag of the card's language
 * @param more `isCompany`: the card is a company's, not a person's; `note`: a text of any length
 */
export function vcardText(
  fields: CardFields,
  language: string,
  version: VcardVersion = '4.0',
  more: { isCompany?: boolean; note?: string } = {},
): string {
  const { company, department, ...rest } = fields
  const lines = [
    'BEGIN:VCARD',
    `VERSION:${version}`,
    ...(version === '4.0' ? [`KIND:${more.isCompany ? 'org' : 'individual'}`] : []),
  ]
  for (const [field, write] of Object.entries(LINES[version])) {
    const value = rest[field as keyof Lines]?.trim()
    if (value) lines.push(...write(field === 'website' ? value.replace(/[\r\n]/g, '') : escapeText(value)).split('\n'))
    // A vCard must have a name to show.
    else if (field === 'name') lines.push(...NAME(escapeText(company?.trim() ?? '')).split('\n'))
  }
  const unit = escapeText(department?.trim() ?? '')
  const organisation = escapeText(company?.trim() ?? '') + (unit && `;${unit}`)
  if (organisation) lines.push(`ORG:${organisation}`)
  if (more.note) lines.push(`NOTE:${escapeText(more.note)}`)
  const tag = language.replace(/[^A-Za-z0-9-]/g, '')
  if (tag && version === '4.0') lines.push(`LANG:${tag}`)
  lines.push('END:VCARD')
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** Many cards in one file, one after the other. */
export const vcardsText = (cards: readonly Pick<Card, 'fields' | 'language'>[], version: VcardVersion): string =>
  cards.map(({ fields, language }) => vcardText(fields, language, version)).join('')

/** A file name for a card: characters that file systems refuse are left out. */
export const vcardFileName = ({ name, company }: CardFields): string =>
  `${(name ?? company ?? 'card').replace(/[\p{Cc}\\/:*?"<>|]/gu, ' ').trim() || 'card'}.vcf`

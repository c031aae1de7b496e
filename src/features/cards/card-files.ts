import { type CardField, type CardFields, card as calls, type Exchange } from '@fair/contract/card.ts'
import type { Language } from '@fair/contract/rules/language.ts'
import type { Call, Result } from '../../api/client.ts'
import { readCards } from '../../lib/vcard-read.ts'
import { storableFields } from './storable-fields.ts'

/** The largest file that is read, in bytes: an address book with its portraits. */
export const CARD_FILE_MAX = 20 * 1024 * 1024

/** Exchanges per call. If the platform returns fewer, further pages are fetched. */
const AT_ONCE = 200

/** All exchanges of the visitor, regardless of the list's filters. */
export async function loadExchanges(call: Call): Promise<Result<Exchange[]>> {
  const all: Exchange[] = []
  for (let pageNum = 1; ; pageNum += 1) {
    const answer = await call(calls.exchanged, { pageNum, pageSize: AT_ONCE })
    if (!answer.ok) return answer
    all.push(...answer.data.records)
    if (answer.data.records.length === 0 || all.length >= answer.data.total) return { ok: true, data: all }
  }
}

/** The usual encoding of older programs, per language, for files that are not UTF-8 and have no byte order mark. */
const LOCAL_CHARSET: Readonly<Partial<Record<Language, string>>> = {
  'zh-CN': 'gb18030',
  'ja-JP': 'shift_jis',
  'ko-KR': 'euc-kr',
}

/** The text of a file in UTF-8 or UTF-16, otherwise in the usual encoding of a language. */
export function textOf(bytes: ArrayBuffer, language: Language): string {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(LOCAL_CHARSET[language] ?? 'windows-1252').decode(bytes)
  }
}

/** A card from a file, as the list shows it before it is stored. */
export interface ReadCard {
  readonly fields: CardFields
  /** Fields that the platform would refuse; they are dropped. */
  readonly dropped: readonly CardField[]
  /** KNOWN: already among the visitor's cards. TWICE: it occurred earlier in the file. Null: it is new. */
  readonly duplicate: 'KNOWN' | 'TWICE' | null
}

/** Cards as they can be stored. Duplicates of stored cards and of earlier ones are marked. */
export function cardsToKeep(read: readonly CardFields[], known: readonly Exchange[]): ReadCard[] {
  const seen = new Map<string, 'KNOWN' | 'TWICE'>()
  for (const { card } of known) if (card) for (const key of keysOf(card.fields)) seen.set(key, 'KNOWN')
  return read.map((each) => {
    const { fields, dropped } = storableFields(each)
    const keys = keysOf(fields)
    const duplicate = keys.map((key) => seen.get(key)).find(Boolean) ?? null
    for (const key of keys) if (!seen.has(key)) seen.set(key, 'TWICE')
    return { fields, dropped, duplicate }
  })
}

/**
 * Keys shared by two cards of the same person: the name with one more field, as offices share addresses and numbers. A
 * card that has only a name matches by the name alone.
 */
function keysOf({ name = '', email, mobile, phone, company }: CardFields): string[] {
  const same = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
  const digits = (text: string | undefined) => text?.replace(/\D/g, '').slice(-8)
  const more = [email && same(email), digits(mobile), digits(phone), company && same(company)].filter(Boolean)
  return (more.length > 0 ? more : ['']).map((each) => `${same(name)} ${each}`)
}

/** The content of the chosen files, before any of it is stored. */
export interface FilesRead {
  readonly cards: readonly ReadCard[]
  readonly unread: number
  /** One of them has more cards than the limit. */
  readonly isCut: boolean
  /** Names of the files that are too large, and of those without a card. */
  readonly tooLarge: readonly string[]
  readonly empty: readonly string[]
}

/** Reads the files on the device. The only request is for the visitor's existing cards, to find duplicates. */
export async function readCardFiles(
  call: Call,
  files: readonly File[],
  language: Language,
): Promise<Result<FilesRead>> {
  const small = files.filter(({ size }) => size <= CARD_FILE_MAX)
  const read = await Promise.all(
    small.map(async (file) => {
      // A file that was deleted meanwhile counts as empty.
      const bytes = await file.arrayBuffer().catch(() => new ArrayBuffer(0))
      return { name: file.name, ...readCards(textOf(bytes, language)) }
    }),
  )
  const found = read.flatMap(({ cards }) => cards)
  const known = found.length > 0 ? await loadExchanges(call) : { ok: true as const, data: [] }
  if (!known.ok) return known
  const data = {
    cards: cardsToKeep(found, known.data),
    unread: read.reduce((sum, { unread }) => sum + unread, 0),
    isCut: read.some(({ isCut }) => isCut),
    tooLarge: files.filter((file) => !small.includes(file)).map(({ name }) => name),
    empty: read.filter(({ cards, unread }) => cards.length + unread === 0).map(({ name }) => name),
  }
  return { ok: true, data }
}

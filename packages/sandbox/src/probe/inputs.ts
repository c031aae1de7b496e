import type { Endpoint } from '@fair/contract/endpoint.ts'
import * as z from 'zod/mini'
import type { Known } from './known.ts'

/** A JSON schema as printed by zod, limited to what inputs use. */
interface Schema {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
}

/** Fields with an ambiguous name: their meaning, by call. */
const ALIASES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'exhibition.detail': { id: 'exhibitionId' },
  'exhibition.detailPc': { id: 'exhibitionId' },
  'exhibition.detailV2': { id: 'exhibitionId' },
  'site.posterShare': { id: 'exhibitionId' },
  'home.advertisements': { id: 'exhibitionId' },
  'home.listIds': { list: 'exhibitsId' },
  'catalogue.exhibitorPrevious': { id: 'exhibitorId' },
  'group.detail': { id: 'exhibitorGroupId' },
  'group.preview': { id: 'exhibitorGroupId' },
  'enterprise.info': { id: 'enterpriseId' },
  'inquiry.hallDetail': { id: 'hallInquiryId' },
  'inquiry.end': { id: 'inquiryId' },
  'news.previous': { id: 'informationId' },
  'favourite.cancel': { targetIds: 'exhibitorId' },
  'favourite.save': { targetIds: 'exhibitorId' },
  'card.remove': { ids: 'cardId' },
  'material.save': { sourceId: 'exhibitsId' },
  'chat.remove': { id: 'sessionId' },
}
/** The same in every call. */
const MEANT: Readonly<Record<string, string>> = {
  live_id: 'liveId',
  businessId: 'liveId',
  roomId: 'liveId',
  roleId: 'exhibitorId',
  from: 'date',
  to: 'date',
  deadline: 'date',
}

/** Values of a choice that a platform can answer, if it cannot answer the first. */
const CHOICES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'home.listIds': { goodsType: 'EXHIBIT' },
  'search.list': { goodsType: 'EXHIBIT' },
}

/** Fields that are optional in the schema, but without which the call is pointless. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  'activity.detail': ['activityId'],
}

/** Typical user input. */
const WORDS: Readonly<Record<string, unknown>> = {
  terminalType: 'PC',
  networkType: 'PUBLIC',
  domainName: 'localhost',
  text: 'Hello',
  language: 'ja-JP',
  keyword: 'a',
  searchKey: 'tech',
  ps: 100,
  account: 'nobody@example.com',
  accountType: 'EMAIL',
  path: '/',
  returnPath: '/ticket/pay-status',
  fileName: 'drawing.pdf',
  contentType: 'application/pdf',
  bytes: 48_000,
  time: '2026-11-19T02:42:00.000Z',
  pathname: '/home',
  region: 'CN',
  contactMethod: 'nobody@example.com',
}
/** Created by the platform for one purpose: cannot be made up. */
const SECRET = /(?:Id|Token|Code|code|Verifier)$/

export type Input = { readonly input: Record<string, unknown> } | { readonly lacks: string }

/** `words` take precedence over the usual ones: for example the requested domain. */
export interface InputOptions {
  readonly words?: Readonly<Record<string, unknown>>
  /** Use any text for an unknown id: for calls that need not succeed. */
  readonly isAnyId?: boolean
  /** Leave a list empty if no value for it is known: files that were not uploaded, coupons that nobody has. */
  readonly mayBeEmpty?: boolean
}

/**
 * An input for a call, from the values known so far: everything its schema requires, and of the rest only a small page.
 * Otherwise the name of the missing value.
 */
export function inputFor(call: string, endpoint: Endpoint, known: Known, options: InputOptions = {}): Input {
  const schema: Schema = z.toJSONSchema(endpoint.input) as Schema
  const lacking: string[] = []

  const text = (name: string): unknown => {
    const kind = ALIASES[call]?.[name] ?? MEANT[name] ?? name
    const found = known.first(kind)
    if (found !== undefined) return found
    const word = options.words?.[name] ?? WORDS[name]
    if (word !== undefined) return word
    if (SECRET.test(kind) && !options.isAnyId) lacking.push(kind)
    return name === 'date' || kind === 'date' ? '2026-11-19' : 'text'
  }
  const make = (name: string, of: Schema): unknown => {
    if (of.const !== undefined) return of.const
    if (of.enum) return CHOICES[call]?.[name] ?? (of.enum.includes(WORDS[name]) ? WORDS[name] : of.enum[0])
    const variants = of.anyOf ?? of.oneOf
    if (variants?.[0]) return make(name, variants[0])
    const type = Array.isArray(of.type) ? of.type[0] : of.type
    switch (type) {
      case 'string':
        return text(name)
      case 'number':
      case 'integer':
        return WORDS[name] ?? 1
      case 'boolean':
        return false
      case 'array':
        return listOf(singular(call, name), of.items)
      case 'object':
        return objectOf(of)
      default:
        return null
    }
  }
  const listOf = (name: string, of: Schema | undefined): unknown[] => {
    const before = lacking.length
    const items = of ? [make(name, of)] : []
    if (!options.mayBeEmpty) return items
    return lacking.splice(before).length === 0 ? items : []
  }
  const objectOf = ({ properties = {}, required = [] }: Schema): Record<string, unknown> =>
    Object.fromEntries(required.map((name) => [name, make(name, properties[name] ?? {})]))

  const full = make('', schema) as Record<string, unknown>
  for (const name of REQUIRED[call] ?? []) full[name] = text(name)
  const isPaged = schema.properties?.['pageSize'] !== undefined
  const lacks = lacking[0]
  return lacks === undefined ? { input: isPaged ? { ...full, pageSize: 5 } : full } : { lacks }
}

/** exhibitorIds are exhibitorId each, unless the name has another meaning in the call. */
function singular(call: string, name: string): string {
  return ALIASES[call]?.[name] === undefined ? name.replace(/Ids$/, 'Id') : name
}

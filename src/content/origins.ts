import type { EnvelopeKind, Reply } from '@fair/contract/endpoint.ts'
import { kindOf } from '@fair/contract/kinds.ts'
import type { PictureAddress } from '@fair/contract/rules/brand.ts'
import { isVideo } from '@fair/contract/rules/limits.ts'
import type * as z from 'zod/mini'
import type { Result } from '../api/client.ts'
import { isAllowedOrigin, originOf } from '../domain/allowed-origin.ts'
import { mediaAddress } from '../domain/media-address.ts'
import type { PlatformOrigins } from './media-policy.ts'
import { isPlain, parseBody } from './sanitise.ts'

/** Addresses in answers that the policy would block: their origin, and their number. */
export interface BlockedOrigin {
  flag: 'media-origins' | 'stream-origins'
  origin: string
  count: number
}

export interface BlockedReport {
  /** Notes the addresses of an answer. */
  read(reply: Reply<unknown>, result: Result<unknown>): void
  blocked(): BlockedOrigin[]
}

/** @param isRaw the page loads the address unchanged, not at a width */
type Found = (kind: 'picture' | 'media', address: string, isRaw?: boolean) => void

/** A value in a picture's place has already been parsed as a picture address. */
const isPicture = (kind: 'picture' | 'media', _address: string): _address is PictureAddress => kind === 'picture'

/**
 * Searches answers for pictures, videos and streams on origins that the policy does not allow.
 *
 * @param own origin of the site
 */
export function blockedReport(origins: PlatformOrigins, mediaTemplate: string, own = ''): BlockedReport {
  const counts = new Map<string, BlockedOrigin>()
  const found: Found = (kind, address, isRaw = isVideo(address)) => {
    const isStream = kind === 'media' && /\.(?:m3u8|vtt)(?:$|[?#])/i.test(address)
    const origin = originOf(isPicture(kind, address) && !isRaw ? mediaAddress(mediaTemplate, address, 1) : address)
    const plays = kind === 'media' || isVideo(address)
    const allowed = [...(isStream ? [] : origins.media), ...(plays ? origins.streams : [])]
    if (origin === null || isAllowedOrigin(origin, [own, ...allowed])) return
    const flag = isStream ? 'stream-origins' : 'media-origins'
    const known = counts.get(`${flag} ${origin}`) ?? { flag, origin, count: 0 }
    counts.set(`${flag} ${origin}`, { ...known, count: known.count + 1 })
  }
  return {
    read({ kind, schema }, result) {
      if (!result.ok) return
      for (const item of itemsOf(kind, result.data)) look(schema, item, found)
    },
    blocked: () => [...counts.values()],
  }
}

/** A sentence for each origin, for all processes of a build together. */
export function blockedWarnings(blocked: readonly BlockedOrigin[]): string[] {
  const sums = new Map<string, BlockedOrigin>()
  for (const each of blocked) {
    const key = `${each.flag} ${each.origin}`
    sums.set(key, { ...each, count: each.count + (sums.get(key)?.count ?? 0) })
  }
  return [...sums.values()].map(({ flag, origin, count }) => {
    const what = flag === 'media-origins' ? 'pictures or videos' : 'streams'
    return `${what} on ${origin}, referenced ${count} times, are blocked by the pages’ policy: allow them with --${flag} ${origin}`
  })
}

function itemsOf(kind: EnvelopeKind, data: unknown): unknown[] {
  if (kind === 'page') return (data as { records: unknown[] }).records
  return kind === 'list' ? (data as unknown[]) : [data]
}

interface Def {
  shape?: Record<string, z.ZodMiniType>
  element?: z.ZodMiniType
  innerType?: z.ZodMiniType
  options?: z.ZodMiniType[]
  valueType?: z.ZodMiniType
}

/** Walks a schema and its value in parallel: only the schema shows the kind of a text. */
function look(schema: z.ZodMiniType, value: unknown, found: Found): void {
  if (value === null || value === undefined || value === '') return
  const kind = kindOf(schema)
  if (kind !== undefined) {
    if (kind === 'picture' || kind === 'media') found(kind, String(value))
    else if (kind === 'html') lookIntoHtml(String(value), found)
    return
  }
  const def = schema._zod.def as unknown as Def
  if (def.innerType) {
    look(def.innerType, value, found)
    return
  }
  // If several options have the same field, it has the same kind in all.
  if (def.options) {
    const option = def.options.find((each) => each.safeParse(value).success)
    if (option) look(option, value, found)
    return
  }
  if (def.element && Array.isArray(value)) for (const item of value) look(def.element, item, found)
  else if (typeof value === 'object') {
    for (const [name, part] of Object.entries(value)) {
      const field = def.shape?.[name] ?? def.valueType
      if (field) look(field, part, found)
    }
  }
}

/** Elements that load automatically, and the attributes with their addresses. */
const LOADING = 'img, video, audio, source'
const ADDRESSES = ['src', 'srcset', 'poster']

/** Finds the media that the sanitiser removes (content/sanitise.ts). */
function lookIntoHtml(html: string, found: Found): void {
  if (!/https?:/i.test(html) || isPlain(html)) return
  for (const element of parseBody(html).querySelectorAll(LOADING)) {
    for (const name of ADDRESSES) {
      const value = element.getAttribute(name) ?? ''
      const addresses = name === 'srcset' ? value.split(/,\s/).map((each) => each.trim().split(/\s/)[0] ?? '') : [value]
      const kind = element.tagName === 'IMG' || name === 'poster' ? 'picture' : 'media'
      for (const address of addresses) found(kind, address, true)
    }
  }
}

// How a host sends pages compressed with a dictionary (RFC 9842), for tests/runs/hosts.ts: the dictionary that a page
// announces, and each page for browsers with and without it.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib'
import { dczHeader } from '../release/dictionaries.ts'
import { dictionaryUseOf } from '../serve/dictionaries.ts'
import { rulesOf } from '../serve/speculation.ts'
import { type Answer, send } from './requests.ts'
import type { Tenant } from './running.ts'

/** Addresses by the prefix of their language, each with its file. */
export const DICTIONARY_PAGES: Readonly<Record<string, readonly (readonly [address: string, file: string])[]>> = {
  '/': [
    ['/', 'index.html'],
    ['/exhibits/', 'exhibits/index.html'],
    ['/exhibits/?page=2', 'exhibits/index.html'],
    ['/preview/', 'preview/index.html'],
  ],
  '/ja-JP/': [
    ['/ja-JP/', 'ja-JP/index.html'],
    ['/ja-JP/exhibits/', 'ja-JP/exhibits/index.html'],
  ],
}

const ALL_CODINGS = 'gzip, deflate, br, zstd, dcb, dcz'

/** The same on every answer for a page, in any coding. */
const SAME = ['content-type', 'content-security-policy', 'cache-control', 'cross-origin-resource-policy', 'link']

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64')

/** Decompresses a page as a browser does. @throws Error it is not compressed with this dictionary */
export function unpackPage(packed: Buffer, dictionary: Buffer): Buffer {
  const header = dczHeader(dictionary)
  if (!packed.subarray(0, header.length).equals(header))
    throw new Error('The page was compressed with another dictionary.')
  return zstdDecompressSync(packed.subarray(header.length), { dictionary })
}

/** The faults in how a host sends dictionaries, and pages compressed with them. */
export async function dictionaryFaults({ domain, folder }: Tenant, port: number): Promise<string[]> {
  const faults: string[] = []
  const get = (address: string, headers: Readonly<Record<string, string>>, method = 'GET') =>
    send(domain, address, port, { method, headers })
  const announced = new Map<string, Buffer>()
  for (const [prefix, pages] of Object.entries(DICTIONARY_PAGES)) {
    const first = pages[0]?.[0] ?? ''
    const { headers } = await get(first, { 'accept-encoding': ALL_CODINGS })
    const [, address = ''] = /^<(\/[^>]+)>; rel="compression-dictionary"$/.exec(headers.get('link') ?? '') ?? []
    if (address === '') faults.push(`${first}: announces no dictionary but ${headers.get('link')}`)
    const answer = await get(address, { 'accept-encoding': ALL_CODINGS })
    const dictionary = answer.headers.get('content-encoding') === 'br' ? brotliDecompressSync(answer.body) : answer.body
    const stored = fs.readFileSync(path.join(folder, address))
    faults.push(...needs(address, dictionaryNeeds(address, answer, dictionary.equals(stored))))
    const plain = await get(address, { 'accept-encoding': 'identity' })
    faults.push(...needs(`${address}, plain`, dictionaryNeeds(address, plain, plain.body.equals(stored), null)))
    announced.set(prefix, dictionary)
  }
  for (const [prefix, pages] of Object.entries(DICTIONARY_PAGES)) {
    const dictionary = announced.get(prefix) ?? Buffer.alloc(0)
    const others = [...announced].flatMap(([each, bytes]) => (each === prefix ? [] : [hashOf(bytes)]))
    const has = { 'available-dictionary': `:${hashOf(dictionary)}:` }
    for (const [address, file] of pages) {
      const headers = { ...has, 'accept-encoding': ALL_CODINGS }
      const answer = await get(address, headers)
      const plain = await get(address, { 'accept-encoding': 'identity' })
      const page = fs.readFileSync(path.join(folder, file))
      faults.push(...needs(address, packedNeeds(answer, plain, page, dictionary)))
      const head = await get(address, headers, 'HEAD')
      const etag = answer.headers.get('etag') ?? 'none'
      const again = await get(address, { ...headers, 'if-none-match': etag })
      const isPacked = (other: Answer) => other.headers.get('content-encoding') === 'dcz'
      const isUnchanged = again.status === 304 && again.body.length === 0 && !isPacked(again)
      const notPacked: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
        ['without the coding', { ...has, 'accept-encoding': 'gzip, br' }],
        ['with the coding refused', { ...has, 'accept-encoding': 'gzip, dcz;q=0, br' }],
        ['without a dictionary', { 'accept-encoding': ALL_CODINGS }],
        ['with a path for a dictionary', { ...headers, 'available-dictionary': `:../${'a'.repeat(40)}=:` }],
        ...others.map(
          (hash) =>
            ['with the dictionary of another language', { ...headers, 'available-dictionary': `:${hash}:` }] as const,
        ),
      ]
      for (const [what, sent] of notPacked) {
        const other = await get(address, sent)
        if (other.status !== 200 || isPacked(other)) faults.push(`${address} ${what}: ${other.status}, packed`)
      }
      faults.push(
        ...needs(address, { 'HEAD reports the same coding': isPacked(head), 'its ETag is recognised': isUnchanged }),
      )
    }
    const none = await get(`${prefix}none/`, { ...has, 'accept-encoding': ALL_CODINGS })
    if (none.status !== 404 || none.headers.get('content-encoding') === 'dcz')
      faults.push(`${prefix}none/: ${none.status}`)
  }
  return faults
}

const needs = (address: string, is: Readonly<Record<string, boolean>>): string[] =>
  Object.entries(is).flatMap(([what, holds]) => (holds ? [] : [`${address}: expected that ${what}`]))

const dictionaryNeeds = (
  address: string,
  { status, headers }: Answer,
  isSame: boolean,
  coding: string | null = 'br',
) => ({
  'it exists': status === 200,
  'it is the file of the release': isSame,
  [`it is compressed as ${coding}`]: headers.get('content-encoding') === coding,
  'it names the pages that it is for': headers.get('use-as-dictionary') === dictionaryUseOf(address),
  'it is cached for good': headers.get('cache-control') === 'public, max-age=31536000, immutable',
  'its type is plain text': headers.get('content-type')?.toLowerCase() === 'text/plain; charset=utf-8',
  'it varies by Accept-Encoding': /\baccept-encoding\b/i.test(headers.get('vary') ?? ''),
})

function packedNeeds({ status, headers, body }: Answer, plain: Answer, page: Buffer, dictionary: Buffer) {
  const isPacked = headers.get('content-encoding') === 'dcz'
  const varies = [headers, plain.headers].map((each) => each.get('vary') ?? '')
  const isVarying = varies.every((vary) => /\baccept-encoding\b/i.test(vary) && /\bavailable-dictionary\b/i.test(vary))
  return {
    'it exists': status === 200,
    'it is compressed': isPacked,
    'it is the page': isPacked && unpackPage(body, dictionary).equals(page),
    'it is the page without a dictionary': plain.body.equals(page),
    'it names the rules for browsers that have its dictionary': headers.get('speculation-rules') === rulesOf(true),
    'its length is correct': [null, String(body.length)].includes(headers.get('content-length')),
    'it varies by the dictionary': isVarying,
    ...Object.fromEntries(
      SAME.map((name) => [`${name} is the plain page’s`, headers.get(name) === plain.headers.get(name)]),
    ),
  }
}

// Compression dictionaries of a site's pages (RFC 9842), as data: the names of the files that a release writes, the
// headers that announce them, and which compressed file answers a request. This server sends them, and hosts'
// configurations are generated from the same table.
import { createHash } from 'node:crypto'

/** In a release: the dictionary of each language's pages. A site without it has none. */
export const DICTIONARY_INDEX = 'dictionaries.json'

/**
 * By the path prefix of a language's pages (`/`, `/ja-JP/`): its dictionary's file, relative to the site's folder. A
 * dictionary's name contains the language of its pages, so that those of earlier releases get the same headers.
 */
export type DictionaryIndex = Readonly<Record<string, string>>

/** For an absolute path; its group is the language, `default` for pages without a prefix. Valid in PCRE and RE2. */
const DICTIONARY_PATH = '^/dictionaries/([a-z]{2}-[A-Z]{2}|default)-[0-9a-f]{8}\\.[0-9a-f]{16}\\.txt$'

/**
 * The hash of a dictionary in file names: the SHA-256 in base64, without its `=`. A release makes each dictionary so
 * that this contains neither `+` nor `/`. Hosts find a compressed file by it, and their configuration contains no hash.
 */
const DICTIONARY_ID = '[A-Za-z0-9]{43}'

/** The content coding, and the extension of a file compressed with a dictionary. */
const DCZ = 'dcz'

/** @returns null if the hash is not a valid file name */
export function dictionaryId(dictionary: Uint8Array): string | null {
  const [id = ''] = createHash('sha256').update(dictionary).digest('base64').split('=')
  return new RegExp(`^${DICTIONARY_ID}$`).test(id) ? id : null
}

/** @param code the version of the site's code, 8 hexadecimal digits */
export function dictionaryPrefix(prefix: string, code: string): string {
  return `dictionaries/${prefix === '/' ? 'default' : prefix.slice(1, -1)}-${code}.`
}

/** The file next to a page, compressed with a dictionary. */
export const packedName = (file: string, id: string): string => `${file}.${id}.${DCZ}`

/**
 * For `"{Available-Dictionary} {Accept-Encoding}"`: a browser that has a dictionary and accepts pages compressed with
 * it. Its group is the dictionary's id. A coding with a weight (`dcz;q=0`) does not match. Valid in PCRE and RE2, too.
 */
export const AVAILABLE = `^:(${DICTIONARY_ID})=: (?:.*[ ,])?${DCZ} *(?:,|$)`

/** The id of the dictionary with which the answer may be compressed; null if none may be used. */
export function availableDictionary(headers: Headers): string | null {
  const line = `${headers.get('Available-Dictionary') ?? ''} ${headers.get('Accept-Encoding') ?? ''}`
  return new RegExp(AVAILABLE).exec(line)?.[1] ?? null
}

/** `Vary` of pages that may be compressed with a dictionary. */
export const PAGE_VARY = 'Accept-Encoding, Available-Dictionary'

/** `Link` of a page: browsers fetch the dictionary when they are idle. */
const linkTo = (file: string): string => `</${file}>; rel="compression-dictionary"`

/** By path prefix, the longest first: `Link` of the pages below it. */
export const dictionaryLinks = (index: DictionaryIndex): [prefix: string, link: string][] =>
  Object.entries(index)
    .map(([prefix, file]): [string, string] => [prefix, linkTo(file)])
    .sort(([a], [b]) => b.length - a.length)

/** `Link` of the page at a path; undefined if it has no dictionary. */
export const dictionaryLinkOf = (index: DictionaryIndex, pathname: string): string | undefined =>
  dictionaryLinks(index).find(([prefix]) => pathname.startsWith(prefix))?.[1]

/** `Use-As-Dictionary` of a language's dictionary: for page loads, not for frames or calls. */
const scopeOfUse = (scope: string) => `match="${scope}*", match-dest=("document")`

/** By a regular expression of paths: `Use-As-Dictionary` of the dictionaries at them. `$1` is its group. */
export const DICTIONARY_USES: readonly (readonly [path: string, use: string])[] = [
  [DICTIONARY_PATH.replace('([a-z]{2}-[A-Z]{2}|default)', 'default'), scopeOfUse('/')],
  [DICTIONARY_PATH.replace('|default', ''), scopeOfUse('/$1/')],
]

/** `Use-As-Dictionary` of the file at a path; undefined if it is not a dictionary. */
export function dictionaryUseOf(pathname: string): string | undefined {
  for (const [path, use] of DICTIONARY_USES) {
    const found = new RegExp(path).exec(pathname)
    if (found) return use.replace('$1', found[1] ?? '')
  }
  return undefined
}

/** @returns the index in a file's text; one without entries for any other text */
export function parseDictionaryIndex(text: string): DictionaryIndex {
  try {
    const entries = Object.entries(JSON.parse(text) as Record<string, unknown>)
    return Object.fromEntries(
      entries.flatMap(([prefix, file]) =>
        typeof file === 'string' && dictionaryUseOf(`/${file}`) !== undefined ? [[prefix, file]] : [],
      ),
    )
  } catch {
    return {}
  }
}

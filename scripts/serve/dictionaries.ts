// Compression dictionaries of a site's pages (RFC 9842), as data: the names of the files that a release writes, the headers
// that announce them, and which packed file answers a request. This server sends them, and hosts' configurations are made
// from the same table.
import { createHash } from 'node:crypto'

/** In a release: the dictionary of each language's pages. A site without it has none. */
export const DICTIONARY_INDEX = 'dictionaries.json'

/**
 * By the path prefix of a language's pages (`/`, `/ja-JP/`): its dictionary's file, from the site's folder. A dictionary's
 * name says for which pages it is, so that those of earlier releases are answered with the same headers.
 */
export type DictionaryIndex = Readonly<Record<string, string>>

/** For an absolute path; its group is the language, or `default` for pages without a prefix. Valid in PCRE and RE2, too. */
const DICTIONARY_PATH = '^/dictionaries/([a-z]{2}-[A-Z]{2}|default)-[0-9a-f]{8}\\.[0-9a-f]{16}\\.txt$'

/**
 * The hash of a dictionary as files are named by it: the SHA-256 in base64, without its `=`. A release makes each dictionary
 * so that this has neither `+` nor `/`. Hosts find a packed file by it, and their configuration holds no hash.
 */
const DICTIONARY_ID = '[A-Za-z0-9]{43}'

/** The coding, and the ending of a file packed with a dictionary. */
const DCZ = 'dcz'

/** @returns null where the hash is no name of a file */
export function dictionaryId(dictionary: Uint8Array): string | null {
  const [id = ''] = createHash('sha256').update(dictionary).digest('base64').split('=')
  return new RegExp(`^${DICTIONARY_ID}$`).test(id) ? id : null
}

/** @param code the version of the site's code, 8 hexadecimal digits */
export function dictionaryPrefix(prefix: string, code: string): string {
  return `dictionaries/${prefix === '/' ? 'default' : prefix.slice(1, -1)}-${code}.`
}

/** The file that is beside a page, packed with a dictionary. */
export const packedName = (file: string, id: string): string => `${file}.${id}.${DCZ}`

/**
 * For `"{Available-Dictionary} {Accept-Encoding}"`: a browser that has a dictionary and takes pages packed with it. Its
 * group is the dictionary's id. A coding with a weight (`dcz;q=0`) is not taken. Valid in PCRE and RE2, too.
 */
export const AVAILABLE = `^:(${DICTIONARY_ID})=: (?:.*[ ,])?${DCZ} *(?:,|$)`

/** The id of the dictionary with which the answer may be packed; null where it may not. */
export function availableDictionary(headers: Headers): string | null {
  const line = `${headers.get('Available-Dictionary') ?? ''} ${headers.get('Accept-Encoding') ?? ''}`
  return new RegExp(AVAILABLE).exec(line)?.[1] ?? null
}

/** `Vary` of pages that may be packed with a dictionary. */
export const PAGE_VARY = 'Accept-Encoding, Available-Dictionary'

/** `Link` of a page: browsers fetch the dictionary when they are idle. */
const linkTo = (file: string): string => `</${file}>; rel="compression-dictionary"`

/** By path prefix, the longest first: `Link` of the pages below it. */
export const dictionaryLinks = (index: DictionaryIndex): [prefix: string, link: string][] =>
  Object.entries(index)
    .map(([prefix, file]): [string, string] => [prefix, linkTo(file)])
    .sort(([a], [b]) => b.length - a.length)

/** `Link` of the page at a path; undefined where it has no dictionary. */
export const dictionaryLinkOf = (index: DictionaryIndex, pathname: string): string | undefined =>
  dictionaryLinks(index).find(([prefix]) => pathname.startsWith(prefix))?.[1]

/** `Use-As-Dictionary` of a language's dictionary: for page loads, not for frames or calls. */
const scopeOfUse = (scope: string) => `match="${scope}*", match-dest=("document")`

/** By a regular expression of paths: `Use-As-Dictionary` of the dictionaries that they have. `$1` is its group. */
export const DICTIONARY_USES: readonly (readonly [path: string, use: string])[] = [
  [DICTIONARY_PATH.replace('([a-z]{2}-[A-Z]{2}|default)', 'default'), scopeOfUse('/')],
  [DICTIONARY_PATH.replace('|default', ''), scopeOfUse('/$1/')],
]

/** `Use-As-Dictionary` of the file at a path; undefined for what is no dictionary. */
export function dictionaryUseOf(pathname: string): string | undefined {
  for (const [path, use] of DICTIONARY_USES) {
    const found = new RegExp(path).exec(pathname)
    if (found) return use.replace('$1', found[1] ?? '')
  }
  return undefined
}

/** @returns the index that a file's text holds; one without entries for any other text */
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

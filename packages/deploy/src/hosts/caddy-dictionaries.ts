import { AVAILABLE, DICTIONARY_USES, type DictionaryIndex, dictionaryLinks, PAGE_VARY } from '../serve/dictionaries.ts'
import { rulesOf, SPECULATION_RULES } from '../serve/speculation.ts'

const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`

/** The parts of a Caddy site that send pages compressed with dictionaries; plain if the site has none. */
export interface DictionaryParts {
  readonly maps: string
  /** For pages and for dictionaries. */
  readonly headers: string
  /** The value of `Vary` on all answers. */
  readonly vary: string
  /** In the route, before it serves a page. */
  readonly packed: string
}

/**
 * The file's name determines which compressed file a browser gets: the configuration contains no hash. It names the
 * dictionaries that pages announce, so that a release of new code needs a new configuration.
 */
export function caddyDictionaries(index: DictionaryIndex | undefined, prerenders = false): DictionaryParts {
  if (index === undefined) return { maps: '', headers: '', vary: 'Accept-Encoding', packed: '' }
  const pages = dictionaryLinks(index).map(
    ([prefix, link]) => `\t\t~^${prefix}(?:.*/)?$ ${quoted(PAGE_VARY)} ${quoted(link)}`,
  )
  const uses = DICTIONARY_USES.map(([path, use], n) => {
    const value = quoted(use.replace('$1', `{re.dictionary${n}.1}`))
    return `			@dictionary${n} path_regexp dictionary${n} ${path}
			header @dictionary${n} Use-As-Dictionary ${value}`
  })
  return {
    maps: `	map "{header.Available-Dictionary} {header.Accept-Encoding}" {dictionary} {
		${quoted(`~${AVAILABLE}`)} "\${1}"
		default none
	}
	map {http.request.orig_uri.path} {vary} {link} {
${pages.join('\n')}
		default Accept-Encoding ""
	}
`,
    headers: `			header @page Link {link}
${uses.join('\n')}
`,
    vary: '{vary}',
    packed: `			# Pages compressed with the dictionary that the browser has.
			@packed {
				path */
				file {path}index.html.{dictionary}.dcz
			}
			handle @packed {
				rewrite * {path}index.html.{dictionary}.dcz
				header Content-Encoding dcz
				header ${SPECULATION_RULES} ${quoted(rulesOf(true, prerenders))}
				header Content-Type "text/html; charset=utf-8"
				file_server
			}
`,
  }
}

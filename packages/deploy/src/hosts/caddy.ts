import { FOREIGN_PAGE_POLICY, SAFETY_HEADERS, TRANSPORT_SECURITY, XML_POLICY } from '../serve/headers.ts'
import { RULES_ENDING, RULES_TYPE, rulesOf, SPECULATION_RULES } from '../serve/speculation.ts'
import { caddyDictionaries, type DictionaryParts } from './caddy-dictionaries.ts'
import { CARDS, fileNames, HOSTILE } from './names.ts'
import { type HostOptions, type HostRules, prefixesOf } from './rules.ts'

const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`

/**
 * A Caddy site (2.6 or newer) for one tenant; Caddy fetches its certificate, and redirects from HTTP to HTTPS.
 *
 * @param address with `http://` if HTTPS ends in front of it
 */
export function caddyOf(
  rules: HostRules,
  { domain, folder, platform, tail = null, vitals = null, certificate = null }: HostOptions,
  address = domain,
): string {
  const isPlain = address.startsWith('http://')
  const dictionaries = caddyDictionaries(rules.dictionaries, rules.prerenders)
  // The deepest first: the first match is the nearest.
  const missing = rules.notFound.map(
    (place, index) => `			@missing${index} path ${place}*
			handle @missing${index} {
				rewrite * ${place}404/index.html
				file_server {
					precompressed br gzip
				}
			}`,
  )
  return `# Made by npm run hosts for ${domain}: run it again for each release that changes who may frame a micro page.
${address} {
	root * ${folder}${certificate === null ? '' : `\n\ttls ${certificate.chain} ${certificate.key}`}
	encode zstd gzip
	map {path} {ancestors} {resource} {
		~${CARDS} "*" cross-origin
${rules.framed.map(([page, origins]) => `\t\t${page} ${quoted(origins)} cross-origin`).join('\n')}
		default "'none'" same-origin
	}
	map {http.request.orig_uri} {hostile} {
		~(?i)${HOSTILE} yes
		default no
	}
	map {query} {asked} {joined} {
		~(.+) "?\${1}" "?\${1}&"
		default "" "?"
	}
${dictionaries.maps}${platform === null ? '' : proxied(platform, isPlain)}${tail === null ? '' : onRequest(tail, folder)}${vitals === null ? '' : reported(vitals)}
	handle {
		route {
${headers(rules, dictionaries, isPlain)}
			@named path_regexp ^/_astro/|\\.[0-9a-f]{8,}\\.[a-z0-9]+$
			header @named Cache-Control "public, max-age=31536000, immutable"
			@preview path_regexp /(login-)?preview/$
			header @preview Cache-Control no-store
			@hostile expression {hostile} == "yes"
			error @hostile 404
			@none {
				path_regexp /\\.
				not path /.well-known/*
			}
			error @none 404
			@other not method GET HEAD
			error @other 405
			# Prefixes are case-insensitive.
${prefixesOf(rules)
  .map((prefix, index) => inProperCase(prefix, index, folder))
  .join('\n')}
			# The default language has no prefix.
			@prefixed path_regexp prefixed (?i)^/${rules.unprefixed}(?:/(.*))?$
			handle @prefixed {
				@there file {
					root ${folder}
					try_files /{re.prefixed.1}/index.html
				}
				redir @there /{re.prefixed.1}{joined}language=${rules.unprefixed} 308
				error 404
			}
			# Pages are folders: their addresses end with a slash.
			@folder {
				not path */
				file {path}/index.html
			}
			redir @folder {path}/{asked} 308
${dictionaries.packed}			try_files {path} {path}/index.html =404
			file_server {
				index index.html
				precompressed br gzip
			}
		}
	}
	handle_errors {
		route {
${headers(rules, dictionaries, isPlain)}
			header Content-Security-Policy ${quoted(`${rules.policy}; frame-ancestors 'none'`)}
			header ${SPECULATION_RULES} ${quoted(rulesOf(false, rules.prerenders))}
			header Cross-Origin-Resource-Policy same-origin
${missing.join('\n')}
		}
	}
}
`
}

const inProperCase = (prefix: string, index: number, folder: string) => `			@case${index} {
				path_regexp case${index} (?i)^/${prefix}(?:/(.*))?$
				not path_regexp ^/${prefix}(/|$)
			}
			handle @case${index} {
				@page${index} file {
					root ${folder}
					try_files /${prefix}/{re.case${index}.1}/index.html
				}
				redir @page${index} /${prefix}/{re.case${index}.1}{asked} 308
				error 404
			}`

/** Exhibit details, and texts too long for them, without a file: rendered by the service with its own headers. */
const onRequest = (tail: string, folder: string) => `
	@tail {
		expression {hostile} == "no"
		path_regexp (/exhibits/detail/[^/]+/?|^/site/texts/.+)$
		not file {
			root ${folder}
			try_files {path} {path}/index.html
		}
	}
	handle @tail {
		reverse_proxy ${tail}
	}`

/** Proxies browsers' reports to their collector. */
function reported({ path, collector }: NonNullable<HostOptions['vitals']>): string {
  const { origin, host, pathname, search } = new URL(collector)
  return `
	@vitals {
		method POST
		path ${path}
	}
	handle @vitals {
		request_body {
			max_size 16KB
		}
		rewrite * ${pathname}${search}
		reverse_proxy ${origin} {
			header_up Host ${host}
		}
	}`
}

/** The headers of every answer, then the deviations of each kind of file, in this order. */
function headers(rules: HostRules, dictionaries: DictionaryParts, isPlain: boolean): string {
  const { xml, open } = fileNames()
  const all = isPlain ? SAFETY_HEADERS : { ...SAFETY_HEADERS, 'Strict-Transport-Security': TRANSPORT_SECURITY }
  const safety = Object.entries(all).map(([name, value]) => `\t\t\t\t${name} ${quoted(value)}`)
  return `			header {
${safety.join('\n')}
				Cache-Control no-cache
				Cross-Origin-Resource-Policy {resource}
			}
			header {
				-Server
				# Also for the plain form: a cached response in one coding is not for every browser.
				Vary ${dictionaries.vary}
				defer
			}
			@page path_regexp /$
			header @page Content-Security-Policy ${quoted(`${rules.policy}; frame-ancestors {ancestors}`)}
			header @page ${SPECULATION_RULES} ${quoted(rulesOf(false, rules.prerenders))}
			@speculation path *${RULES_ENDING}
			header @speculation Content-Type ${RULES_TYPE}
${dictionaries.headers}			@open path ${open.join(' ')}
			header @open Cross-Origin-Resource-Policy cross-origin
			@xml path ${xml.join(' ')}
			header @xml Content-Security-Policy ${quoted(XML_POLICY)}
			@sitemap path *.xml
			header @sitemap Content-Type application/xml
			@demo path /demo.html
			header @demo {
				Content-Security-Policy "frame-ancestors 'none'"
				${SPECULATION_RULES} ${quoted(rulesOf(false, rules.prerenders))}
			}`
}

/** Proxies to the platform. Its documents get a policy that forbids everything on the site's origin. */
function proxied(platform: string, isPlain: boolean): string {
  const headers = `		header {
			X-Content-Type-Options nosniff${isPlain ? '' : `\n			Strict-Transport-Security ${quoted(TRANSPORT_SECURITY)}`}
			defer
		}`
  const onward = `		reverse_proxy ${platform} {
			header_up Host {upstream_hostport}
			@document {
				header Content-Type *html*
				header Content-Type *xml*
				header Content-Type *svg*
			}
			handle_response @document {
				header Content-Security-Policy ${quoted(FOREIGN_PAGE_POLICY)}
				copy_response
			}
		}`
  return `	handle /webapi/* {
${headers}
		uri strip_prefix /webapi
${onward}
	}
	handle /media/* {
${headers}
${onward}
	}`
}

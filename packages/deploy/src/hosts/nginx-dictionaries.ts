import { AVAILABLE, DICTIONARY_USES, type DictionaryIndex, dictionaryLinks } from '../serve/dictionaries.ts'

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

/** The parts of an nginx server that send pages compressed with dictionaries; all empty if the site has none. */
export interface DictionaryParts {
  /** Next to the other maps. */
  readonly maps: string
  /** Headers of the server. */
  readonly headers: string
  /** In a location, before it serves a page. */
  readonly packed: string
  readonly locations: string
}

/**
 * The file's name determines which compressed file a browser gets: the configuration contains no hash. It names the
 * dictionaries that pages announce, so that a release of new code needs a new configuration.
 *
 * @param own a variable of the tenant
 * @param path the variable of the path as requested
 */
export function nginxDictionaries(
  index: DictionaryIndex | undefined,
  own: (name: string) => string,
  path: string,
  brotli: boolean,
): DictionaryParts {
  if (index === undefined) return { maps: '', headers: '', packed: '', locations: '' }
  const [id, end, coding] = [own('dictionary'), own('dictionary_ending'), own('dictionary_coding')]
  const [link, use, vary] = [own('dictionary_link'), own('dictionary_use'), own('dictionary_vary')]
  const links = dictionaryLinks(index).map(
    ([prefix, value]) => `    ${quoted(`~^text/html.* ${prefix}`)} ${quoted(value)};`,
  )
  const header = ([name, value]: readonly [string, string]) => `    add_header ${name} ${value} always;`
  return {
    maps: `map "$http_available_dictionary $http_accept_encoding" ${id} {
    default none;
    ${quoted(`~${AVAILABLE.replace('(', '(?<own_dictionary>')}`)} $own_dictionary;
}
map $http_accept_encoding ${end} {
    default none;
    "~(?:^|[ ,])br *(?:,|$)" br;
}
map "$status $uri" ${coding} {
    default "";
    "~^200 .*\\.dcz$" dcz;
    "~^200 /dictionaries/.*\\.br$" br;
}
map "$sent_http_content_type ${path}" ${link} {
    default "";
${links.join('\n')}
}
map "$status ${path}" ${use} {
    default "";
${DICTIONARY_USES.map(([name, value], n) => {
  const named = name.replace('^', '^(?:200|304) ').replace('([', `(?<own_language${n}>[`)
  return `    ${quoted(`~${named}`)} ${quoted(value).replace('$1', `$own_language${n}`)};`
}).join('\n')}
}
# gzip_vary adds Accept-Encoding for the types in gzip_types. A 304 response has no content type.
map "$sent_http_content_type $uri" ${vary} {
    default "";
    "~^text/html.*\\.dcz$" "Accept-Encoding, Available-Dictionary";
    ~^text/html Available-Dictionary;
    "~^ .*\\.dcz$" "Accept-Encoding, Available-Dictionary";
    "~^ .*(?:/|\\.html)$" Available-Dictionary;
    "~ /dictionaries/.*\\.br$" Accept-Encoding;
}
`,
    headers: [
      header(['Content-Encoding', coding]),
      header(['Link', link]),
      header(['Use-As-Dictionary', use]),
      header(['Vary', vary]),
      '',
    ].join('\n'),
    packed: `        if (-f $document_root$uri/index.html.${id}.dcz) { rewrite ^ $uri/index.html.${id}.dcz last; }
`,
    locations: `    # Pages compressed with the dictionary that the browser has, and dictionaries.
    location ~ "(?:\\.dcz|^/dictionaries/.*\\.br)$" {
        internal;
        # A range of a compressed file is useless, and would be sent without its coding.
        max_ranges 0;
        gzip off;
        gzip_static off;${brotli ? '\n        brotli_static off;' : ''}
        types { text/html dcz; text/plain br; }
    }
    location /dictionaries/ {
        if ($request_method !~ "^(GET|HEAD)$") { return 405; }
        if (-f $document_root$uri.${end}) { rewrite ^ $uri.${end} last; }
    }
`,
  }
}

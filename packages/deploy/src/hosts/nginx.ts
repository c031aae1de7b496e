import { FOREIGN_PAGE_POLICY, SAFETY_HEADERS, TRANSPORT_SECURITY, XML_POLICY } from '../serve/headers.ts'
import { RULES_ENDING, RULES_TYPE, rulesOf, SPECULATION_RULES } from '../serve/speculation.ts'
import { CARDS, HOSTILE } from './names.ts'
import { nginxDictionaries } from './nginx-dictionaries.ts'
import { type Certificate, type HostOptions, type HostRules, prefixesOf } from './rules.ts'

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * An nginx server (1.18 or newer) for one tenant, to be included in `http { … }`. Its variables contain the tenant's
 * name, so that several servers can coexist.
 *
 * @param ports to listen on: `https` if there is a certificate, and `http` redirects to it
 */
export function nginxOf(
  rules: HostRules,
  { domain, folder, platform, tail = null, vitals = null, brotli = false, certificate = null }: HostOptions,
  ports = { http: 80, https: 443 },
): string {
  const own = (name: string) => `$${name}_${domain.replace(/\W/g, '_')}`
  const [path, ancestors, missing] = [own('path'), own('ancestors'), own('missing')]
  const [policy, resource, cache, connection] = [own('policy'), own('resource'), own('cache'), own('connection')]
  const speculation = own('speculation')
  const [written, hostile, foreign] = [own('written'), own('hostile'), own('foreign')]
  const dictionaries = nginxDictionaries(rules.dictionaries, own, path, brotli)
  const always = (name: string, value: string) => `    add_header ${name} ${value} always;`
  return `# Made by npm run hosts for ${domain}: run it again for each release that changes who may frame a micro page.
map $request_uri ${path} {
    ~^(?<own_path>[^?]*) $own_path;
}
map $request_uri ${written} {
    default "";
    ${quoted(`~*${HOSTILE}`)} hostile;
}
# Serves the not-found page itself: an internal redirect keeps $request_uri.
map "${written} $uri" ${hostile} {
    volatile;
    default "";
    "~^hostile (?!.*/404/index\\.html$)" 1;
}
map $upstream_http_content_type ${foreign} {
    default "";
    "~*(html|xml|svg)" ${quoted(FOREIGN_PAGE_POLICY)};
}
map ${path} ${ancestors} {
    default "'none'";
    ${quoted(`~${CARDS}`)} *;
${rules.framed.map(([address, origins]) => `    ${quoted(address)} ${quoted(origins)};`).join('\n')}
}
map ${path} ${missing} {
${rules.notFound.map((address) => `    ${address === '/' ? 'default' : `~*^${literal(address)}`} ${address}404/index.html;`).join('\n')}
}
map $http_upgrade ${connection} {
    default upgrade;
    "" "";
}
map "$status $sent_http_content_type ${path}" ${policy} {
    default "";
    "~^(200|206|304) text/html.* /demo\\.html$" "frame-ancestors 'none'";
    "~^\\d+ text/html" ${quoted(`${rules.policy}; frame-ancestors ${ancestors}`)};
    "~^\\d+ (image/svg\\+xml|application/xml|text/xml|application/rss\\+xml)" ${quoted(XML_POLICY)};
}
map "$sent_http_content_type ${ancestors}" ${resource} {
    default same-origin;
    "~^text/html.* 'none'$" same-origin;
    ~^text/html cross-origin;
    "~^(image/|font/|video/|audio/|text/calendar|text/xml|application/(json|pdf|xml|rss\\+xml))" cross-origin;
}
map "$sent_http_content_type $uri" ${speculation} {
    default "";
    "~^text/html.*\\.dcz$" ${quoted(rulesOf(true, rules.prerenders))};
    ~^text/html ${quoted(rulesOf(false, rules.prerenders))};
}
map "$status ${path}" ${cache} {
    default no-cache;
    ~^(200|206|304).*/(login-)?preview/$ no-store;
    "~^(200|206|304) /_astro/" "public, max-age=31536000, immutable";
    "~^(200|206|304) .*\\.[0-9a-f]{8,}\\.[a-z0-9]+$" "public, max-age=31536000, immutable";
}
${dictionaries.maps}${certificate === null ? '' : toHttps(domain, ports)}server {
    listen ${certificate === null ? ports.http : `${ports.https} ssl`};
    server_name ${domain};
    # nginx gives a request for an unknown host to the first of its servers.
    if ($host != "${domain}") { return 444; }
    root ${folder};
    index index.html;
    charset utf-8;
    absolute_redirect off;
    server_tokens off;
    # A release is switched by moving the link: it is resolved again for each request.
    open_file_cache off;
    error_page 403 404 ${missing};

${Object.entries(SAFETY_HEADERS)
  .map(([name, value]) => always(name, quoted(value)))
  .join('\n')}
${always('Content-Security-Policy', policy)}
${always('Cross-Origin-Resource-Policy', resource)}
${always('Cache-Control', cache)}
${always(SPECULATION_RULES, speculation)}
${dictionaries.headers}${certificate === null ? '    # TLS is terminated in front of this server, and Strict-Transport-Security is sent there.' : transport(certificate)}

    types {
        text/html html;
        text/css css;
        text/javascript js mjs;
        application/json json map;
        application/manifest+json webmanifest;
        ${RULES_TYPE} ${RULES_ENDING.slice(1)};
        application/xml xml;
        text/plain txt;
        text/calendar ics;
        image/svg+xml svg;
        image/png png;
        image/jpeg jpg jpeg;
        image/webp webp;
        image/avif avif;
        image/x-icon ico;
        font/woff2 woff2;
        video/mp4 mp4;
        application/pdf pdf;
    }
    # Compressed files written by npm run release -- --precompress are sent unchanged.
    gzip_static on;${brotli ? '\n    brotli_static on;' : ''}
    gzip on;
    gzip_vary on;
    gzip_types text/css text/javascript text/plain application/json application/xml application/manifest+json image/svg+xml text/calendar;

    location ~ "/\\.(?!well-known/)" { return 404; }
${dictionaries.locations}${tail === null ? '' : onRequest(tail, path, hostile, dictionaries.packed)}    # Prefixes are case-insensitive.
${prefixesOf(rules)
  .map((prefix) => inProperCase(prefix, hostile))
  .join('\n')}
    # The default language has no prefix.
    location ~* "^/${literal(rules.unprefixed)}(?<rest>/.*)?$" {
        if (${hostile}) { return 404; }
        set $onward $rest;
        if ($rest = "") { set $onward "/"; }
        if (!-f $document_root$rest/index.html) { return 404; }
        set $joined "";
        if ($args) { set $joined "&"; }
        return 308 $onward?$args\${joined}language=${rules.unprefixed};
    }
    location / {
        if (${hostile}) { return 404; }
        if ($request_method !~ "^(GET|HEAD)$") { return 405; }
        if (-f $document_root$uri/index.html) { set $is_page "page"; }
        if (${path} !~ "/$") { set $is_page "\${is_page} without slash"; }
        if ($is_page = "page without slash") { return 308 ${path}/$is_args$args; }
${dictionaries.packed}        try_files $uri $uri/index.html =404;
    }
${vitals === null ? '' : reported(vitals)}${platform === null ? '' : proxied(platform, connection, foreign, certificate !== null)}}
`
}

const inProperCase = (
  prefix: string,
  hostile: string,
) => `    location ~* "^/(?-i:(?!${prefix}(/|$)))${prefix}(?<rest>/.*)?$" {
        if (${hostile}) { return 404; }
        if (!-f $document_root/${prefix}$rest/index.html) { return 404; }
        set $onward $rest;
        if ($rest = "") { set $onward "/"; }
        return 308 /${prefix}$onward$is_args$args;
    }`

const toHttps = (domain: string, { http, https }: { http: number; https: number }) => `server {
    listen ${http};
    server_name ${domain};
    if ($host != "${domain}") { return 444; }
    server_tokens off;
    return 308 https://$host${https === 443 ? '' : `:${https}`}$request_uri;
}
`

const transport = ({
  chain,
  key,
}: Certificate) => `    add_header Strict-Transport-Security ${quoted(TRANSPORT_SECURITY)} always;
    ssl_certificate ${chain};
    ssl_certificate_key ${key};
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_session_cache shared:tls:10m;
    ssl_session_tickets off;`

/**
 * Exhibit details, and texts too long for them, without a file: rendered by the service, which sends the same headers
 * as this host. Before the locations of prefixes, which redirect only to files: the service redirects these addresses.
 */
const onRequest = (
  tail: string,
  path: string,
  hostile: string,
  packed: string,
) => `    location ~ "/exhibits/detail/[^/]+$" {
        if (${hostile}) { return 404; }
        return 308 ${path}/$is_args$args;
    }
    location ~ "/exhibits/detail/[^/]+/$" {
        if (${hostile}) { return 404; }
        if ($request_method !~ "^(GET|HEAD)$") { return 405; }
${packed}        try_files $uri/index.html @tail;
    }
    location ^~ /site/texts/ {
        if (${hostile}) { return 404; }
        if ($request_method !~ "^(GET|HEAD)$") { return 405; }
        try_files $uri @tail;
    }
    location @tail {
        proxy_pass ${tail};
        proxy_http_version 1.1;
        proxy_set_header Host $host;
${[
  ...Object.keys(SAFETY_HEADERS),
  'Content-Security-Policy',
  'Cross-Origin-Resource-Policy',
  'Cache-Control',
  SPECULATION_RULES,
]
  .map((name) => `        proxy_hide_header ${name};`)
  .join('\n')}
    }
`

/** Proxies browsers' reports to their collector. */
const reported = ({ path, collector }: NonNullable<HostOptions['vitals']>) => `    location = ${path} {
        limit_except POST { deny all; }
        client_max_body_size 16k;
        proxy_pass ${collector};
        proxy_ssl_server_name on;
        proxy_set_header Host ${new URL(collector).host};
    }
`

/**
 * Proxies to the platform: calls (without the prefix) and WebSockets below /webapi/, pictures below /media/. The
 * platform's documents get a policy that forbids everything on the site's origin.
 */
function proxied(platform: string, connection: string, foreign: string, isSecure: boolean): string {
  const host = new URL(platform).host
  const common = `        proxy_http_version 1.1;
        proxy_ssl_server_name on;
        proxy_set_header Host ${host};
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_set_header X-Forwarded-Proto $scheme;
        proxy_set_header X-Forwarded-Host $host;
        proxy_hide_header X-Content-Type-Options;
        add_header X-Content-Type-Options nosniff always;
        add_header Content-Security-Policy ${foreign} always;${isSecure ? `\n        add_header Strict-Transport-Security ${quoted(TRANSPORT_SECURITY)} always;` : ''}`
  return `    location /webapi/ {
        proxy_pass ${platform}/;
${common}
        proxy_set_header Upgrade $http_upgrade;
        proxy_set_header Connection ${connection};
        # An idle chat stays open; uploads have up to 20 MB.
        proxy_read_timeout 1h;
        client_max_body_size 25m;
    }
    location /media/ {
        proxy_pass ${platform}/media/;
${common}
    }
`
}

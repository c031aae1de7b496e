// npm run hosts -- --dir DIST --domain HOST [--platform URL] [--folder PATH] [--out DIR]: writes configurations for the
// tenant's host, for nginx, Caddy, Cloudflare Pages and Netlify, CloudFront, Docker Compose and Kubernetes, from one
// table (packages/deploy/src/hosts/rules.ts, packages/deploy/src/serve/headers.ts).
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { parseAddress } from '@fair/contract/rules/address.ts'
import { caddyOf } from '@fair/deploy/hosts/caddy.ts'
import { cloudFrontOf } from '@fair/deploy/hosts/cloudfront.ts'
import { composeOf, kubernetesOf } from '@fair/deploy/hosts/containers.ts'
import { headersFileOf } from '@fair/deploy/hosts/headers-file.ts'
import { nginxOf } from '@fair/deploy/hosts/nginx.ts'
import { forwardedTo, readRules, withReports } from '@fair/deploy/hosts/rules.ts'
import { Advice, giveUp } from './advice.mjs'

const USAGE = `Usage: npm run hosts -- --domain HOST [--dir DIR] [--platform URL] [--folder PATH] [--tail URL] [--brotli] [--no-dictionaries] [--prerender] [--out DIR]
  --domain    the host name of the site
  --dir       the built site to read                               (dist)
  --platform  target of /webapi/ and /media/, an address without a path; without it they are not proxied, as with
              --api-base
  --folder    where the site is on the host                        (/srv/{domain}/dist)
  --tail      address of npm run serve:tail, which renders exhibit details that have no file
  --vitals PATH,URL  where reports from browsers are forwarded, if npm run build -- --vitals names a path
  --csp-reports  where browsers report violations of a page's policy: a path of the site, or an https address
  --brotli    nginx has the module for Brotli files (Debian: libnginx-mod-http-brotli-static)
  --no-dictionaries  pages are not sent compressed with a dictionary, although the release has them: for a host behind a
              CDN that does not honour Vary. Only nginx and Caddy send such pages
  --prerender browsers prerender pages on hover or touch; otherwise they only fetch them
  --certificate CHAIN,KEY  nginx terminates TLS with these files; without them, a proxy in front does. Caddy has its own
              With --brotli or --certificate no container files are written: their nginx has neither
  --out       folder for the generated files                       (.hosts/{domain})`

function commandLine() {
  try {
    const text = { type: 'string' } as const
    const options = {
      domain: text,
      dir: text,
      platform: text,
      folder: text,
      tail: text,
      out: text,
      certificate: text,
      vitals: text,
      'csp-reports': text,
      brotli: { type: 'boolean' },
      'no-dictionaries': { type: 'boolean' },
      prerender: { type: 'boolean' },
      help: { type: 'boolean' },
    } as const
    return parseArgs({ options }).values
  } catch (error) {
    throw new Advice(`${error instanceof Error ? error.message : error}\n${USAGE}`, 2)
  }
}

async function main(): Promise<void> {
  const {
    domain,
    dir = 'dist',
    platform,
    folder,
    out,
    tail: requested,
    vitals,
    certificate,
    brotli = false,
    help,
    'csp-reports': reportsTo,
    'no-dictionaries': plain = false,
    prerender: prerenders = false,
  } = commandLine()
  if (help) return console.log(USAGE)
  if (!domain || !/^[a-z0-9.-]+$/.test(domain)) throw new Advice(USAGE, 2)
  const origin = forwardedTo('platform', platform)
  const tail = forwardedTo('tail', requested)
  const [chain, key, ...rest] = certificate?.split(',') ?? []
  if (certificate !== undefined && !(chain && key && rest.length === 0))
    throw new Advice('--certificate takes two files separated by a comma: the chain and the key.', 2)
  const [reportPath = '', collector = ''] = vitals?.split(',') ?? []
  if (vitals !== undefined && !(/^\/(?!\/)[\w./-]+$/.test(reportPath) && parseAddress(collector)))
    throw new Advice(`--vitals takes a path and an address separated by a comma, not "${vitals}".`, 2)
  const reports = vitals === undefined ? null : { path: reportPath, collector }
  const options = { tail, vitals: reports, domain, folder: folder ?? `/srv/${domain}/dist`, platform: origin }
  if (reportsTo !== undefined && !/^(?:https:\/\/[a-z0-9.-]+(?::\d{1,5})?)?\/(?!\/)[\w./-]*$/i.test(reportsTo))
    throw new Advice(`--csp-reports takes a path or an https address, not "${reportsTo}".`, 2)
  const { dictionaries, ...read } = withReports(readRules(dir), reportsTo)
  const rules = { ...read, prerenders, ...(plain || dictionaries === undefined ? {} : { dictionaries }) }
  const nginx = nginxOf(rules, { ...options, brotli, certificate: chain && key ? { chain, key } : null })
  const { request, response, policy } = cloudFrontOf(rules, options)
  const files = {
    'nginx.conf': nginx,
    Caddyfile: caddyOf(rules, options),
    _headers: headersFileOf(rules),
    'cloudfront-request.js': request,
    'cloudfront-response.js': response,
    'cloudfront-headers-policy.json': policy,
    // nginx's own image does not terminate HTTPS, and has no brotli module.
    ...(brotli || chain ? {} : { 'compose.yaml': composeOf(options), 'kubernetes.yaml': kubernetesOf(options, nginx) }),
  }
  const into = out ?? path.join('.hosts', domain)
  fs.mkdirSync(into, { recursive: true })
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(into, name), text)
  console.log(`${Object.keys(files).join(', ')} in ${into}`)
}

await main().catch(giveUp)

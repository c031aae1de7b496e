// nginx and Caddy for tests/runs/hosts.ts: with the configurations that npm run hosts writes, over HTTP and over HTTPS.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { caddyOf } from './caddy.ts'
import { nginxOf } from './nginx.ts'
import { send } from './requests.ts'
import type { Certificate, HostOptions, HostRules } from './rules.ts'

export interface Tenant {
  readonly domain: string
  readonly folder: string
  readonly rules: HostRules
}

/** Ports of one kind of host: `plain` as if HTTPS ended in front of it; `https`, with `http` that redirects to it. */
export interface Ports {
  readonly plain: number
  readonly http: number
  readonly https: number
}

type Behind = Pick<HostOptions, 'platform' | 'tail'>

/** A self-signed certificate for these names, valid for a day. */
export function makeCertificate(work: string, domains: readonly string[]): Certificate {
  const [chain, key] = [path.join(work, 'chain.pem'), path.join(work, 'key.pem')]
  const names = `subjectAltName=${domains.map((domain) => `DNS:${domain}`).join(',')}`
  const kind = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=test', '-addext', names]
  execFileSync('openssl', [...kind, '-keyout', key, '-out', chain], { stdio: 'pipe' })
  return { chain, key }
}

/** Debian's modules are in separate files, which its main configuration includes. */
const MODULES = '/etc/nginx/modules-enabled/*.conf'

export function startNginx(
  work: string,
  tenants: readonly Tenant[],
  behind: Behind,
  { plain, http, https }: Ports,
  certificate: Certificate,
): ChildProcess {
  const servers = tenants.flatMap(({ domain, folder, rules }) => {
    const options = { domain, folder, ...behind, brotli: true }
    // Its variables contain the tenant's name: another configuration for the same one has to use another name.
    const secure = nginxOf(rules, { ...options, certificate }, { http, https })
    const apart = secure.replaceAll(`_${domain.replace(/\W/g, '_')}`, '$&_https')
    return [nginxOf(rules, options, { http: plain, https: plain }), apart]
  })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${work}/${name};`,
  )
  const file = path.join(work, 'nginx.conf')
  const head = `daemon off;\npid ${work}/nginx.pid;\nerror_log ${work}/error.log;\ninclude ${MODULES};\nevents {}\n`
  fs.writeFileSync(
    file,
    `${head}http {\naccess_log off;\nvariables_hash_max_size 4096;\n${temporary.join('\n')}\n${servers.join('\n')}}\n`,
  )
  return spawn('nginx', ['-c', file, '-e', `${work}/error.log`], { stdio: 'inherit' })
}

export function startCaddy(
  work: string,
  tenants: readonly Tenant[],
  behind: Behind,
  { plain, http, https }: Ports,
  certificate: Certificate,
): ChildProcess {
  const file = path.join(work, 'Caddyfile')
  const sites = tenants.flatMap(({ domain, folder, rules }) => {
    const options = { domain, folder, ...behind }
    return [caddyOf(rules, options, `http://${domain}:${plain}`), caddyOf(rules, { ...options, certificate })]
  })
  const ports = `\thttp_port ${http}\n\thttps_port ${https}\n`
  fs.writeFileSync(file, `{\n\tadmin off\n${ports}\tlog {\n\t\tlevel ERROR\n\t}\n}\n${sites.join('\n')}`)
  const home = { ...process.env, HOME: work, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work }
  return spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], { stdio: 'inherit', env: home })
}

/** Waits until a host answers for a tenant. */
export async function answering(port: number, domain: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await send(domain, '/', port).catch(() => null)) return
    await pause(100)
  }
  throw new Error(`nothing answers at ${port}`)
}

// Makes sure that the web servers are installed that test-hosts.ts starts.
import fs from 'node:fs'
import { ensureDebian } from './debian.mjs'
import { runToEnd } from './install.mjs'

/** @throws {import('./advice.mjs').Advice} if they are missing and cannot be installed */
export async function ensureHosts() {
  const isNew = await ensureDebian(
    ['nginx-light', 'libnginx-mod-http-brotli-static', 'caddy', 'openssl'],
    'The hosts were not tested: they need nginx and Caddy',
  )
  // The packages start services for the whole machine; the tests start their own, on free ports.
  if (isNew && fs.existsSync('/run/systemd/system')) await runToEnd('systemctl', ['disable', '--now', 'nginx', 'caddy'])
}

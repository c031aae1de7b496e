// The hosts that test-hosts.ts starts: makes sure that they are installed.
import fs from 'node:fs'
import { ensureDebian } from './debian.mjs'
import { runToEnd } from './install.mjs'

/** @throws {import('./advice.mjs').Advice} if there are none and they can't be installed */
export async function ensureHosts() {
  const isNew = await ensureDebian(
    ['nginx-light', 'libnginx-mod-http-brotli-static', 'caddy', 'openssl'],
    'The hosts were not tested: they need nginx and Caddy',
  )
  // The packages start services for the whole machine; the tests start their own, on free ports.
  if (isNew && fs.existsSync('/run/systemd/system')) await runToEnd('systemctl', ['disable', '--now', 'nginx', 'caddy'])
}

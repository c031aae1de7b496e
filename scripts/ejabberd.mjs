// Makes sure that the chat server is installed that the XMPP tests start (tests/xmpp).
import fs from 'node:fs'
import { ensureDebian } from './debian.mjs'
import { runToEnd } from './install.mjs'

const PACKAGES = ['ejabberd', 'erlang-p1-sqlite3']

/** @throws {import('./advice.mjs').Advice} if it is missing and cannot be installed */
export async function ensureEjabberd() {
  const isNew = await ensureDebian(PACKAGES, 'The chat over XMPP was not tested: it needs ejabberd')
  // The package starts a service for the whole machine; the tests start their own, on a free port.
  if (isNew && fs.existsSync('/run/systemd/system')) await runToEnd('systemctl', ['disable', '--now', 'ejabberd'])
}

// The chat service that the XMPP tests start (tests/xmpp): makes sure that it is installed.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { Advice } from './advice.mjs'
import { runToEnd } from './install.mjs'

const PACKAGES = ['ejabberd', 'erlang-p1-sqlite3']
/** A mirror that does not answer is given up after a minute, not after an hour. */
const PATIENCE = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::https::Timeout=20']

/** @param {string} name whether Debian has it installed */
function isInstalled(name) {
  try {
    return execFileSync('dpkg-query', ['-s', name], { encoding: 'utf8', stdio: 'pipe' }).includes('ok installed')
  } catch {
    return false
  }
}

/** @param {string[]} words @returns {Promise<boolean>} whether apt-get did it */
async function apt(...words) {
  const { code } = await runToEnd('apt-get', [...PATIENCE, ...words], {
    ...process.env,
    DEBIAN_FRONTEND: 'noninteractive',
  })
  return code === 0
}

/**
 * Installs ejabberd by apt-get where it is missing and that is allowed. A download that fails is tried once more, with
 * new lists.
 * @throws {Advice} if there is none: no Debian, no root, no network
 */
export async function ensureEjabberd() {
  const missing = PACKAGES.filter((name) => !isInstalled(name))
  if (missing.length === 0) return
  const advice = new Advice(
    `The chat over XMPP was not tested: it needs ejabberd (apt-get install ${missing.join(' ')}).`,
  )
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) throw advice
  console.error(`Installing ${missing.join(', ')} …`)
  const install = () => apt('install', '-y', '--no-install-recommends', ...missing)
  if (!(await install()) && !((await apt('update')) && (await install()))) throw advice
  // The package starts a service for the whole machine; the tests start one of their own, on a free port.
  if (fs.existsSync('/run/systemd/system')) await runToEnd('systemctl', ['disable', '--now', 'ejabberd'])
}

// Installs the Debian packages that tests need besides Chromium, if the user may install packages.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { Advice } from './advice.mjs'
import { runToEnd } from './install.mjs'

/** Gives up on a mirror that does not answer after a minute, not after an hour. */
const PATIENCE = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::https::Timeout=20']

/** @param {string} name whether Debian has the package installed */
function isInstalled(name) {
  try {
    return execFileSync('dpkg-query', ['-s', name], { encoding: 'utf8', stdio: 'pipe' }).includes('ok installed')
  } catch {
    return false
  }
}

/** @param {string[]} words @returns {Promise<boolean>} whether apt-get succeeded */
async function apt(...words) {
  const { code } = await runToEnd('apt-get', [...PATIENCE, ...words], {
    ...process.env,
    DEBIAN_FRONTEND: 'noninteractive',
  })
  return code === 0
}

/**
 * Installs missing packages with apt-get, if the user may do so. A failed download is retried once with new lists.
 * @param {string[]} packages
 * @param {string} without what cannot be done without them, as the beginning of a sentence
 * @returns {Promise<boolean>} whether anything had to be installed
 * @throws {Advice} if they are still missing: not Debian, no root, no network
 */
export async function ensureDebian(packages, without) {
  const missing = packages.filter((name) => !isInstalled(name))
  if (missing.length === 0) return false
  const advice = new Advice(`${without} (apt-get install ${missing.join(' ')}).`)
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) throw advice
  console.error(`Installing ${missing.join(', ')} …`)
  const install = () => apt('install', '-y', '--no-install-recommends', ...missing)
  if (!(await install()) && !((await apt('update')) && (await install()))) throw advice
  return true
}

/**
 * Installs servers that tests start on free ports, and disables the services that their packages start for the whole
 * machine.
 * @param {string[]} packages @param {string[]} services @param {string} without
 */
async function ensureServers(packages, services, without) {
  const isNew = await ensureDebian(packages, without)
  if (isNew && fs.existsSync('/run/systemd/system')) await runToEnd('systemctl', ['disable', '--now', ...services])
}

/** The chat server of the XMPP tests (tests/xmpp). @throws {Advice} if it is missing and cannot be installed */
export const ensureEjabberd = () =>
  ensureServers(['ejabberd', 'erlang-p1-sqlite3'], ['ejabberd'], 'The chat over XMPP was not tested: it needs ejabberd')

/** The web servers of tests/runs/hosts.ts. @throws {Advice} if they are missing and cannot be installed */
export const ensureHosts = () =>
  ensureServers(
    ['nginx-light', 'libnginx-mod-http-brotli-static', 'caddy', 'openssl'],
    ['nginx', 'caddy'],
    'The hosts were not tested: they need nginx and Caddy',
  )

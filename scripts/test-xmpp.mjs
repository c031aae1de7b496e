// npm run test:xmpp [-- MESSAGES KILLS]: the chat over XMPP, against an ejabberd of its own (tests/xmpp): what every
// transport has to do, and a kill test. Installs ejabberd by apt-get where it is missing and that is allowed.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { Advice, giveUp } from './advice.mjs'
import { checkNode, ensurePackages, handOver, pinnedNode, root, runToEnd } from './install.mjs'

const PACKAGES = ['ejabberd', 'erlang-p1-sqlite3']

/** @param {string} name whether Debian has it installed */
function isInstalled(name) {
  try {
    return execFileSync('dpkg-query', ['-s', name], { encoding: 'utf8' }).includes('ok installed')
  } catch {
    return false
  }
}

async function ensureEjabberd() {
  const missing = PACKAGES.filter((name) => !isInstalled(name))
  if (missing.length === 0) return
  const advice = new Advice(`The tests need ejabberd: sudo apt-get install ${missing.join(' ')}`)
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) throw advice
  console.log(`Installing ${missing.join(', ')} …`)
  const install = () =>
    runToEnd('apt-get', ['install', '-y', '--no-install-recommends', ...missing], {
      ...process.env,
      DEBIAN_FRONTEND: 'noninteractive',
    })
  if ((await install()).code === 0) return
  await runToEnd('apt-get', ['update'], process.env)
  if ((await install()).code !== 0) throw advice
}

async function main() {
  checkNode()
  await ensurePackages()
  await ensureEjabberd()
  const [messages = '1000', kills = '10'] = process.argv.slice(2)
  process.exitCode = await handOver(
    pinnedNode,
    [
      '--disable-warning=ExperimentalWarning',
      path.join(root, 'node_modules/vitest/vitest.mjs'),
      ...['run', '--project', 'xmpp'],
    ],
    { ...process.env, XMPP_MESSAGES: messages, XMPP_KILLS: kills },
  )
}

await main().catch(giveUp)

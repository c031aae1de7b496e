// npm run test:xmpp [-- MESSAGES KILLS]: the chat over XMPP, against a separate ejabberd (tests/xmpp): the requirements
// for every transport, and a kill test. Installs ejabberd with apt-get if it is missing and that is allowed. `npm run
// test:all` runs a small version.
import path from 'node:path'
import { giveUp } from '../../scripts/advice.mjs'
import { ensureEjabberd } from '../../scripts/debian.mjs'
import { checkNode, ensurePackages, handOver, pinnedNode, root } from '../../scripts/install.mjs'
import { NODE_FLAGS } from '../../scripts/node-flags.mjs'

async function main() {
  checkNode()
  await ensurePackages()
  await ensureEjabberd()
  const [messages = '1000', kills = '10'] = process.argv.slice(2)
  process.exitCode = await handOver(
    pinnedNode,
    [...NODE_FLAGS, path.join(root, 'node_modules/vitest/vitest.mjs'), ...['run', '--project', 'xmpp']],
    { ...process.env, XMPP_MESSAGES: messages, XMPP_KILLS: kills },
  )
}

await main().catch(giveUp)

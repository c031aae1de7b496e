// npm run test:chaos [-- MESSAGES KILLS]: the chat's chaos test at full size, 10,000 messages and 100 kills. Takes
// about fifteen minutes on an idle machine. `npm run test:all` runs a small version.
import path from 'node:path'
import { giveUp } from '../../scripts/advice.mjs'
import { checkNode, ensurePackages, handOver, pinnedNode, root } from '../../scripts/install.mjs'
import { NODE_FLAGS } from '../../scripts/node-flags.mjs'

async function main() {
  checkNode()
  await ensurePackages()
  const [messages = '10000', kills = '100'] = process.argv.slice(2)
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
  const environment = { ...process.env, CHAOS_MESSAGES: messages, CHAOS_KILLS: kills }
  process.exitCode = await handOver(
    pinnedNode,
    [...NODE_FLAGS, vitest, 'run', '--project', 'chaos', 'tests/chaos/chaos.test.ts'],
    environment,
  )
}

await main().catch(giveUp)

// npm start: from a fresh check-out to a fair in the browser. Installs what is missing, then runs scripts/serve-fair.ts
// under the pinned Node. Plain JavaScript: it runs on the system's Node.
import { giveUp } from './advice.mjs'
import { ensurePackages, handOver, pinnedNode } from './install.mjs'
import { NODE_FLAGS } from './node-flags.mjs'

try {
  await ensurePackages()
  process.exit(await handOver(pinnedNode, [...NODE_FLAGS, 'scripts/serve-fair.ts', ...process.argv.slice(2)]))
} catch (error) {
  giveUp(error)
}

// node scripts/run.mjs SCRIPT [ARGS…]: runs a script of ours under the pinned Node, packages installed first.
import { Advice, giveUp } from './advice.mjs'
import { ensurePackages, handOver, pinnedNode } from './install.mjs'
import { BUILD_FLAGS, NODE_FLAGS } from './node-flags.mjs'

const [script, ...args] = process.argv.slice(2)
try {
  if (!script) throw new Advice('Usage: node scripts/run.mjs SCRIPT [ARGS…]', 2)
  await ensurePackages()
  const flags = script === 'scripts/build.ts' ? BUILD_FLAGS : NODE_FLAGS
  process.exit(await handOver(pinnedNode, [...flags, script, ...args]))
} catch (error) {
  giveUp(error)
}

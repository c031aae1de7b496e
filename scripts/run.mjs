// node scripts/run.mjs SCRIPT [ARGS…]: installs missing packages, then runs one of our scripts under the pinned Node.
import { Advice, giveUp } from './advice.mjs'
import { ensurePackages, handOver, pinnedNode } from './install.mjs'
import { NODE_FLAGS } from './node-flags.mjs'
import { runBuild } from './run-build.mjs'

const [script, ...args] = process.argv.slice(2)
try {
  if (!script) throw new Advice('Usage: node scripts/run.mjs SCRIPT [ARGS…]', 2)
  await ensurePackages()
  const isBuild = script === 'scripts/build.ts'
  process.exit(await (isBuild ? runBuild(args) : handOver(pinnedNode, [...NODE_FLAGS, script, ...args])))
} catch (error) {
  giveUp(error)
}

// node scripts/run.mjs SCRIPT [ARGS…]: runs a script of ours under the pinned Node, packages installed first.
import { Advice, giveUp } from './advice.mjs'
import { ensurePackages, handOver, pinnedNode } from './install.mjs'

const [script, ...args] = process.argv.slice(2)
try {
  if (!script) throw new Advice('Usage: node scripts/run.mjs SCRIPT [ARGS…]', 2)
  await ensurePackages()
  process.exit(await handOver(pinnedNode, ['--disable-warning=ExperimentalWarning', script, ...args]))
} catch (error) {
  giveUp(error)
}

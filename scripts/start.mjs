// npm start: from a fresh check-out to a fair in the browser. Installs what is missing, then hands over to
// scripts/serve-fair.ts under the pinned Node. Plain JavaScript: it runs on the system's Node.
import { giveUp } from './advice.mjs'
import { ensurePackages, handOver, pinnedNode } from './install.mjs'

try {
  await ensurePackages()
  const flags = ['--disable-warning=ExperimentalWarning']
  process.exit(await handOver(pinnedNode, [...flags, 'scripts/serve-fair.ts', ...process.argv.slice(2)]))
} catch (error) {
  giveUp(error)
}

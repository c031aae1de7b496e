// npm run test:load [-- --busy N] [--times N] [FLAGS of npm test…]: runs npm test next to N processes that keep the
// processor busy (6), this many times (1). Fails if a run fails. Times are printed and never checked.
import { spawn } from 'node:child_process'
import * as util from 'node:util'
import { Advice, giveUp } from '../../scripts/advice.mjs'
import { checkNode, ensurePackages, handOver, pinnedNode } from '../../scripts/install.mjs'

const USAGE = 'Usage: npm run test:load [-- --busy N] [--times N] [-- FLAGS of npm test…]'

function commandLine() {
  const text = /** @type {const} */ ({ type: 'string' })
  try {
    const { values, positionals } = util.parseArgs({ options: { busy: text, times: text }, allowPositionals: true })
    const [busy, times] = [Number(values.busy ?? 6), Number(values.times ?? 1)]
    if (![busy, times].every((each) => Number.isInteger(each) && each >= 0)) throw new Error()
    return { busy, times, rest: positionals }
  } catch {
    throw new Advice(USAGE, 2)
  }
}

/** @param {number} count @returns {() => void} ends the processes */
function keepBusy(count) {
  // Each ends by itself when this process ends, because its standard input closes.
  const code =
    'process.stdin.on("end", () => process.exit()).resume(); const spin = () => { const until = performance.now() + 50; while (performance.now() < until); setImmediate(spin) }; spin()'
  const processes = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', code], { stdio: ['pipe', 'ignore', 'inherit'] }),
  )
  return () => {
    for (const each of processes) each.kill()
  }
}

async function main() {
  checkNode()
  const { busy, times, rest } = commandLine()
  await ensurePackages()
  const stop = keepBusy(busy)
  /** @type {string[]} */
  const rows = []
  let failures = 0
  try {
    for (let nth = 1; nth <= times; nth += 1) {
      const started = performance.now()
      const code = await handOver(pinnedNode, ['scripts/test.mjs', ...rest])
      failures += code === 0 ? 0 : 1
      const seconds = ((performance.now() - started) / 1000).toFixed(0)
      rows.push(`run ${nth}, ${busy} busy processes: ${code === 0 ? 'ok' : `exit code ${code}`}, ${seconds} s`)
    }
  } finally {
    stop()
  }
  console.log(`\n${rows.join('\n')}\n${times - failures} passed, ${failures} failed`)
  process.exitCode = failures === 0 ? 0 : 1
}

await main().catch(giveUp)

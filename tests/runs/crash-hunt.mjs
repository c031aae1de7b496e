// node tests/runs/crash-hunt.mjs [--builds N]: builds the small sample fair N times with the engine's compile cache and N
// times without it, in turn, and counts how the builds ended. Two builds run in parallel and share a cache, as in npm
// test. Exit code 1 if a build crashed. Logs and core dumps (if enabled) stay in the folder that it prints.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensurePackages, pinnedNode, root } from '../../scripts/install.mjs'
import { BUILD_FLAGS } from '../../scripts/node-flags.mjs'

const { values } = parseArgs({ options: { builds: { type: 'string', default: '10' } } })
const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'crash-hunt-'))
/** @type {Record<string, string>} */
const on = { NODE_COMPILE_CACHE: path.join(dir, 'compiled') }
const variants = { 'with the cache': on, 'without it': { NODE_DISABLE_COMPILE_CACHE: '1' } }
/** @type {Record<string, Record<string, number>>} how many builds ended so, by variant */
const count = {}

/** @param {string} variant @param {Record<string, string>} env @param {string} out @returns {Promise<void>} */
function build(variant, env, out) {
  const log = path.join(dir, `${out}.log`)
  const file = fs.openSync(log, 'w')
  const flags = ['--sandbox', '--size', 'small', '--languages', 'zh-CN,en-US', '--jobs', '2', '--clean']
  const own = ['--out', path.join(dir, out), '--cache-dir', path.join(dir, 'cache')]
  const script = path.join(root, 'scripts/build.ts')
  const child = spawn(
    'sh',
    ['-c', 'ulimit -c unlimited 2>/dev/null; exec "$0" "$@"', pinnedNode, ...BUILD_FLAGS, script, ...flags, ...own],
    { cwd: dir, env: { ...process.env, ...env }, stdio: ['ignore', file, file] },
  )
  return new Promise((resolve) => {
    child.once('close', (code, signal) => {
      fs.closeSync(file)
      const ended = signal ?? String(code)
      const counts = count[variant] ?? {}
      counts[ended] = (counts[ended] ?? 0) + 1
      count[variant] = counts
      if (ended !== '0')
        fs.renameSync(log, path.join(dir, `${variant}-${ended}-${counts[ended]}.log`.replaceAll(' ', '-')))
      resolve()
    })
  })
}

await ensurePackages()
console.log(dir)
for (let n = 0; n < Number(values.builds); n += 2) {
  for (const [variant, env] of Object.entries(variants)) {
    await Promise.all([build(variant, env, 'one'), build(variant, env, 'other')])
    console.log(JSON.stringify(count))
  }
}
const ends = Object.values(count).flatMap((counts) => Object.keys(counts))
process.exitCode = ends.every((end) => end === '0') ? 0 : 1

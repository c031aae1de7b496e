// A build as a process of its own, begun once more where the engine itself crashed.
import { handOver, pinnedNode } from './install.mjs'
import { BUILD_FLAGS } from './node-flags.mjs'

/** How a program ends that its machine code led astray (128 and SIGILL, SIGTRAP, SIGBUS, SIGSEGV): no build can say it itself. */
const CRASHES = [132, 133, 135, 139]
/** How a build ends that lost a part of it so (EXIT.crashed, src/content/failure.ts), and one that crashes again. */
const CRASHED = 9
const hasCrashed = (/** @type {number} */ code) => code === CRASHED || CRASHES.includes(code)

/**
 * A crash is a fault of Node, of a native package or of the machine, and hardly comes twice: seen once in some hundred builds
 * on CI, without a trace of its cause. A build can be ended at any moment without harm, so that it is begun again, without
 * compiled code that an earlier one kept; what comes twice is told.
 *
 * @param {string[]} args flags of npm run build
 * @param {NodeJS.ProcessEnv} [env]
 * @param {'inherit' | number} [out] see handOver
 * @param {typeof handOver} [start]
 * @returns {Promise<number>} the build's exit code
 */
export async function runBuild(args, env = process.env, out = 'inherit', start = handOver) {
  const once = (/** @type {NodeJS.ProcessEnv} */ own) =>
    start(pinnedNode, [...BUILD_FLAGS, 'scripts/build.ts', ...args], own, out)
  const code = await once(env)
  if (!hasCrashed(code)) return code
  console.error(`warning: The engine crashed (${code}) during the build; the site is as before. Once more …`)
  const again = await once({ ...env, NODE_DISABLE_COMPILE_CACHE: '1' })
  if (!hasCrashed(again)) return again
  console.error(
    `The engine crashed twice (${again}): a fault of Node, a native package or the machine. The site is as before.`,
  )
  return CRASHED
}

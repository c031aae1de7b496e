// How soon our site reacts to a first touch on the slow phone.
import type { Browser } from '@playwright/test'
import { visit } from './visit.ts'

export interface Touch {
  readonly name: string
  /** The element that is pressed, and the element that shows the reaction. */
  readonly press: string
  readonly answer: string
  /** How long after the load event it is pressed, in ms. */
  readonly after: number
  /** The longest time that the reaction may take, in ms. */
  readonly goal: number
}

/** The reaction is the mark of the chosen order; the cards follow when the platform has answered. */
const SORT = { press: '[data-key="sort:AZ"]', answer: '[data-key="sort:AZ"][aria-current]' }
const LOGIN = { press: '.account-corner [data-action=login]', answer: 'dialog[open] input' }

/** All of them happen on the list page. */
export const TOUCHES: readonly Touch[] = [
  { name: 'list sorted, pressed 3 s after load', ...SORT, after: 3000, goal: 400 },
  { name: 'list sorted, pressed as the page stands', ...SORT, after: 0, goal: 1600 },
  { name: 'login opened, pressed 3 s after load', ...LOGIN, after: 3000, goal: 600 },
]

const LONGEST_ANSWER = 15_000

/** Presses from a script, so that nothing announces the press: the time until the reaction, in ms. */
function touch(given: { press: string; answer: string; limit: number }): Promise<number | null> {
  return new Promise((resolve) => {
    const start = performance.now()
    const look = () => {
      const passed = performance.now() - start
      if (document.querySelector(given.answer)) resolve(passed)
      else if (passed > given.limit) resolve(null)
      else requestAnimationFrame(look)
    }
    document.querySelector<HTMLElement>(given.press)?.click()
    look()
  })
}

/** One touch on a fresh visit; null without a reaction within 15 s. */
export async function touched(browser: Browser, url: string, { press, answer, after }: Touch): Promise<number | null> {
  const { page, end } = await visit(browser, true)
  await page.goto(url)
  await page.waitForTimeout(after)
  const time = await page.evaluate(touch, { press, answer, limit: LONGEST_ANSWER })
  await end()
  return time
}

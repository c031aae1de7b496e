// npm run bench:touch [-- --url http://localhost:4321]: how soon a slow phone's first touch is answered by the site that
// runs there (npm start). The median of five on a fresh browser each; it wants a quiet computer. No test: it prints a table.
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { launchOptions } from './chromium.mjs'
import { slowPhone } from './slow-phone.ts'

const { values } = parseArgs({ options: { url: { type: 'string', default: 'http://localhost:4321' } } })
const TIMES = 5

interface Touch {
  what: string
  path: string
  /** What is pressed, and what stands once that is answered. */
  press: string
  answer: string
  /** How long the page was looked at before, in ms. */
  after: number
}

const SORT = { path: '/en-US/exhibitor/', press: '[data-key="sort:AZ"]', answer: '[data-key="sort:AZ"][aria-current]' }
const LOGIN = { path: '/en-US/exhibits/', press: '.account-corner [data-act=login]', answer: 'dialog[open] input' }
const TOUCHES: readonly Touch[] = [
  { what: 'list sorted, pressed as the page stands', ...SORT, after: 0 },
  { what: 'list sorted, pressed 2.5 s later', ...SORT, after: 2500 },
  { what: 'login opened, pressed 2.5 s later', ...LOGIN, after: 2500 },
]

/** Presses by script, so that nothing announces the press: until the answer stands, in ms. */
function touch({ press, answer }: { press: string; answer: string }): Promise<number> {
  return new Promise((resolve) => {
    const start = performance.now()
    const look = () => {
      if (document.querySelector(answer)) resolve(performance.now() - start)
      else requestAnimationFrame(look)
    }
    document.querySelector<HTMLElement>(press)?.click()
    look()
  })
}

async function measured(browser: Browser, { path, press, answer, after }: Touch): Promise<number> {
  const context = await browser.newContext({ baseURL: values.url })
  const page = await context.newPage()
  await slowPhone(page)
  await page.goto(path)
  await page.waitForTimeout(after)
  const time = await page.evaluate(touch, { press, answer })
  await context.close()
  return Math.round(time)
}

const browser = await chromium.launch(launchOptions())
const table = new Map<string, Record<string, number>>()
for (const each of TOUCHES) {
  const times: number[] = []
  for (let n = 0; n < TIMES; n += 1) times.push(await measured(browser, each))
  times.sort((a, b) => a - b)
  table.set(each.what, { 'best ms': times[0] ?? 0, 'median ms': times[2] ?? 0, 'worst ms': times.at(-1) ?? 0 })
}
await browser.close()
console.table(Object.fromEntries(table))

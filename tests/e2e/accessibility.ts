import fs from 'node:fs'
import { expect, type Frame, type Page } from '@playwright/test'
import type axe from 'axe-core'

/** Less than half of `axe.source`, which takes a third of a second for each page on a busy machine. */
const AXE = fs.readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** axe's best practices that the site meets too. */
const LANDMARKS = ['region', 'landmark-unique', 'image-redundant-alt']
/** The rules that a theme can break: it changes colours, and nothing else. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block']

/** Waits until nothing moves any more, except endless animations (a spinner). */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
}

/** Shows the page in a theme, as the visitor's switch does: with the attribute of the root element. */
async function showTheme(page: Page, theme: string | undefined): Promise<void> {
  await page.evaluate((name) => {
    if (name === undefined) delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = name
  }, theme)
  await settled(page)
}

export type Theme = 'light' | 'dark'

/**
 * The page in its current state meets WCAG 2.2 AA (as far as a program can check), in the light and in the dark theme
 * unless one is given.
 * @param within a selector, to check only a part
 */
export async function expectAccessible(
  page: Page,
  within?: string,
  themes: readonly Theme[] = ['light', 'dark'],
): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.dataset['theme'])
  for (const [nth, theme] of themes.entries()) {
    await showTheme(page, theme)
    const frames = within === undefined ? page.frames() : [page.mainFrame()]
    const found = await Promise.all(frames.map((frame) => violationsIn(frame, within, nth > 0)))
    expect(found.flat(), `${page.url()} in the ${theme} theme`).toEqual([])
  }
  await showTheme(page, before)
}

/**
 * Runs axe in the page itself, and returns only violations: @axe-core/playwright opens a new page for each run and
 * transfers every passing node there and back, which takes four times as long (2.6 s and 0.6 s for a list of 40).
 */
async function violationsIn(frame: Frame, within: string | undefined, ofColour: boolean): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(AXE)
  const options: axe.RunOptions = {
    runOnly: ofColour ? { type: 'rule', values: OF_COLOUR } : { type: 'tag', values: WCAG_22_AA },
    ...(ofColour ? {} : { rules: Object.fromEntries(LANDMARKS.map((rule) => [rule, { enabled: true }])) }),
    resultTypes: ['violations'],
    // Each is checked separately.
    iframes: false,
  }
  const violations = await frame.evaluate(
    async ({ within, options }) => {
      const { axe: here } = globalThis as unknown as { axe: typeof axe }
      const results = await here.run(within ?? document, options)
      return results.violations
    },
    { within, options },
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      (node) =>
        `${id}: ${help}: ${node.target.join(' ')}: ${node.failureSummary?.split('\n').slice(1).join(';').trim()}`,
    ),
  )
}

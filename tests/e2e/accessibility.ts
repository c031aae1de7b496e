import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Waits until nothing moves any more; what turns without end (a spinner) is not waited for. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
}

/** Shows the page in a theme, as the visitor's own switch does: by the attribute of the root element. */
async function showTheme(page: Page, theme: string | undefined): Promise<void> {
  await page.evaluate((name) => {
    if (name === undefined) delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = name
  }, theme)
  await settled(page)
}

export type Theme = 'light' | 'dark'

/**
 * The page as it stands meets WCAG 2.2 AA (as far as a program can tell), in the light and in the dark theme unless one
 * is named.
 * @param within a selector, to look at a part only
 */
export async function expectAccessible(
  page: Page,
  within?: string,
  themes: readonly Theme[] = ['light', 'dark'],
): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.dataset['theme'])
  for (const theme of themes) {
    await showTheme(page, theme)
    const axe = new AxeBuilder({ page }).withTags(WCAG_22_AA)
    const { violations } = await (within === undefined ? axe : axe.include(within)).analyze()
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        (node) =>
          `${id}: ${help}: ${node.target.join(' ')}: ${node.failureSummary?.split('\n').slice(1).join(';').trim()}`,
      ),
    )
    expect(found, `${page.url()} in the ${theme} theme`).toEqual([])
  }
  await showTheme(page, before)
}

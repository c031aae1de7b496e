import axe from 'axe-core'
import { expect } from 'vitest'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The rules that a theme can break: it changes colours, and nothing else. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block']

/** A part of the page meets WCAG 2.2 AA, as far as a program can check, in the light and in the dark theme. */
export async function expectAccessible(within = 'main'): Promise<void> {
  expect(document.querySelectorAll(within).length, within).toBeGreaterThan(0)
  const { dataset } = document.documentElement
  for (const theme of ['light', 'dark']) {
    dataset['theme'] = theme
    // Fading elements are measured when they have finished.
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
    }
    const runOnly: axe.RunOptions['runOnly'] =
      theme === 'light' ? { type: 'tag', values: WCAG_22_AA } : { type: 'rule', values: OF_COLOUR }
    const { violations } = await axe.run(within, { runOnly, resultTypes: ['violations'] })
    const found = violations.flatMap(({ help, nodes }) => nodes.map((node) => `${help}: ${node.target.join(' ')}`))
    expect(found, `${within} in the ${theme} theme`).toEqual([])
  }
  delete dataset['theme']
}

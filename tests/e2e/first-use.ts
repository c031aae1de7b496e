// The bytes that the first use of a dialog fetches.
import type { Page } from '@playwright/test'

interface FirstUse {
  /** Bytes of scripts and style sheets that the page did not have, compressed. */
  bytes: number
  /** Their names and sizes. */
  files: string
}

/**
 * Presses a button, and waits until the dialog's field is there. A file that
 * the page prefetched is listed again when it is imported, with its original size although it comes from the cache, so
 * names are counted once.
 */
export const firstUse = (page: Page, button: string, field: string): Promise<FirstUse> =>
  page.evaluate(
    async ({ button, field }) => {
      const fetched = () =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
          name.includes('/_astro/'),
        )
      const before = new Set(fetched().map(({ name }) => name))
      document.querySelector<HTMLElement>(button)?.click()
      while (!document.querySelector(`dialog[open] ${field}`)) await new Promise((next) => requestAnimationFrame(next))
      const sizes = new Map(fetched().map(({ name, encodedBodySize }) => [name, encodedBodySize]))
      const own = [...sizes].filter(([name]) => !before.has(name))
      return {
        bytes: own.reduce((sum, [, size]) => sum + size, 0),
        files: own.map(([name, size]) => `${name.replace(/^.*\//, '')} ${size}`).join(', '),
      }
    },
    { button, field },
  )

import { expect, type Page } from '@playwright/test'

interface Shift {
  value: number
  moved: string[]
}

/** All layout shifts since the page began that no input of the visitor caused, with the moved elements. */
async function layoutShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(async () => {
    interface LayoutShift extends PerformanceEntry {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    }
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const shifts: Shift[] = []
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries as LayoutShift[]) {
        if (entry.hadRecentInput) continue
        const moved = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
          const name = node instanceof Element ? `${node.localName}.${node.className}` : (node?.nodeName ?? '?')
          return `${name} from ${from.x},${from.y} ${from.width}x${from.height} to ${to.x},${to.y} ${to.width}x${to.height}`
        })
        shifts.push({ value: entry.value, moved })
      }
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    // The second frame begins when the layout of the first one has been measured. Pending records are included.
    await frame()
    await frame()
    add(observer.takeRecords())
    observer.disconnect()
    return shifts
  })
}

/**
 * The tolerance: a cumulative layout shift is reported to two decimal places, and a browser that paints in the middle
 * of parsing (a slow network, a busy machine) shows the last words of a line later.
 */
const NOTHING = 0.001

/** Nothing on the page has moved by itself since it began to load (cumulative layout shift 0). */
export async function expectNoLayoutShift(page: Page): Promise<void> {
  const shifts = await layoutShifts(page)
  const sum = shifts.reduce((all, shift) => all + shift.value, 0)
  expect(sum < NOTHING ? [] : shifts, `layout shifts of ${page.url()}`).toEqual([])
}

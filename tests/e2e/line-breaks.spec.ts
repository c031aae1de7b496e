// Lines break where a reader of the language expects it: no line begins or ends with a forbidden mark, and a word that
// fits in a line is not broken. Each kind of page at four widths.
import type { Page } from '@playwright/test'
import { HANG_GUARD } from '../hang-guard.ts'
import { builtItem, prefixOf } from './addresses.ts'
import { expect, test } from './fixtures.ts'

test.describe.configure({ timeout: 10 * HANG_GUARD })

const WIDTHS = [390, 768, 1024, 1440]

const PAGES = [
  [
    '/',
    '/exhibits/',
    '/exhibitor/',
    '/live/',
    '/meeting/',
    '/activity/',
    '/news/',
    '/business/',
    '/ticket/',
    '/guest/',
  ],
  ['/project/', '/exhibition-group/', '/audience/', '/member/', '/national-image/', '/exhibition/', '/concert/'],
  ['/hall/', '/hall/8.1/', '/hall/way/'],
  ['/exhibits/detail/*', '/exhibitor/detail/*', '/live/detail/*', '/meeting/detail/*', '/activity/detail/*'],
  ['/news/detail/*', '/guest/detail/*', '/project/detail/*', '/activity/contain/detail/*'],
].flat()

/** The faulty breaks on a page in its current layout: `before/after`, with the reason. */
const faultsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const NOT_FIRST = /[、。，．：；？！」』）】〕〉》”’ーァィゥェォッャュョヮヵヶぁぃぅぇぉっゃゅょ々％%,.;:?!)\]}]/
    const NOT_LAST = /[「『（【〔〈《“‘([{]/
    const WORD = /[\p{Script=Han}\p{Script=Katakana}ー]/u
    const KATAKANA = /[\p{Script=Katakana}ー]/u
    const faults = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
      const { data: text, parentElement: element } = node
      if (!text.trim() || !element?.checkVisibility({ visibilityProperty: true })) continue
      if (element.closest('.visually-hidden, .prose, select, textarea, [aria-hidden=true]')) continue
      range.selectNodeContents(node)
      if (range.getClientRects().length < 2) continue
      let box: Element | null = element
      while (box && getComputedStyle(box).display === 'inline') box = box.parentElement
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(box ?? element)
      const width =
        (box?.clientWidth ?? 0) - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
      const size = Number.parseFloat(getComputedStyle(element).fontSize)
      let bottom = Number.POSITIVE_INFINITY
      for (let at = 0; at < text.length; at += 1) {
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const rect = range.getClientRects().item(0)
        if (!rect || rect.width === 0) continue
        const isBreak = rect.top > bottom - 2
        bottom = rect.bottom
        const [before = '', after = ''] = [text[at - 1], text[at]]
        const around = `${text.slice(Math.max(0, at - 12), at)}/${text.slice(at, at + 12)}`
        // A dot between facts: the space before it ended the line.
        if (isBreak && after === '·' && before === ' ') faults.add(`begins with ${after}: ${around}`)
        if (!isBreak || /\s/.test(before)) continue
        if (NOT_FIRST.test(after)) faults.add(`begins with ${after}: ${around}`)
        if (NOT_LAST.test(before)) faults.add(`ends with ${before}: ${around}`)
        let from = at
        let to = at
        while (WORD.test(text[from - 1] ?? '')) from -= 1
        while (WORD.test(text[to] ?? '')) to += 1
        // A phrase longer than the line may break anywhere, so only words shorter than half a line count.
        if (KATAKANA.test(before) && KATAKANA.test(after) && (to - from) * size < width / 2)
          faults.add(`cuts a word: ${around}`)
        if (/[A-Za-z]/.test(before) && /[A-Za-z]/.test(after)) faults.add(`cuts a word: ${around}`)
        // GX-/650
        if (/[A-Z0-9]-$/.test(text.slice(0, at)) && /\d/.test(after)) faults.add(`cuts a code: ${around}`)
      }
    }
    return [...faults]
  })

for (const language of ['zh-CN', 'ja-JP', 'ko-KR', 'en-US'] as const) {
  test.describe(language, () => {
    test.use({ locale: language })

    test(`lines break between words (${language})`, { tag: '@all' }, async ({ page }) => {
      for (const path of PAGES) {
        const list = `${prefixOf(language)}${path.replace('*', '')}`
        await page.goto(path.endsWith('*') ? `${list}${builtItem(list)}/` : list)
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 })
          expect.soft(await faultsOn(page), `${list} at ${width}`).toEqual([])
        }
      }
    })
  })
}

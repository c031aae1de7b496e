// From 320 to 1920 pixels no page scrolls sideways, no column of text is narrower than eight characters, and no text
// covers a picture that is not designed for it. Each kind of page is checked in one language; together they are four.
import type { Page } from '@playwright/test'
import { HANG_GUARD } from '../hang-guard.ts'
import { builtItem, LANGUAGES, prefixOf } from './addresses.ts'
import { asVisitor } from './as-visitor.ts'
import { expect, test } from './fixtures.ts'

// One guard for each page.
test.describe.configure({ timeout: 10 * HANG_GUARD })

const WIDTHS = [320, 360, 390, 480, 600, 640, 641, 700, 768, 820, 960, 1024, 1152, 1200, 1366, 1600, 1920]

const PAGES = [
  ['/', '/exhibits/', '/exhibitor/', '/live/', '/meeting/', '/activity/', '/news/', '/business/', '/search/'],
  ['/guest/', '/member/', '/project/', '/exhibition-group/', '/national-image/', '/ticket/', '/audience/', '/e/2004/'],
  ['/hall/', '/hall/8.1/', '/hall/way/?from=8.1+B12&to=8.2+A04'],
  ['/exhibits/detail/*', '/exhibitor/detail/*', '/live/detail/*', '/meeting/detail/*', '/activity/detail/*'],
  ['/news/detail/*', '/guest/detail/*', '/project/detail/*', '/activity/contain/detail/*', '/exhibition/', '/e/2002/'],
] as const

interface Fault {
  width: number
  what: string
}

const faultsAt = (page: Page, width: number): Promise<Fault[]> =>
  page.evaluate((width) => {
    const faults: Fault[] = []
    const root = document.documentElement
    const name = (element: Element) =>
      `${element.localName}.${element.className} in ${element.parentElement?.className}: ${element.textContent?.trim().slice(0, 40)}`
    if (root.scrollWidth > root.clientWidth)
      faults.push({ width, what: `scrolls sideways by ${root.scrollWidth - root.clientWidth}` })
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const element = node.parentElement
      if (text.length < 9 || !element?.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { width: drawn, height } = range.getBoundingClientRect()
      let box: Element | null = element
      while (box && getComputedStyle(box).display === 'inline') box = box.parentElement
      const wide = box?.clientWidth ?? drawn
      const style = getComputedStyle(element)
      const size = Number.parseFloat(style.fontSize)
      // Visually hidden elements, and elements that scroll by themselves.
      if (drawn < 2 || height < 2) continue
      const lines = Math.round(height / (Number.parseFloat(style.lineHeight) || size * 1.5))
      // A headline in large letters may break sooner.
      const character = Math.min(24, /[\u3000-\u9fff\uac00-\ud7af]/.test(text) ? size : size / 2)
      if (lines > 2 && wide < 8 * character)
        faults.push({ width, what: `${Math.round(wide)} px, ${lines} lines: ${name(element)}` })
    }
    // Text that does not wrap covers its neighbours.
    for (const cell of document.querySelectorAll('.clocks-time, .fact-lines dd, .tags > *')) {
      if (cell.scrollWidth > cell.clientWidth + 1 && cell.clientWidth > 0)
        faults.push({ width, what: `${cell.scrollWidth - cell.clientWidth} px beyond its place: ${name(cell)}` })
    }
    for (const slide of document.querySelectorAll('.banner .slide')) {
      const { left, width: whole } = slide.getBoundingClientRect()
      for (const words of width < 640 ? [] : slide.querySelectorAll('.banner-text > :not(.btn-row)')) {
        const { right } = words.getBoundingClientRect()
        if (right > left + 0.53 * whole) faults.push({ width, what: `over the picture: ${name(words)}` })
      }
    }
    return faults
  }, width)

for (const [index, pages] of PAGES.entries()) {
  const language = LANGUAGES[index] ?? 'en-US'
  test(`no overflow and no narrow text at any width: ${pages.join(' ')} (${language})`, {
    tag: language === 'ja-JP' ? [] : '@all',
  }, async ({ page }) => {
    for (const path of pages) {
      const list = `${prefixOf(language)}${path.replace('*', '')}`
      const address = path.endsWith('*') ? `${list}${builtItem(list)}/` : list
      await page.goto(address)
      const faults: Fault[] = []
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        faults.push(...(await faultsAt(page, width)))
      }
      expect.soft(faults, address).toEqual([])
    }
  })
}

/** Pages that are rendered for logged-in visitors, each once it is complete. */
const OWN = ['', 'schedule/', 'calendar/', 'ticket/', 'order/', 'card/', 'exhibits/', 'inquiry/', 'account-setting/']

test('no overflow and no narrow text at any width: the personal center and the chat (ja-JP)', { tag: '@all' }, async ({
  page,
}) => {
  await asVisitor(page)
  for (const path of [...OWN.map((own) => `/ja-JP/personal-center/${own}`), '/ja-JP/chat/']) {
    await page.goto(path)
    await expect(page.locator('main .skeleton')).toHaveCount(0)
    const faults: Fault[] = []
    for (const width of [320, 390, 640, 700, 960, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      faults.push(...(await faultsAt(page, width)))
    }
    expect.soft(faults, path).toEqual([])
  }
})

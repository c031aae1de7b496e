import { expect, test } from 'vitest'
import { withInlineIcons } from './inline-icons.ts'

const use = (href: string) => `<svg class="icon"><use href="${href}"></use></svg>`
const page = (...icons: string[]) => `<html><head></head><body class="bare">${icons.join('')}</body></html>`

test('includes each icon that a page uses, once', () => {
  const html = withInlineIcons(page(use('/icons.svg#down'), use('/icons.svg#x'), use('/icons.svg#down')))
  expect(html).toContain('<body class="bare"><svg hidden><symbol id="i-down" viewBox="0 0 24 24">')
  expect(html.match(/<symbol /g)).toHaveLength(2)
  expect(html.match(/href="#i-down"/g)).toHaveLength(2)
  expect(html).toContain(use('#i-x'))
  expect(html).not.toContain('/icons.svg')
})

test.each([page(), page(use('/icons.svg#none'), use('/other.svg#down'))])('leaves the page unchanged: %s', (html) => {
  expect(withInlineIcons(html)).toBe(html)
})

import fs from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WorldMap } from './WorldMap.tsx'

const mark = (code: string, count: number) => ({ code, name: `Name of ${code}`, count, href: `/${code}/` })
const render = (...marks: ReturnType<typeof mark>[]) => renderToStaticMarkup(<WorldMap marks={marks} caption="Said" />)
const circles = (html: string) =>
  [...html.matchAll(/href="\/(\w+)\/".*?cx="(\d+)" cy="(\d+)" r="(\d+)"/g)].map(([, code = '', x, y, r]) => ({
    code,
    x: Number(x),
    y: Number(y),
    r: Number(r),
  }))

test('a circle’s area is proportional to its count, and small circles are above large ones', () => {
  const html = render(mark('JP', 25), mark('CN', 100), mark('DE', 1))
  const [china, japan, germany] = circles(html)
  expect([china?.code, japan?.code, germany?.code]).toEqual(['CN', 'JP', 'DE'])
  expect(japan?.r).toBe((china?.r ?? 0) / 2)
  expect(germany?.r, 'never too small to be seen').toBeGreaterThanOrEqual(8)
  expect(html).toContain('<title>Name of JP 25</title>')
  expect(html).toContain('<figcaption class="small muted">Said</figcaption>')
})

test('places each circle at the position of its country', () => {
  const [china, brazil] = circles(render(mark('CN', 9), mark('BR', 2)))
  expect(china?.x).toBeGreaterThan(brazil?.x ?? 0)
  expect(china?.y).toBeLessThan(brazil?.y ?? 0)
})

test('omits marks without a position, and renders no map for fewer than two countries', () => {
  expect(circles(render(mark('CN', 9), mark('CN-ZJ', 5), mark('__proto__', 5), mark('BR', 2)))).toHaveLength(2)
  expect(render(mark('CN', 9), mark('XX', 2))).toBe('')
  expect(render()).toBe('')
})

test('the map image has the size that the positions are based on', () => {
  expect(fs.readFileSync('public/world.svg', 'utf8')).toContain('<symbol id="land" viewBox="0 0 1000 470">')
})

import { expect, it } from 'vitest'
import { staleAt } from './stale-at.ts'

const BUILT = '2026-11-19T02:42:00.000Z'
const at = (time: string) => `2026-11-19T${time}:00.000Z`

it('a view by the clock stands until its next time', () => {
  const row = (...spans: string[]) => `<li class="x" data-span="${spans.join(' ')}" data-phase="now">x</li>`
  const rows =
    row(`${at('02:30')}/${at('05:00')}`) + row(`${at('01:00')}/${at('02:00')}`, `${at('04:00')}/${at('06:00')}`)
  expect(staleAt(rows, BUILT)).toBe(Date.parse(at('04:00')))
  expect(staleAt(`${rows}<aside data-changes="${at('03:00')}"></aside>`, BUILT)).toBe(Date.parse(at('03:00')))
  expect(staleAt(rows, at('06:00'))).toBeUndefined()
  expect(staleAt(`<time datetime="${at('04:00')}">x</time>`, BUILT)).toBeUndefined()
})

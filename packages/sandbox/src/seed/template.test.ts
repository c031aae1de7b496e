import { expect, test } from 'vitest'
import { escaped, fill, slotsOf } from './template.ts'

const look = (name: string) => ({ who: '대양정밀', noun: '로봇', n: '7' })[name] ?? `?${name}`

test('fills slots, with Korean particles', () => {
  expect(fill('{who:은} {noun:을} {n}대 전시합니다.', look)).toBe('대양정밀은 로봇을 7대 전시합니다.')
})

test('keeps text without slots, and looks up every slot', () => {
  expect(fill('no slots', look)).toBe('no slots')
  expect(fill('{n}{n}', look)).toBe('77')
  expect(fill('{absent}', look)).toBe('?absent')
})

test('lists the slots of a template', () => {
  expect(slotsOf('{who:은} {travel}, {who}')).toEqual(['who', 'travel', 'who'])
})

test('escapes special characters of HTML', () => {
  expect(escaped('Tea & "Foods" <b>')).toBe('Tea &amp; &quot;Foods&quot; &lt;b&gt;')
  expect(escaped('瀚林')).toBe('瀚林')
})

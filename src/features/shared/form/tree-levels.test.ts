import { expect, it } from 'vitest'
import { checkValue } from './check.ts'
import { isUnknownPath, nodeAt, UNLOADED, unloadedIn, withLevel } from './tree-levels.ts'

const top = [
  { value: 'CN', label: 'China', children: UNLOADED },
  { value: 'JP', label: 'Japan', children: [] },
]
const provinces = [{ value: 'CN-ZJ', label: 'Zhejiang', children: UNLOADED }]

it('adds a level under its node without changing the previous tree', () => {
  const tree = withLevel(top, ['CN'], provinces)
  const deep = withLevel(tree, ['CN', 'CN-ZJ'], [{ value: '330200', label: 'Ningbo', children: [] }])
  expect(nodeAt(deep, ['CN', 'CN-ZJ', '330200'])?.label).toBe('Ningbo')
  expect(nodeAt(tree, ['CN', 'CN-ZJ'])?.children).toBe(UNLOADED)
  expect(top[0]?.children).toBe(UNLOADED)
  expect(withLevel(top, ['FR'], provinces)).toEqual(top)
})

it('finds the first level of a path that is not loaded, down to the field’s depth', () => {
  expect(unloadedIn(top, ['CN', 'CN-ZJ'])).toEqual(['CN'])
  expect(unloadedIn(withLevel(top, ['CN'], provinces), ['CN', 'CN-ZJ'])).toEqual(['CN', 'CN-ZJ'])
  expect(unloadedIn(withLevel(top, ['CN'], provinces), ['CN', 'CN-ZJ'], 2)).toBeUndefined()
  expect(unloadedIn(top, ['CN'], 1)).toBeUndefined()
  expect(unloadedIn(top, ['JP'])).toBeUndefined()
})

it('a path through an unloaded level may be valid, and any other unknown path is invalid', () => {
  expect(isUnknownPath(top, ['CN', 'CN-ZJ'])).toBe(true)
  expect(isUnknownPath(top, ['JP', 'JP-13'])).toBe(false)
  expect(isUnknownPath(withLevel(top, ['CN'], provinces), ['CN', 'nowhere'])).toBe(false)
  const field = { type: 'cascade', source: 'GEOGRAPHY', multiple: false, leafOnly: false } as never
  const check = (path: string[], tree = top) => checkValue(field, path, { GEOGRAPHY: tree })?.key ?? null
  expect(check(['CN', 'CN-ZJ', '330200'])).toBeNull()
  expect(check(['JP', 'JP-13'])).toBe('form:choice')
  expect(check(['CN', 'nowhere'], withLevel(top, ['CN'], provinces) as never)).toBe('form:choice')
})

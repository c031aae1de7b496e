import { expect, test } from 'vitest'
import { initialsOf, kanaInitial, pinyinInitial } from './initials.ts'

test.each([
  ['瀚林', 'H'],
  ['北森', 'B'],
  ['安山', 'A'],
  ['橡芦', 'X'],
  ['中科', 'Z'],
  ['诺德', 'N'],
  ['阿尔诺', 'A'],
  ['欧', 'O'],
  ['恩', 'E'],
  ['奥若拉', 'A'],
  ['Lumen', 'L'],
  ['28', '#'],
])('%s is listed under %s by pinyin', (name, letter) => {
  expect(pinyinInitial(name)).toBe(letter)
})

test.each([
  ['ノルドホルム', 'N'],
  ['ハヌル', 'H'],
  ['ヴィアネッロ', 'V'],
  ['ファッブリ', 'F'],
  ['フーフン', 'F'],
  ['ジンボ', 'J'],
  ['チロル', 'C'],
  ['シタ', 'S'],
  ['ほし', 'H'],
  ['瀚', '#'],
])('%s is listed under %s by kana', (name, letter) => {
  expect(kanaInitial(name)).toBe(letter)
})

test('a company has one initial per language', () => {
  const name = ['瀚林精密机械', 'Hanlin Precision Machinery', '瀚林精密機械', '한린정밀기계'] as const
  expect(initialsOf(name, 'K')).toEqual(['H', 'H', 'K', 'H'])
  expect(initialsOf(['厄洛', 'Éclat', 'エクラ', '에클라'], '')).toEqual(['E', 'E', 'E', 'E'])
})

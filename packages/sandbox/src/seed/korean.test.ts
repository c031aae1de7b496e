import { expect, test } from 'vitest'
import { hangulInitial, withParticle } from './korean.ts'

test.each([
  ['기계', '은', '기계는'],
  ['로봇', '은', '로봇은'],
  ['회의', '을', '회의를'],
  ['서울', '으로', '서울로'],
  ['부산', '으로', '부산으로'],
  ['KR-7', '을', 'KR-7을'],
  ['T32', '이', 'T32가'],
  ['DC-60', '은', 'DC-60은'],
  ['MODEL', '과', 'MODEL과'],
  ['루멘 앤드 포름', '은', '루멘 앤드 포름은'],
] as const)('%s with the particle %s is %s', (word, particle, result) => {
  expect(withParticle(word, particle)).toBe(result)
})

test.each([
  ['한린정밀기계', 'H'],
  ['기타모리 로보틱스', 'G'],
  ['안산광학', 'A'],
  ['위안츠오디오', 'W'],
  ['예', 'Y'],
  ['Lumen', '#'],
])('%s is listed under %s', (name, letter) => {
  expect(hangulInitial(name)).toBe(letter)
})

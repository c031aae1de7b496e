import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { expect, it } from 'vitest'
import { testPage } from '../../../../tests/page-context.ts'
import { elapsedText } from './Elapsed.tsx'

const DAY = 86_400_000

it('elapsed time is shown as a clock, then as days, at most 99 (Spec 9)', () => {
  const texts = (milliseconds: number) => LANGUAGES.map((language) => elapsedText(testPage(language), milliseconds))
  expect(new Set(texts(3_723_000))).toEqual(new Set(['01:02:03']))
  expect(elapsedText(testPage('en-US'), 2 * DAY)).toBe('2 Days')
  expect(elapsedText(testPage('en-US'), 400 * DAY)).toBe('99 Days+')
  expect(elapsedText(testPage('ja-JP'), 2 * DAY)).toBe('2日')
  for (const words of texts(400 * DAY)) expect(words).toContain('99')
})

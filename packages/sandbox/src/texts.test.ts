import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { describe, expect, it } from 'vitest'
import { isExpired } from '../../../src/domain/errors.ts'
import { say, type TextKey } from './texts.ts'

const KEYS: TextKey[] = [
  'wrongField',
  'notWhole',
  'notOneOf',
  'tooMany',
  'tooLong',
  'noPath',
  'missing',
  'exceptionDetail',
]
const slots = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([slot]) => slot).sort()

describe('texts of the sandbox', () => {
  it.each(LANGUAGES)('have the same parameters in %s as in English', (language) => {
    for (const key of KEYS) {
      expect(slots(say('en-US', key)).length, key).toBeGreaterThan(0)
      expect(slots(say(language, key)), key).toEqual(slots(say('en-US', key)))
    }
  })

  it.each(LANGUAGES)('say in %s what the site takes for an expired login', (language) => {
    expect(isExpired({ errMsg: say(language, 'expired') })).toBe(true)
  })

  it('fill in parameters, also those that are texts themselves', () => {
    const params = { field: 'list', reason: { key: 'tooMany', params: { max: 200 } } } as const
    expect(say('en-US', 'wrongField', params)).toBe('list: at most 200 are allowed')
    expect(say('zh-CN', 'wrongField', params)).toBe('list：最多允许 200 个')
    expect(say('en-US', 'missing', { kind: { key: 'exhibit', params: {} } })).toBe('Not found: exhibit {id}')
  })
})

import fs from 'node:fs'
import path from 'node:path'
import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { describe, expect, it } from 'vitest'
import { isExpired } from '../../../src/domain/errors.ts'
import { areaTexts, say, type TextKey } from './texts.ts'

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

  it.each(LANGUAGES)('use a message in %s that the site recognises as an expired login', (language) => {
    expect(isExpired({ errMsg: say(language, 'expired') })).toBe(true)
  })

  it('fill in parameters, including nested texts', () => {
    const params = { field: 'list', reason: { key: 'tooMany', params: { max: 200 } } } as const
    expect(say('en-US', 'wrongField', params)).toBe('list: at most 200 are allowed')
    expect(say('zh-CN', 'wrongField', params)).toBe('list：最多允许 200 个')
    expect(say('en-US', 'missing', { kind: { key: 'exhibit', params: {} } })).toBe('Not found: exhibit {id}')
  })
})

describe('area texts', () => {
  it.each(Object.entries(areaTexts))('exist in four languages with the same parameters: %s', (_, texts) => {
    expect(texts).toHaveLength(LANGUAGES.length)
    for (const text of texts) {
      expect(text.trim()).not.toBe('')
      expect(slots(text)).toEqual(slots(texts[1]))
    }
  })

  it('have each key in one file only', () => {
    const folder = path.join(import.meta.dirname, 'data/texts')
    const keys = fs
      .readdirSync(folder)
      .flatMap((file) => Object.keys(JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'))))
    expect(keys.length).toBeGreaterThan(100)
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
    expect(Object.keys(areaTexts).sort()).toEqual(keys.toSorted())
  })
})

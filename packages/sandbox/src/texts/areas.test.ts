import fs from 'node:fs'
import path from 'node:path'
import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { describe, expect, it } from 'vitest'
import { areaTexts } from './areas.ts'

const slots = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([slot]) => slot).sort()

describe('texts of the areas', () => {
  it.each(Object.entries(areaTexts))('%s is said in four languages, with the same parameters', (_, texts) => {
    expect(texts).toHaveLength(LANGUAGES.length)
    for (const text of texts) {
      expect(text.trim()).not.toBe('')
      expect(slots(text)).toEqual(slots(texts[1]))
    }
  })

  it('have each key in one file only', () => {
    const folder = path.join(import.meta.dirname, '../data/texts')
    const keys = fs
      .readdirSync(folder)
      .flatMap((file) => Object.keys(JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'))))
    expect(keys.length).toBeGreaterThan(100)
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
    expect(Object.keys(areaTexts).sort()).toEqual(keys.toSorted())
  })
})

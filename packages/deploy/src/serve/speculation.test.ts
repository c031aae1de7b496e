// The files of speculation rules that pages refer to: they exist, are named by their content, and are valid rules.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { cacheControlOf } from './cache-control.ts'
import { mediaTypeOf } from './media-types.ts'
import { allowPrerender, RULES_TYPE, rulesOf, SPECULATION_RULES } from './speculation.ts'

const filesIn = (rules: string) => rules.split(', ').map((file) => file.slice(2, -1))
const FILES = new Set([...filesIn(rulesOf(true)), ...filesIn(rulesOf(false, true))])

it.each([...FILES])('%s has the right media type, and a name with its content hash', (file) => {
  const content = readFileSync(new URL(`../../../../public/${file}`, import.meta.url))
  const [, hash] = file.split('.')
  expect(createHash('sha256').update(content).digest('hex').slice(0, 8)).toBe(hash)
  expect(mediaTypeOf(file)).toBe(RULES_TYPE)
  expect(cacheControlOf(`/${file}`)).toMatch(/immutable/)
  expect(Object.keys(JSON.parse(content.toString()))).toEqual([file.startsWith('prerender') ? 'prerender' : 'prefetch'])
})

it('prefetches the details of a list at once only if pages are packed with a dictionary', () => {
  expect(filesIn(rulesOf(false))).toHaveLength(1)
  expect(filesIn(rulesOf(true))).toHaveLength(2)
})

it('allows prerendering only if the response has speculation rules', () => {
  const headers = new Headers({ [SPECULATION_RULES]: rulesOf(true) })
  allowPrerender(headers)
  expect(headers.get(SPECULATION_RULES)).toBe(rulesOf(true, true))
  const none = new Headers()
  allowPrerender(none)
  expect([...none]).toEqual([])
})

import { done, get, post } from '@fair/contract/endpoint.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { PlatformError } from './failure.ts'
import { readInput } from './input.ts'
import { say } from './texts.ts'

const fields = z.object({
  id: z.number(),
  text: z.optional(z.string()),
  size: z.optional(z.number()),
  is: z.nullish(z.boolean()),
  tags: z.optional(z.array(z.string())),
  years: z.optional(z.array(z.number())),
  mode: z.optional(z.enum(['AZ', 'DEFAULT'])),
  deep: z.optional(z.array(z.object({ name: z.string() }))),
})
const requested = get('/things/{id}', fields, done())
const sent = post('/things/{id}', fields, done())
const query = (text: string) =>
  readInput(requested, { path: { id: '7' }, query: new URLSearchParams(text), body: undefined })
const body = (value: unknown) =>
  readInput(sent, { path: { id: '7' }, query: new URLSearchParams('size=9'), body: value })

function refusalOf(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    if (error instanceof PlatformError) return `${error.errCode} ${say('en-US', error.key, error.params)}`
    throw error
  }
  return 'accepted'
}

describe('readInput', () => {
  it('converts the query to the types of the schema', () => {
    expect(query('text=12&size=40&is=true&tags=a,b&years=2025,2026&mode=AZ')).toEqual({
      id: 7,
      text: '12',
      size: 40,
      is: true,
      tags: ['a', 'b'],
      years: [2025, 2026],
      mode: 'AZ',
    })
  })

  it('merges repeated names into one list, and reads empty values as an empty list or as missing', () => {
    expect(query('tags=a&tags=b,%20c&years=&size=&is=0&text=')).toEqual({
      id: 7,
      tags: ['a', 'b', 'c'],
      years: [],
      is: false,
      text: '',
    })
  })

  it('reads the body and the path parameters, and ignores the query', () => {
    expect(body({ text: 'x', tags: ['a,b'] })).toEqual({ id: 7, text: 'x', tags: ['a,b'] })
    expect(body(undefined)).toEqual({ id: 7 })
    expect(body({ id: 8 })).toEqual({ id: 7 })
  })

  it.each([
    ['size=many', '4000 size: must be a number'],
    ['size=Infinity', '4000 size: must be a number'],
    ['is=perhaps', '4000 is: must be true or false'],
    ['years=2025,x', '4000 years.1: must be a number'],
    ['mode=ZA', '4000 mode: must be one of AZ, DEFAULT'],
  ])('refuses the query %s', (text, refusal) => {
    expect(refusalOf(() => query(text))).toBe(refusal)
  })

  it.each([
    [null, '4000 the request body must be a JSON object'],
    [[], '4000 the request body must be a JSON object'],
    ['text', '4000 the request body must be a JSON object'],
    [{ size: '9' }, '4000 size: must be a number'],
    [{ text: 9 }, '4000 text: must be a text'],
    [{ tags: 'a,b' }, '4000 tags: must be a list'],
    [{ deep: [{}] }, '4000 deep.0.name: is required'],
    [{ deep: ['x'] }, '4000 deep.0: must be an object'],
  ])('refuses the body %j', (value, refusal) => {
    expect(refusalOf(() => body(value))).toBe(refusal)
  })

  it('distinguishes a missing field from an invalid one', () => {
    const strict = post('/x', z.object({ name: z.string(), mode: z.enum(['a', 'b']) }), done())
    const read = (value: object) => () => readInput(strict, { path: {}, query: new URLSearchParams(), body: value })
    expect(refusalOf(read({}))).toBe('4000 name: is required')
    expect(refusalOf(read({ name: 'n' }))).toBe('4000 mode: is required')
    expect(refusalOf(read({ name: null, mode: 'a' }))).toBe('4000 name: must be a text')
  })
})

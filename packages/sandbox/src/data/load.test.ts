import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { FAMILY_IDS } from '../seed/family.ts'
import { load } from './load.ts'
import { type DataName, SCHEMAS } from './schema.ts'

const FOLDER = import.meta.dirname
const isName = (name: string): name is DataName => Object.hasOwn(SCHEMAS, name)
const NAMES = Object.keys(SCHEMAS).filter(isName)

it.each(NAMES)('%s matches its schema', (name) => {
  const { error } = z.safeParse<z.ZodMiniType>(SCHEMAS[name], load(name))
  expect(error && z.prettifyError(error)).toBeUndefined()
})

it('each data file has a schema, and each schema a data file', () => {
  const files = fs
    .readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length).split(path.sep).join('/'))
  expect(files.sort()).toEqual(NAMES.toSorted())
})

it('each data file is loaded by the code', () => {
  const root = path.dirname(FOLDER)
  const code = fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.') && !file.startsWith('data'))
    .map((file) => fs.readFileSync(path.join(root, file), 'utf8'))
    .join('\n')
  const ofFamilies = FAMILY_IDS.flatMap((id) => [`products/${id}`, `prose/${id}`])
  expect(NAMES.filter((name) => !code.includes(`load('${name}')`) && !ofFamilies.some((one) => one === name))).toEqual(
    [],
  )
})

it('schemas reject unknown keys, wrong lengths, wrong types and unknown topics', () => {
  const [right] = load('visitor/promotions')
  const schema = SCHEMAS['visitor/promotions']
  expect(z.safeParse(schema, [right]).success).toBe(true)
  for (const wrong of [
    { ...right, more: 1 },
    { ...right, name: ['one', 'two', 'three'] },
    { ...right, isValid: 'yes' },
  ]) {
    expect(z.safeParse(schema, [wrong]).success).toBe(false)
  }
  expect(
    z.safeParse(SCHEMAS['business/activities'], [{ ...load('business/activities')[0], topic: 'no such' }]).success,
  ).toBe(false)
})

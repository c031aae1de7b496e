import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { isIntact, pageFileOf, readPageFile } from './page-files.ts'

const dir = mkdtempSync(join(tmpdir(), 'page-files-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const PAGE = `<html>${'x'.repeat(99)}</html>\n`
const known = pageFileOf(Buffer.from(PAGE))

it.each([
  ['as it was built', PAGE, true],
  ['empty', '', false],
  ['cut off', PAGE.slice(0, 50), false],
  ['full of zeros', '\0'.repeat(PAGE.length), false],
  ['another page', '<html></html>', false],
])('a page that is %s', (name, text, isComplete) => {
  const file = join(dir, name)
  writeFileSync(file, text)
  expect(isIntact(file, known)).toBe(isComplete)
})

it('a page without a record must have its end; a file that is missing is not whole', () => {
  expect(isIntact(join(dir, 'another page'), undefined)).toBe(true)
  expect(isIntact(join(dir, 'cut off'), undefined)).toBe(false)
  expect(isIntact(join(dir, 'nowhere'), known)).toBe(false)
})

it('a page is published with its size and digest, one that was not written to its end never', () => {
  expect(readPageFile(join(dir, 'as it was built'))).toEqual(known)
  expect(() => readPageFile(join(dir, 'cut off'))).toThrow('does not contain a complete page')
})

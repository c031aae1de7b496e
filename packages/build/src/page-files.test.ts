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
])('checks whether a page is intact: %s', (name, text, isComplete) => {
  const file = join(dir, name)
  writeFileSync(file, text)
  expect(isIntact(file, known)).toBe(isComplete)
})

it('checks only the end of a page without a record, and reports a missing file as not intact', () => {
  expect(isIntact(join(dir, 'another page'), undefined)).toBe(true)
  expect(isIntact(join(dir, 'cut off'), undefined)).toBe(false)
  expect(isIntact(join(dir, 'nowhere'), known)).toBe(false)
})

it('reads the size and digest of a complete page, and throws for a truncated one', () => {
  expect(readPageFile(join(dir, 'as it was built'))).toEqual(known)
  expect(() => readPageFile(join(dir, 'cut off'))).toThrow('does not contain a complete page')
})

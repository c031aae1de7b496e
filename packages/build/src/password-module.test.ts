import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readOptions } from './options.ts'
import { writePasswordModule } from './password-module.ts'

function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'password-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  return dir
}

const fileOf = (dir: string, text: string) => {
  const path = join(dir, 'password.mjs')
  writeFileSync(path, text)
  return path
}

it('publishes the module under a name with a content hash', () => {
  const dir = folder()
  const text = 'export default (password) => btoa(password)\n'
  const { passwordModule } = readOptions(['--password-module', fileOf(dir, text)], {})
  expect(passwordModule?.file).toMatch(/^_astro\/password\.[0-9a-f]{8}\.js$/)
  if (!passwordModule) return
  writePasswordModule(dir, passwordModule)
  expect(readFileSync(join(dir, passwordModule.file), 'utf8')).toBe(text)
})

it('uses no module by default', () => {
  expect(readOptions([], {}).passwordModule).toBeNull()
})

it.each([
  ['no default export', 'export const hash = (password) => password'],
  ['an import', "import { hash } from './hash.js'\nexport default hash"],
  ['too many bytes', `export default () => '${'x'.repeat(100_001)}'`],
])('refuses a file with %s', (_, text) => {
  const path = fileOf(folder(), text)
  expect(() => readOptions(['--password-module', path], {})).toThrow(expect.objectContaining({ exitCode: 2 }))
})

it('refuses a missing file', () => {
  const read = () => readOptions(['--password-module', join(folder(), 'none.mjs')], {})
  expect(read).toThrow(expect.objectContaining({ exitCode: 2 }))
})

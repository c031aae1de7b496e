import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import {
  completed,
  type Lockfile,
  type MissingPackage,
  missingPackages,
  withoutIntegrity,
} from './complete-lockfile.ts'

const optional = { 'tool-linux-x64-musl': '2.1.0', 'tool-darwin-arm64': '2.1.0', 'tool-wasm32-wasi': '2.1.0' }
const integrityOf = ({ name }: MissingPackage) => `sha512-${name}`
const lock: Lockfile = {
  packages: {
    '': {},
    'node_modules/tool': { version: '2.1.0', dev: true, optionalDependencies: optional },
    'node_modules/tool/node_modules/tool-darwin-arm64': { version: '2.1.0', optional: true },
    'node_modules/wide': { version: '1.0.0' },
  },
}

test('finds packages without an entry where Node would look', () => {
  expect(missingPackages(lock).map(({ name }) => name)).toEqual(['tool-linux-x64-musl', 'tool-wasm32-wasi'])
})

test('adds entries with their platforms, in order, and changes nothing else', () => {
  const full = completed(lock, integrityOf)
  expect(missingPackages(full)).toEqual([])
  expect(full.packages['node_modules/tool-linux-x64-musl']).toEqual({
    version: '2.1.0',
    integrity: 'sha512-tool-linux-x64-musl',
    cpu: ['x64'],
    dev: true,
    libc: ['musl'],
    optional: true,
    os: ['linux'],
  })
  expect(full.packages['node_modules/tool-wasm32-wasi']).toMatchObject({ cpu: ['wasm32'] })
  expect(Object.keys(full.packages)).toEqual([
    '',
    'node_modules/tool',
    'node_modules/tool-linux-x64-musl',
    'node_modules/tool-wasm32-wasi',
    'node_modules/tool/node_modules/tool-darwin-arm64',
    'node_modules/wide',
  ])
  expect(completed(full, integrityOf)).toEqual(full)
})

test('throws for a name without a known platform, and for a version range', () => {
  const odd = (name: string, version: string): Lockfile => ({
    packages: { 'node_modules/tool': { optionalDependencies: { [name]: version } } },
  })
  expect(() => completed(odd('colours', '1.0.0'), integrityOf)).toThrow(/colours/)
  expect(() => completed(odd('tool-linux-x64', '^1.0.0'), integrityOf)).toThrow(/\^1\.0\.0/)
})

test('finds nested and optional packages without integrity', () => {
  const packages = {
    '': {},
    'packages/ours': { version: '0.1.0' },
    'node_modules/a': { integrity: 'sha512-a' },
    'node_modules/a/node_modules/b': { version: '1.0.0', optional: true },
    'node_modules/a/node_modules/c': { version: '1.0.0', inBundle: true },
    'node_modules/d': { link: true },
  }
  expect(withoutIntegrity({ packages })).toEqual(['node_modules/a/node_modules/b'])
})

test('every package of the lockfile has an integrity hash', () => {
  const file = path.join(import.meta.dirname, '..', 'package-lock.json')
  expect(withoutIntegrity(JSON.parse(fs.readFileSync(file, 'utf8')))).toEqual([])
})

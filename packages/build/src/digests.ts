import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { BuildOptions } from './options.ts'

export const root = join(import.meta.dirname, '../../..')

/** What a build depends on besides the platform's content. */
export interface Sources {
  /** Digest of everything that determines how content becomes pages. */
  code: string
  /** Digest of the embedded platform with its fair. */
  sandbox: string
}

/** Digests the files of this repository. */
export function digestSources(): Sources {
  const files = globSync('{src,packages/{contract,sandbox,search}/src,public}/**/*', { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((file) => !/\.test\.tsx?$/.test(file))
  const isSandbox = (file: string) => file.startsWith('packages/sandbox/')
  return {
    code: digestOfFiles(['package-lock.json', 'astro.config.mjs', ...files.filter((file) => !isSandbox(file))]),
    sandbox: digestOfFiles(files.filter(isSandbox)),
  }
}

function digestOfFiles(files: string[]): string {
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('base64url').slice(0, 22)
}

/**
 * The stamp under which a build caches items (src/content/store.ts). It changes with the code, which may read other
 * fields of an item. For the in-process sandbox it also changes with size, moment, database and the sandbox's code: each
 * of these creates other items with the same update times.
 */
export function itemStamp(options: BuildOptions, sources: Sources): string {
  const { platform, product, size, now, db, origins } = options
  if (platform !== null) return digestOf([sources.code, product, options.zone])
  const file = db === ':memory:' ? db : resolve(db)
  return digestOf([sources, product, size, now, file, origins])
}

const digestOf = (values: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22)

// Archives of a built site that no release has written: created by another process when they are first requested, so
// that `npm start` and `npm run preview` offer the same as a released site.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { MARKER } from '@fair/build/release.ts'
import { LANGUAGES, type Language } from '@fair/contract/rules/language.ts'
import { machineTime } from '@fair/contract/rules/machine-time.ts'
import { NODE_FLAGS } from '../../../../scripts/node-flags.mjs'
import { ARCHIVES, indexFile } from '../archive/write-archive.ts'
import { type Files, folderFiles } from './site-path.ts'

const SCRIPT = join(import.meta.dirname, '../archive/archive-process.ts')

/** Archives of other builds remain for a week: another site's server may use them. */
const KEEP_MS = 7 * 24 * 60 * 60 * 1000

const making = new Map<string, Promise<void>>()

/**
 * The files of a built site and, below `archive/`, those that are created from it.
 *
 * @param folder the site
 * @param cache the folder for archives; undefined: none are created
 */
export function filesWithArchives(folder: string, cache: string | undefined): Files {
  const own = folderFiles(folder)
  if (cache === undefined) return own
  return async (segments) => {
    const found = await own(segments)
    if (found || segments[0] !== ARCHIVES) return found
    const out = outputOf(folder, cache)
    const language = LANGUAGES.find((each) => segments.join('/') === indexFile(each))
    if (language) await make(folder, language, out)
    return folderFiles(out)(segments)
  }
}

/** The folder of the archives for the site's current state. */
function outputOf(folder: string, cache: string): string {
  const built = statSync(join(folder, MARKER), { throwIfNoEntry: false })?.mtimeMs ?? 0
  return join(cache, createHash('sha256').update(`${folder} ${built}`).digest('hex').slice(0, 16))
}

function make(folder: string, language: Language, out: string): Promise<void> {
  if (existsSync(join(out, indexFile(language)))) return Promise.resolve()
  prune(dirname(out), out)
  const key = `${out} ${language}`
  const started = making.get(key) ?? run([folder, language, out]).finally(() => making.delete(key))
  making.set(key, started)
  return started
}

function prune(cache: string, used: string): void {
  for (const name of existsSync(cache) ? readdirSync(cache) : []) {
    const dir = join(cache, name)
    // Another server may have deleted it.
    const created = statSync(dir, { throwIfNoEntry: false })?.mtimeMs
    if (dir !== used && created !== undefined && machineTime() - created > KEEP_MS)
      rmSync(dir, { recursive: true, force: true })
  }
}

const run = (args: string[]): Promise<void> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [...NODE_FLAGS, SCRIPT, ...args], { stdio: ['ignore', 'inherit', 'inherit'] })
    child.once('error', () => resolve())
    child.once('close', () => resolve())
  })
